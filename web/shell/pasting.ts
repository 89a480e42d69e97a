import { useLayoutEffect, useRef } from 'preact/hooks';
import { loadFailed, loading } from '#locale/page.ts';
import { once } from '../engine/once.ts';
import type { HistoryAction } from '../model/history.ts';
import type { State } from '../model/state.ts';
import { PATIENCE } from '../ui/loading.ts';
import { listenForTransfers } from './transfers.ts';

/** One promise for all texts: several imports of a module need not be there in the order of their calls. */
const load = once(() => import('./incoming.ts'));

/** Paste and drop anywhere on the page. Text fields keep their own. The module that reads texts is fetched with the first. */
export function usePasteAndDrop(state: State, dispatch: (action: HistoryAction) => void): void {
  const now = useRef(state);
  now.current = state;
  useLayoutEffect(
    () =>
      listenForTransfers(
        document,
        ({ target }) => !isTextField(target),
        (transfer) => {
          const say = (tone: 'news' | 'problem', text: string) => dispatch({ type: 'notice', notice: { tone, text } });
          const slow = setTimeout(() => say('news', loading), PATIENCE);
          load()
            .finally(() => clearTimeout(slow))
            .then(
              ({ show }) => show(transfer, () => now.current, dispatch),
              (error) => {
                reportError(error);
                say('problem', loadFailed);
              },
            );
        },
      ),
    [dispatch],
  );
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=range]), [contenteditable]');
}
