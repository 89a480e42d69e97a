import { useState } from 'preact/hooks';
import * as text from '#locale/open.ts';
import { news } from '../../model/opening.ts';
import { type LoadedExample, useExamples } from '../../rooms/games/loaded-examples.ts';
import { KINDS, type Kind } from '../../scenes/examples.ts';
import { Thumbnail } from '../../ui/board/Thumbnail.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { opened } from '../incoming.ts';
import type { TabProps } from './props.ts';

/** Positions and games worth looking at, each with one idea, all or those of a kind. */
export function ExamplesTab({ state, dispatch, engine, palette, close }: TabProps) {
  const { examples, failed, again, choose } = useExamples(state, (action, { idea }) => {
    close();
    opened(action, news(idea), dispatch);
  });
  const [kind, setKind] = useState<Kind | 'all'>('all');
  if (failed) return <Failed again={again} />;
  if (!examples) return <Waiting />;
  const of = (each: Kind) => examples.filter(({ example }) => example.kind === each);
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
