import { useRef, useState } from 'preact/hooks';
import * as text from '#locale/games.ts';
import { MOVES_FOCUS, news } from '../../model/opening.ts';
import { isGame } from '../../scenes/examples.ts';
import { adopt } from '../../ui/adopt.ts';
import { Failed } from '../../ui/Failed.tsx';
import lens from '../../ui/lens/style.css?inline';
import { useLoaded } from '../../ui/loading.ts';
import type { PageProps } from '../../ui/page-props.ts';
import { actionFor, type LoadedExample, loadExamples } from './loaded-examples.ts';

adopt(lens);

/** Games to look at, where none is open. */
function ExampleGames({ state, dispatch }: PageProps) {
  const { value: examples, failed, again } = useLoaded(loadExamples);
  const [broken, setBroken] = useState(false);
  const now = useRef(state);
  now.current = state;
  if (failed || broken) return <Failed again={() => (broken ? setBroken(false) : again())} />;
  const choose = async (shown: LoadedExample) => {
    try {
      const action = await actionFor(shown, () => now.current);
      dispatch({ ...action, notice: { ...news(shown.example.idea), ofOpened: true }, focus: MOVES_FOCUS });
    } catch (error) {
      reportError(error);
      setBroken(true);
    }
  };
  return (
    <section aria-labelledby="example-games">
      <h2 id="example-games">{text.examples}</h2>
      <ul class="stack">
        {examples
          ?.filter(({ example }) => isGame(example))
          .map((each) => (
            <li key={each.example.id}>
              <button type="button" class="link" onClick={() => void choose(each)}>
                {each.example.title}
              </button>
              <p class="soft">{each.example.idea}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}

export const open = () => ExampleGames;
