import { useRef, useState } from 'preact/hooks';
import * as text from '#locale/open.ts';
import { news } from '../../model/opening.ts';
import { actionFor, type LoadedExample, loadExamples } from '../../rooms/games/loaded-examples.ts';
import { KINDS, type Kind } from '../../scenes/examples.ts';
import { Thumbnail } from '../../ui/board/Thumbnail.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { useLoaded } from '../../ui/loading.ts';
import { opened } from '../incoming.ts';
import type { TabProps } from './props.ts';

/** Positions and games worth looking at, each with one idea, all or those of a kind. */
export function ExamplesTab({ state, dispatch, engine, palette, close }: TabProps) {
  const { value: examples, failed, again } = useLoaded(loadExamples);
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const [broken, setBroken] = useState(false);
  const now = useRef(state);
  now.current = state;
  if (failed || broken) return <Failed again={() => (broken ? setBroken(false) : again())} />;
  if (!examples) return <p>{text.loading}</p>;
  const of = (each: Kind) => examples.filter(({ example }) => example.kind === each);
  const choose = async (shown: LoadedExample) => {
    try {
      const action = await actionFor(shown, () => now.current);
      close();
      opened(action, news(shown.example.idea), dispatch);
    } catch (error) {
      reportError(error);
      setBroken(true);
    }
  };
  const filter = (value: Kind | 'all', n: number) => (
    <button key={value} type="button" class="choice" aria-pressed={kind === value} onClick={() => setKind(value)}>
      {text.counted({ kind: text.kinds[value], n })}
    </button>
  );
  const card = (shown: LoadedExample) => {
    const { id, title, idea } = shown.example;
    return (
      <li key={id}>
        <button
          type="button"
          class="card"
          aria-labelledby={`example-${id}`}
          aria-describedby={`idea-${id}`}
          aria-current={state.example?.id === id || undefined}
          onClick={() => void choose(shown)}
        >
          <span class="thumbnail">
            <Thumbnail engine={engine} position={shown.position} palette={palette} side={80} widest={16} />
          </span>
          <span class="card-text">
            <b id={`example-${id}`}>{title}</b>
            <span id={`idea-${id}`}>{idea}</span>
          </span>
        </button>
      </li>
    );
  };
  return (
    <>
      <div class="wraps filters" role="group" aria-label={text.kind}>
        {filter('all', examples.length)}
        {KINDS.map((each) => filter(each, of(each).length))}
      </div>
      {KINDS.filter((each) => kind === 'all' || kind === each).map((each) => (
        <section key={each} aria-labelledby={`kind-${each}`}>
          <h3 id={`kind-${each}`}>{text.kinds[each]}</h3>
          <ul class="cards">{of(each).map(card)}</ul>
        </section>
      ))}
    </>
  );
}
