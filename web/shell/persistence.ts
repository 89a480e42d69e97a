import { useEffect } from 'preact/hooks';
import { isGrid } from '../engine/position.ts';
import { type Decoded, decode, encode } from '../model/address.ts';
import { apply, type History, type HistoryAction, historyOf, stepsTo } from '../model/history.ts';
import { BEGINNING, isSameItem, type State, WORKED_STATE } from '../model/state.ts';
import { parseHistory, serializeHistory } from '../model/stored-history.ts';
import { type Action, loadOf, update } from '../model/update.ts';
import { isSameLens } from '../model/where.ts';
import type { Store } from '../ui/store.ts';

const KEY = 'pass-alive';
/** Browsers allow only so many changes of the address in a while. */
const DELAY = 400;

/** Keeps the history, with undo and redo, over a reload of this tab. */
export function save(history: History): void {
  store(history);
  window.history.replaceState(window.history.state, '', `#${encode(history.present)}`);
}

function store(history: History): void {
  try {
    sessionStorage.setItem(KEY, serializeHistory(history));
  } catch {
    // No storage, or a full one: the address still holds the position.
    forget();
  }
}

/** Drops the stored history, so that it does not come back in place of a newer one. */
function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is no storage.
  }
}

/** True if the page was reloaded. Its address may be older than what is stored: it is not changed while a page is left. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** The history before a reload, the state of the link, or without one the beginning, from which Undo leads back to what this tab had. */
export function restore(): History {
  const kept = fromStorage();
  const address = location.hash.slice(1);
  if (kept && (isReloaded() || encode(kept.present) === address)) return kept;
  if (address) return historyOf(arrived(WORKED_STATE, decode(address)));
  if (!kept) return historyOf(BEGINNING);
  const history = apply(kept, { type: 'load', load: loadOf(BEGINNING) });
  // A reload would bring back the history without it.
  store(history);
  return history;
}

function fromStorage(): History | null {
  try {
    return parseHistory(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** The state that an address asks for, or the given one with what is wrong with the address. */
function arrived(state: State, decoded: Decoded | null): State {
  return decoded ? actionsOf(decoded).reduce(update, state) : state;
}

function actionsOf({ load, where, dialog, problem }: Decoded): Action[] {
  const actions: Action[] = [];
  if (load) actions.push({ type: 'load', load });
  else if (where) actions.push({ type: 'visit', where });
  if (dialog) actions.push({ type: 'dialog', dialog });
  if (problem) actions.push({ type: 'notice', notice: { tone: 'problem', text: problem } });
  return actions;
}

/** True if Back leads from one state to the other: another room or lens, or another opened game. */
function isElsewhere(a: State, b: State): boolean {
  return !isSameLens(a.where, b.where) || !isSameItem(a.game, b.game) || isGrid(a.position) !== isGrid(b.position);
}

/**
 * Keeps the address and the storage in step with the page, and the page with the address. Visits to
 * rooms and lenses, opened games and open dialogs are steps of the browser's history; all other
 * changes replace the address.
 */
export function usePersistence(store: Store): void {
  useEffect(() => {
    let timer = 0;
    /** The states at the steps of the browser's history; after a reload the addresses alone. */
    const visited = new Map<number, State>();
    let at = Date.now();
    let shown = store.history.present;
    /** The browser has made the step of its history already. */
    let arriving = false;
    /** The step that an open dialog has added, so that Back closes it. */
    let dialogStep: number | null = null;
    /** The dialog was closed otherwise, and the browser is on its way back from its step. */
    let closing = false;
    visited.set(at, shown);
    window.history.replaceState(at, '');
    const now = () => {
      clearTimeout(timer);
      timer = 0;
      save(store.history);
    };
    const follow = () => {
      const { present } = store.history;
      timer ||= window.setTimeout(now, DELAY);
      if (closing) return;
      if (!arriving) {
        const opens = !shown.dialog && present.dialog;
        if (isElsewhere(shown, present) && at === dialogStep) {
          // What was opened in the dialog takes over its step.
          dialogStep = null;
        } else if (opens || isElsewhere(shown, present)) {
          window.history.replaceState(at, '', `#${encode(shown)}`);
          at += 1;
          window.history.pushState(at, '', `#${encode(present)}`);
          if (opens) dialogStep = at;
        } else if (!present.dialog && at === dialogStep) {
          at -= 1;
          closing = true;
          window.history.back();
        }
      }
      shown = present;
      visited.set(at, present);
    };
    const leave = () => {
      if (timer) now();
    };
    const go = (actions: readonly HistoryAction[]) => {
      arriving = true;
      for (const action of actions) store.dispatch(action);
      arriving = false;
    };
    const back = (event: PopStateEvent) => {
      if (closing) {
        closing = false;
        window.history.replaceState(at, '', `#${encode(shown)}`);
        // The reader may have gone on meanwhile.
        follow();
        return;
      }
      const state = visited.get(event.state);
      if (!state) {
        // At once: a save of what was shown before would overwrite the address, as it could until `hashchange`.
        arrive();
        return;
      }
      at = event.state;
      // Forward opens the dialog again.
      dialogStep = state.dialog ? at : null;
      const { present } = store.history;
      const { where, place } = state;
      const isSame = state.position === present.position && state.game === present.game;
      const isThere = isSame && encode({ ...present, where }) === encode(state);
      // By undo and redo where they lead there, so that the other one leads back.
      const steps = isThere ? [] : stepsTo(store.history, state);
      go([
        ...(steps ?? [{ type: 'load', load: loadOf(state) }]),
        ...(steps?.length ? [{ type: 'go', place } as const] : []),
        { type: 'visit', where },
        { type: 'dialog', dialog: state.dialog },
      ]);
    };
    const arrive = () => {
      const address = location.hash.slice(1);
      if (address === encode(store.history.present)) return;
      const decoded = decode(address);
      if (!decoded) return;
      at += 1;
      window.history.replaceState(at, '');
      go(actionsOf(decoded));
    };
    const unsubscribe = store.subscribe(follow);
    window.addEventListener('pagehide', leave);
    window.addEventListener('popstate', back);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('popstate', back);
      clearTimeout(timer);
    };
  }, [store]);
}
