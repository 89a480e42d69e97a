import { useEffect } from 'preact/hooks';
import { decode, encode } from '../model/address.ts';
import { type History, historyOf } from '../model/history.ts';
import { freeze, thaw } from '../model/memory.ts';
import { FIRST_VISIT, type State } from '../model/state.ts';
import { update } from '../model/update.ts';
import type { Store } from '../ui/store.ts';

const KEY = 'pass-alive';
/** Browsers allow only so many changes of the address in a while. */
const DELAY = 400;

/** Keeps the history, with undo and redo, over a reload of this tab. */
export function remember(history: History): void {
  try {
    sessionStorage.setItem(KEY, freeze(history));
  } catch {
    // No storage, or a full one: the address still holds the position.
  }
  window.history.replaceState(null, '', `#${encode(history.present)}`);
}

/** What the reader had before a reload, what the link says, or the first visit. */
export function recall(): History {
  const kept = fromStorage();
  const address = location.hash.slice(1);
  if (kept && (!address || encode(kept.present) === address)) return kept;
  return historyOf(fromAddress(FIRST_VISIT));
}

function fromStorage(): History | null {
  try {
    return thaw(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** The state that the address asks for, or the given one with what is wrong with the address. */
function fromAddress(state: State): State {
  const decoded = decode(location.hash);
  if (!decoded) return state;
  if ('load' in decoded) return update(state, { type: 'load', load: decoded.load });
  return { ...state, notice: { tone: 'problem', text: decoded.problem.message } };
}

/** Keeps address and storage up with the page, and the page with the address. */
export function useRemembering(store: Store): void {
  useEffect(() => {
    let timer = 0;
    const now = () => {
      clearTimeout(timer);
      timer = 0;
      remember(store.history);
    };
    const soon = () => {
      timer ||= window.setTimeout(now, DELAY);
    };
    const leave = () => {
      if (timer) now();
    };
    const follow = () => {
      const decoded = decode(location.hash);
      if (!decoded || location.hash.slice(1) === encode(store.history.present)) return;
      if ('load' in decoded) store.dispatch({ type: 'load', load: decoded.load });
      else store.dispatch({ type: 'notice', notice: { tone: 'problem', text: decoded.problem.message } });
    };
    const unsubscribe = store.subscribe(soon);
    window.addEventListener('pagehide', leave);
    window.addEventListener('hashchange', follow);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('hashchange', follow);
      clearTimeout(timer);
    };
  }, [store]);
}
