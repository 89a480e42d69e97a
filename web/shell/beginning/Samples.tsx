import * as text from '#locale/beginning.ts';
import { news } from '../../model/opening.ts';
import { isPosition, loadExamples, openExample } from '../../scenes/examples.ts';
import { positionOf } from '../../scenes/scene.ts';
import { Thumbnail } from '../../ui/board/Thumbnail.tsx';
import type { FetchedProps } from '../../ui/Fetched.tsx';
import { useLoaded } from '../../ui/loading.ts';

/** The examples that are shown, in their order. */
const SHOWN = ['two-eyes', 'false-eye', 'alive-to-you', 'joined', 'two-headed-dragon'];

/** A few examples, to open one, and the way to all of them; nothing until they are there. */
export function Samples({ engine, palette, dispatch }: FetchedProps) {
  const { value: examples } = useLoaded(loadExamples);
  const shown = examples?.filter(isPosition).filter(({ id }) => SHOWN.includes(id));
  if (!shown) return null;
  return (
    <>
      <h2>{text.examples}</h2>
      <ul class="samples">
        {shown.map((example) => (
          <li key={example.id}>
            <button
              type="button"
              class="choice sample"
              onClick={() => dispatch({ ...openExample(example), notice: { ...news(example.idea), ofOpened: true } })}
            >
              <Thumbnail engine={engine} position={positionOf(example)} palette={palette} side={80} widest={16} />
              {example.title}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" class="link" onClick={() => dispatch({ type: 'dialog', dialog: 'examples' })}>
          {text.allExamples}
        </button>
      </p>
    </>
  );
}
