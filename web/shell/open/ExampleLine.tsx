import { useRef } from 'preact/hooks';
import * as text from '#locale/open.ts';
import { useLoaded } from '../../ui/loading.ts';
import type { PartProps } from '../../ui/part.ts';
import { opened } from '../bringing.ts';
import { actionFor, loadShelf } from './shelf.ts';

/** The example that is on the board, with its neighbours one press away. */
export function ExampleLine({ state, dispatch }: PartProps) {
  const { value: shelf } = useLoaded(loadShelf);
  const now = useRef(state);
  now.current = state;
  const at = shelf?.findIndex(({ example }) => example.id === state.example?.id) ?? -1;
  const shown = shelf?.[at];
  if (!shelf || !shown) return null;
  const go = async (index: number) => {
    const next = shelf[index];
    if (next) opened(await actionFor(next, () => now.current), next.example.idea, dispatch);
  };
  const to = (label: string, index: number) => (
    <button type="button" class="link" aria-disabled={!shelf[index]} onClick={() => void go(index)}>
      {label}
    </button>
  );
  return (
    <nav class="example-line" aria-label={text.tabs.examples}>
      <p role="status">
        {text.example(at + 1, shelf.length)} <b>{shown.example.title}</b>
        {state.example?.edited && `, ${text.changed}`}
      </p>
      <p class="example-steps">
        {to(text.previous, at - 1)}
        {to(text.next, at + 1)}
      </p>
      <p class="source">{shown.example.source}</p>
    </nav>
  );
}
