import type { HistoryAction } from '../model/history.ts';
import type { Run } from '../model/run.ts';
import { roundStepped, stepped } from '../model/session.ts';

/** What a key on the page asks for, besides actions on the state. */
export type KeyCommand = HistoryAction | { readonly type: 'playOrPause' } | { readonly type: 'help' };

/** Where a key belongs to what has the focus: text to type, a slider to move. */
function takesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog[open]')) return true;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  if (target.matches('input')) {
    const { type } = target as HTMLInputElement;
    if (type === 'range') return !('steps' in target.dataset) && key !== '?';
    return (
      !['button', 'checkbox', 'radio', 'submit', 'reset', 'file', 'color'].includes(type) || key.startsWith('Arrow')
    );
  }
  return false;
}

/** Whether Space already does something where the focus is. */
function takesSpace(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('button, summary, a[href], input, select, textarea, [role=button]')
  );
}

/** What a key pressed anywhere on the page asks for, or null if it is not the page's. */
export function commandOf(event: KeyboardEvent, run: Run | null): KeyCommand | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing || event.altKey || takesKey(target, key)) return null;
  if (event.ctrlKey || event.metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return { type: event.shiftKey ? 'redo' : 'undo' };
    return letter === 'y' && !event.shiftKey ? { type: 'redo' } : null;
  }
  if (key === '?') return { type: 'help' };
  if (event.shiftKey) return null;
  if (key === 'c') return { type: 'clean' };
  if (key === ' ') return takesSpace(target) || !run ? null : { type: 'playOrPause' };
  const place = run && placeOf(key, run);
  return place === null ? null : { type: 'go', place };
}

function placeOf(key: string, { facts, moment }: Run): string | null {
  switch (key) {
    case 'ArrowLeft':
      return stepped(facts, moment, -1);
    case 'ArrowRight':
      return stepped(facts, moment, 1);
    case 'PageUp':
      return roundStepped(facts, moment, -1);
    case 'PageDown':
      return roundStepped(facts, moment, 1);
    case 'Home':
      return stepped(facts, moment, Number.NEGATIVE_INFINITY);
    case 'End':
      return stepped(facts, moment, Number.POSITIVE_INFINITY);
    default:
      return null;
  }
}
