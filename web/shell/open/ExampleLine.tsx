import { useRef } from 'preact/hooks';
import * as text from '#locale/open.ts';
import { news } from '../../model/opening.ts';
import { ErrataLink } from '../../ui/ErrataLink.tsx';
import { useLoaded } from '../../ui/loading.ts';
import type { PageProps } from '../../ui/page-props.ts';
import { opened } from '../incoming.ts';
import { actionFor, loadExamples } from './loaded-examples.ts';

/** The example that is on the board, with its neighbours one press away. */
export function ExampleLine({ state, dispatch }: PageProps) {
  const { value: examples } = useLoaded(loadExamples);
  const now = useRef(state);
  now.current = state;
  const at = examples?.findIndex(({ example }) => example.id === state.example?.id) ?? -1;
  const shown = examples?.[at];
  if (!examples || !shown) return null;
  const { source, note, errata } = shown.example;
  const go = async (index: number) => {
    const next = examples[index];
    if (next) opened(await actionFor(next, () => now.current), news(next.example.idea), dispatch);
  };
  const to = (label: string, index: number) => (
    <button type="button" class="link" aria-disabled={!examples[index]} onClick={() => void go(index)}>
      {label}
    </button>
  );
  return (
    <nav class="example-line" aria-label={text.tabs.examples}>
      <p role="status">
        {text.example(at + 1, examples.length)} <b>{shown.example.title}</b>
        {state.example?.edited && `, ${text.changed}`}
      </p>
      <p class="example-steps">
        {to(text.previous, at - 1)}
        {to(text.next, at + 1)}
      </p>
      <p class="source">{source}</p>
      {note && errata && (
        <p class="source">
          {note}{' '}
          <ErrataLink text={errata} dispatch={dispatch}>
            {text.seeErrata}
          </ErrataLink>
        </p>
      )}
    </nav>
  );
}
