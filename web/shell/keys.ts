import type { HistoryAction } from '../model/history.ts';
import { COMMAND_KEYS, isCharacter, LENS_KEYS, PAGE_KEYS } from '../model/keys.ts';
import { destinationsFrom, placeForKey } from '../model/navigation.ts';
import type { Run } from '../model/run.ts';
import type { State } from '../model/state.ts';
import { hasLens, hasOwnBoards, type Lens, stepsRun } from '../model/where.ts';
import { TAKES_SPACE } from '../ui/keys.ts';

/** The command of a key: an action on the state, or one on the page. */
type KeyCommand =
  | HistoryAction
  | { readonly type: 'playOrPause' | 'focusBoard' }
  | { readonly type: 'lens'; readonly lens: Lens };

/** Fields, and dialogs with keys of their own. */
const TAKES_ALL = 'dialog, dialog *, textarea, select, input:not([type=range], [type=file])';
/** Controls that arrows move: sliders, except that of the steps. */
const TAKES_MOVES = 'input[type=range]:not([data-steps])';
const MOVES = /^(Arrow|Page|Home|End)/;
/** Where the reader's choice about keys of one character is kept. */
const CHARACTERS = 'pass-alive-characters';

/** True unless the reader has switched keys of one character off. */
export function hasCharacterKeys(): boolean {
  try {
    return localStorage.getItem(CHARACTERS) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the reader's choice; a browser that keeps nothing forgets it. */
export function setCharacterKeys(on: boolean): void {
  try {
    localStorage.setItem(CHARACTERS, on ? 'on' : 'off');
  } catch {}
}

/**
 * The command of a key on the page, or null if it is not the page's. A lens sees it first, and
 * prevents its default if it has used it.
 */
export function commandOf(
  event: KeyboardEvent,
  state: State,
  run: Run | null,
  lens: ((event: KeyboardEvent) => void) | null,
): KeyCommand | null {
  const { key } = event;
  const isOn = (controls: string) => event.target instanceof Element && event.target.matches(controls);
  if (event.defaultPrevented || event.isComposing || event.altKey || isOn(TAKES_ALL)) return null;
  if (MOVES.test(key) && isOn(TAKES_MOVES)) return null;
  const isCommand = event.ctrlKey || event.metaKey;
  if (!isCommand && isCharacter(key) && !hasCharacterKeys()) return null;
  lens?.(event);
  if (event.defaultPrevented) return null;
  if (isCommand) {
    // Answers are no steps of undo, and the board that undo would change is not in sight.
    if (hasOwnBoards(state.where)) return null;
    const command = COMMAND_KEYS[key.toLowerCase()];
    if (command === 'undo') return { type: event.shiftKey ? 'redo' : 'undo' };
    return command === 'redo' && !event.shiftKey ? { type: 'redo' } : null;
  }
  const command = PAGE_KEYS[key];
  if (command === 'help') return { type: 'dialog', dialog: 'help' };
  if (event.shiftKey) return null;
  if (command === 'clean') return { type: 'clean' };
  if (command === 'open') return { type: 'dialog', dialog: 'open' };
  const lensKey = LENS_KEYS[key];
  if (lensKey === 'board') return { type: 'focusBoard' };
  if (lensKey) return hasLens(state.position, lensKey) ? { type: 'lens', lens: lensKey } : null;
  if (!run || !stepsRun(state.where)) return null;
  if (command === 'playOrPause') return isOn(TAKES_SPACE) ? null : { type: 'playOrPause' };
  const place = placeForKey(destinationsFrom(run.facts, run.moment), key);
  return place ? { type: 'go', place } : null;
}
