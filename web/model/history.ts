import { noticeOnChange } from './notice.ts';
import { isSameItem, type State } from './state.ts';
import { type Action, update } from './update.ts';
import { isMade, isSameLens, staysOnEdit, type Where, withoutPlace } from './where.ts';

/** The state with all that can be undone and redone. */
export interface History {
  readonly past: readonly Entry[];
  readonly present: State;
  readonly future: readonly Entry[];
}

/** One undoable change. */
export interface Entry {
  /** The state on the other side of the change. */
  readonly state: State;
  /** Changes with the same key, one after the other, are undone together. */
  readonly key: string | null;
  /** The place in the run belongs to the change, as when another position is loaded. */
  readonly withPlace: boolean;
  /** The change was made in a lens: the reader is led back to it. Stored histories of earlier versions lack it. */
  readonly inLens?: true;
}

export type HistoryAction = Action | { readonly type: 'undo' } | { readonly type: 'redo' };

/** The number of changes that are kept. */
export const DEPTH = 400;

/** The most characters that the texts of all changes may have together; beyond that the oldest are dropped. */
export const TEXTS = 50_000_000;

export function historyOf(present: State): History {
  return { past: [], present, future: [] };
}

/** The history after an action. Steps through the run, notices, rooms and lenses are not undone, but what the reader makes in a lens is. */
export function apply(history: History, action: HistoryAction): History {
  if (action.type === 'undo') return undo(history);
  if (action.type === 'redo') return redo(history);
  const present = update(history.present, action);
  if (present === history.present) return history;
  if (sameContent(present, history.present)) {
    if (!isMade(history.present.where, present.where)) return { ...history, present };
    const entry: Entry = { state: history.present, key: null, withPlace: false, inLens: true };
    return { past: recent([...history.past, entry], present), present, future: [] };
  }
  const key = keyOf(action);
  const last = history.past.at(-1);
  if (key !== null && last?.key === key) return { ...history, present, future: [] };
  const entry: Entry = { state: history.present, key, withPlace: isAnother(action) };
  return { past: recent([...history.past, entry], present), present, future: [] };
}

/** The last changes whose texts fit into the memory that there is for them. */
function recent(past: readonly Entry[], present: State): readonly Entry[] {
  let text = present.game?.text;
  let length = text?.length ?? 0;
  let first = past.length;
  while (first > 0 && past.length - first < DEPTH) {
    const game = past[first - 1]?.state.game;
    // States of one game share its text.
    if (game && game.text !== text) {
      text = game.text;
      length += text.length;
    }
    if (length > TEXTS) break;
    first--;
  }
  return past.slice(first);
}

function undo(history: History): History {
  const entry = history.past.at(-1);
  if (!entry) return history;
  return {
    past: history.past.slice(0, -1),
    present: restored(entry, history.present),
    future: [...history.future, { ...entry, state: history.present }],
  };
}

function redo(history: History): History {
  const entry = history.future.at(-1);
  if (!entry) return history;
  return {
    past: [...history.past, { ...entry, state: history.present }],
    present: restored(entry, history.present),
    future: history.future.slice(0, -1),
  };
}

/** The undos or redos that lead to the nearest state with this content; null if none do. */
export function stepsTo({ past, future }: History, state: State): readonly HistoryAction[] | null {
  const nearest = (entries: readonly Entry[]) => entries.findLastIndex((entry) => sameContent(entry.state, state));
  const [undone, done] = [nearest(future), nearest(past)];
  if (undone >= 0) return future.slice(undone).map(() => ({ type: 'redo' }));
  return done >= 0 ? past.slice(done).map(() => ({ type: 'undo' })) : null;
}

/** The state of the entry, with the reader's present tools and view. */
function restored(entry: Entry, now: State): State {
  return {
    ...entry.state,
    place: entry.withPlace || entry.state.asked ? entry.state.place : now.place,
    layers: now.layers,
    tool: now.tool,
    captures: now.captures,
    notice: entry.withPlace || !isSameItem(entry.state.game, now.game) ? null : noticeOnChange(now),
    where: restoredPlace(entry, now.where),
    dialog: null,
  };
}

/**
 * The place in a lens belongs to its position. The reader stays in the room and lens, unless what
 * is restored was opened in another room.
 */
function restoredPlace({ state: { where: then }, withPlace, inLens }: Entry, now: Where): Where {
  if (inLens) return then;
  if (withPlace && then.room !== now.room) return then;
  return !staysOnEdit(now) && isSameLens(then, now) ? then : withoutPlace(now);
}

/** The parts of the state that undo restores: those on the board, and those that decide the result. */
const CONTENT = [
  'position',
  'marks',
  'lastMove',
  'ko',
  'toPlay',
  'prisoners',
  'play',
  'show',
  'rules',
  'start',
  'game',
] as const;

function sameContent(a: State, b: State): boolean {
  return CONTENT.every((part) => a[part] === b[part]);
}

/** True for an action that brings another position, so that the place in the run changes with it. */
function isAnother(action: Action): boolean {
  return action.type === 'load' ? !action.keep : action.type === 'size' || action.type === 'clear';
}

function keyOf(action: Action): string | null {
  if (action.type === 'paint') return action.stroke === undefined ? null : `stroke ${action.stroke}`;
  if (action.type === 'load' && action.keep) return 'game move';
  return null;
}
