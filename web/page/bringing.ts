import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Engine } from '../engine/engine.ts';
import type { HistoryAction } from '../model/history.ts';
import { open } from '../model/opening.ts';
import type { State } from '../model/state.ts';
import { type Brought, readTransfer } from './files.ts';

/** Shows what was brought, or says why it cannot be shown. */
export function show(brought: Brought, engine: Engine, state: State, dispatch: (action: HistoryAction) => void): void {
  if ('problem' in brought) dispatch({ type: 'notice', notice: { tone: 'problem', text: brought.problem } });
  else dispatch(open(engine, brought.text, state));
}

/** Paste and drop anywhere on the page. Text fields keep their own. */
export function useBringing(engine: Engine, state: State, dispatch: (action: HistoryAction) => void): void {
  const now = useRef(state);
  now.current = state;
  useLayoutEffect(() => {
    const take = (event: Event, data: DataTransfer | null, last: boolean) => {
      if (!data || isTextField(event.target)) return;
      event.preventDefault();
      if (last) void readTransfer(data).then((brought) => show(brought, engine, now.current, dispatch));
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
  }, [engine, dispatch]);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=range]), [contenteditable]');
}
