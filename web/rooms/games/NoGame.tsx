import * as text from '#locale/no-game.ts';
import { MOVES_FOCUS, news } from '../../model/opening.ts';
import { isGame } from '../../scenes/examples.ts';
import { adopt } from '../../ui/adopt.ts';
import { Failed } from '../../ui/Failed.tsx';
import lens from '../../ui/lens/style.css?inline';
import type { PageProps } from '../../ui/page-props.ts';
import { useExamples } from './loaded-examples.ts';

adopt(lens);

/** The room while no game is open: the way to open one, and games to look at. */
function NoGame(props: PageProps) {
  return (
    <>
      <p>{text.noGame}</p>
      <p>
        <button type="button" class="choice" onClick={() => props.dispatch({ type: 'dialog', dialog: 'open' })}>
          {text.openOne}
        </button>
      </p>
      <ExampleGames {...props} />
    </>
  );
}

/** Games to look at, where none is open. */
function ExampleGames({ state, dispatch }: PageProps) {
  const { examples, failed, again, choose } = useExamples(state, (action, { idea }) =>
    dispatch({ ...action, notice: { ...news(idea), ofOpened: true }, focus: MOVES_FOCUS }),
  );
  if (failed) return <Failed again={again} />;
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

export const open = () => NoGame;
