import { useLayoutEffect, useRef } from 'preact/hooks';
import { EngineDead } from '../engine/engine.ts';
import { loadFailed } from '../locales/en/page.ts';
import { inputBroken, inputReading } from '../locales/en/panels.ts';
import type { HistoryAction } from '../model/history.ts';
import { firstPlace, open, problem, refuse } from '../model/opening.ts';
import type { State } from '../model/state.ts';
import { Broken, Dropped } from '../reading/reader.ts';
import { positionAt, read } from '../ui/reading.ts';
import { type Brought, readTransfer } from './files.ts';

/** After so many milliseconds the page says that it is reading. */
const PATIENCE = 400;

/** The number of things that were brought; only the last one is shown. */
let brought = 0;

/** Shows what was brought, or says why it cannot be shown. The board stays until there is another. */
export async function show(
  source: Brought,
  now: () => State,
  dispatch: (action: HistoryAction) => void,
): Promise<void> {
  const turn = ++brought;
  const slow = setTimeout(
    () => turn === brought && dispatch({ type: 'notice', notice: { tone: 'news', text: inputReading } }),
    PATIENCE,
  );
  const action = await actionFor(source, now);
  clearTimeout(slow);
  if (!action || turn !== brought) return;
  dispatch(action);
  requestAnimationFrame(() => setTimeout(bringIntoSight));
}

async function actionFor(source: Brought, now: () => State): Promise<HistoryAction | null> {
  if ('problem' in source) return problem(source.problem);
  try {
    const book = await read(source.text);
    const place = firstPlace(book);
    return place ? open(place, await positionAt(place), now()) : refuse(book);
  } catch (error) {
    if (error instanceof Dropped) return null;
    reportError(error);
    return problem(error instanceof Broken || error instanceof EngineDead ? inputBroken : loadFailed);
  }
}

/** The board, or why there is none. The page has followed by then. */
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
      if (last) void readTransfer(data).then((brought) => show(brought, () => now.current, dispatch));
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

/** A field with more characters becomes slow. */
const LONGEST_IN_FIELD = 100_000;

/** Whether a field takes a text that is pasted into it. */
export const isForField = (text: string): boolean => text.length <= LONGEST_IN_FIELD;

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=range]), [contenteditable]');
}
