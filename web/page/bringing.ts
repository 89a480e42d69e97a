import { useLayoutEffect, useRef } from 'preact/hooks';
import { loadFailed } from '../model/catalogue/page-en.ts';
import type { HistoryAction } from '../model/history.ts';
import { open, problem } from '../model/opening.ts';
import type { State } from '../model/state.ts';
import { type Brought, readTransfer } from './files.ts';
import { loadTexts } from './texts.ts';

/** Shows what was brought, or says why it cannot be shown. */
export async function show(brought: Brought, state: State, dispatch: (action: HistoryAction) => void): Promise<void> {
  let action: HistoryAction = problem('problem' in brought ? brought.problem : loadFailed);
  try {
    if ('text' in brought) action = open(await loadTexts(), brought.text, state);
  } catch (error) {
    reportError(error);
  }
  dispatch(action);
  requestAnimationFrame(() => setTimeout(bringIntoSight));
}

/** What came of it: the board, or why there is none. The page has followed by then. */
function bringIntoSight(): void {
  const problem = document.querySelector('.notice-place > .notice');
  (problem ?? document.querySelector('.picture'))?.scrollIntoView({ block: 'nearest' });
}

/** Paste and drop anywhere on the page. Text fields keep their own. */
export function useBringing(state: State, dispatch: (action: HistoryAction) => void): void {
  const now = useRef(state);
  now.current = state;
  useLayoutEffect(() => {
    const take = (event: Event, data: DataTransfer | null, last: boolean) => {
      if (!data || isTextField(event.target)) return;
      event.preventDefault();
      if (last) void readTransfer(data).then((brought) => show(brought, now.current, dispatch));
      else data.dropEffect = 'copy';
    };
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData, true);
    const onDrag = (event: DragEvent) => take(event, event.dataTransfer, event.type === 'drop');
    document.addEventListener('paste', onPaste);
    document.addEventListener('dragover', onDrag);
    document.addEventListener('drop', onDrag);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('dragover', onDrag);
      document.removeEventListener('drop', onDrag);
    };
  }, [dispatch]);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=range]), [contenteditable]');
}
