import { useLayoutEffect, useRef } from 'preact/hooks';
import { loadFailed } from '#locale/page.ts';
import { once } from '../engine/once.ts';
import type { HistoryAction } from '../model/history.ts';
import type { State } from '../model/state.ts';
import { listenForTransfers } from './files.ts';

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
        (incoming) =>
          load().then(
            ({ show }) => show(incoming, () => now.current, dispatch),
            (error) => {
              reportError(error);
              dispatch({ type: 'notice', notice: { tone: 'problem', text: loadFailed } });
            },
          ),
      ),
    [dispatch],
  );
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=range]), [contenteditable]');
}
