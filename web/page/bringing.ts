import { useLayoutEffect, useRef, useState } from 'preact/hooks';
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

/**
 * Paste and drop anywhere on the page. Text fields keep their own paste. Returns whether
 * something is being dragged over the page.
 */
export function useBringing(engine: Engine, state: State, dispatch: (action: HistoryAction) => void): boolean {
  const [dragged, setDragged] = useState(false);
  const now = useRef(state);
  now.current = state;
  useLayoutEffect(() => {
    const bring = (data: DataTransfer) =>
      readTransfer(data).then((brought) => show(brought, engine, now.current, dispatch));
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData || isTextField(event.target)) return;
      event.preventDefault();
      void bring(event.clipboardData);
    };
    const canTake = (event: DragEvent) =>
      event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain');
    const onDragOver = (event: DragEvent) => {
      if (!canTake(event) || isTextField(event.target)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setDragged(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (!event.relatedTarget) setDragged(false);
    };
    const onDrop = (event: DragEvent) => {
      setDragged(false);
      if (!event.dataTransfer || !canTake(event) || isTextField(event.target)) return;
      event.preventDefault();
      void bring(event.dataTransfer);
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [engine, dispatch]);
  return dragged;
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, input:not([type=range])'))
  );
}
