import { useRef } from 'preact/hooks';
import * as text from '#locale/open.ts';
import { partFailed } from '#locale/page.ts';
import { betweenSentences } from '#locale/shared.ts';
import { news } from '../../model/opening.ts';
import { actionFor, loadExamples } from '../../rooms/games/loaded-examples.ts';
import { ErrataLink } from '../../ui/ErrataLink.tsx';
import { useLoaded } from '../../ui/loading.ts';
import type { PageProps } from '../../ui/page-props.ts';
import { opened } from '../incoming.ts';

/** The example that is on the board, with its neighbours one press away. */
export function ExampleLine({ state, dispatch }: PageProps) {
  const { value: examples } = useLoaded(loadExamples);
  const now = useRef(state);
  now.current = state;
  const ahead = useRef<number | null>(null);
  const at = examples?.findIndex(({ example }) => example.id === state.example?.id) ?? -1;
  const shown = examples?.[at];
  if (!examples || !shown) return null;
  const { source, note, errata } = shown.example;
  /** Counted from the example that was asked for last, even if it is not open yet. */
  const go = async (by: number) => {
    const to = (ahead.current ?? at) + by;
    const next = examples[to];
    if (!next) return;
    ahead.current = to;
    try {
      const action = await actionFor(next, () => now.current);
      if (ahead.current === to) opened(action, news(next.example.idea), dispatch);
    } catch (error) {
      reportError(error);
      dispatch({ type: 'notice', notice: { tone: 'problem', text: partFailed } });
    }
    if (ahead.current === to) ahead.current = null;
  };
  const to = (label: string, by: number) => (
    <button type="button" class="link" aria-disabled={!examples[at + by]} onClick={() => void go(by)}>
      {label}
    </button>
  );
  return (
    <nav class="wraps example-line" aria-label={text.tabs.examples}>
      <p role="status">
        {(state.example?.edited ? text.exampleChanged : text.example)({
          number: at + 1,
          all: examples.length,
          title: shown.example.title,
        })}
      </p>
      <p class="example-steps">
        {to(text.previous, -1)}
        {to(text.next, 1)}
      </p>
      <p class="source">{source}</p>
      {note && errata && (
        <p class="source">
          {note}
          {betweenSentences}
          <ErrataLink text={errata} dispatch={dispatch}>
            {text.seeErrata}
          </ErrataLink>
        </p>
      )}
    </nav>
  );
}
