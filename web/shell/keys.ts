import type { HistoryAction } from '../model/history.ts';
import type { Run } from '../model/run.ts';
import { placeForKey, waysFrom } from '../model/ways.ts';

/** What a key on the page asks for, besides actions on the state. */
export type KeyCommand = HistoryAction | { readonly type: 'playOrPause' } | { readonly type: 'help' };

/** Where keys are typed into, or an overlay that has keys of its own. */
const TAKES_ALL = 'dialog, dialog *, textarea, select, input:not([type=range], [type=file])';
/** What these keys move: a slider that is not the one of the steps. */
const TAKES_MOVES = 'input[type=range]:not([data-steps])';
const MOVES = /^(Arrow|Page|Home|End)/;
/** What Space presses. */
const TAKES_SPACE = 'button, summary, a, input';

/** What a key pressed anywhere on the page asks for, or null if it is not the page's. */
export function commandOf(event: KeyboardEvent, run: Run | null): KeyCommand | null {
  const { key } = event;
  const isOn = (controls: string) => event.target instanceof Element && event.target.matches(controls);
  if (event.defaultPrevented || event.isComposing || event.altKey || isOn(TAKES_ALL)) return null;
  if (MOVES.test(key) && isOn(TAKES_MOVES)) return null;
  if (event.ctrlKey || event.metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return { type: event.shiftKey ? 'redo' : 'undo' };
    return letter === 'y' && !event.shiftKey ? { type: 'redo' } : null;
  }
  if (key === '?') return { type: 'help' };
  if (event.shiftKey) return null;
  if (key === 'c') return { type: 'clean' };
  if (key === ' ') return isOn(TAKES_SPACE) || !run ? null : { type: 'playOrPause' };
  const place = run && placeForKey(waysFrom(run.facts, run.moment), key);
  return place ? { type: 'go', place } : null;
}
