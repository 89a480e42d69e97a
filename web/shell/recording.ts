import type { History } from '../model/history.ts';
import { type Collection, describe } from '../model/opening.ts';
import { isReplaced, isSameRecent, type Recent, recentOf, withRecent } from '../model/recent.ts';
import type { State } from '../model/state.ts';
import { oncePainted } from '../ui/after-paint.ts';
import { collectionOf } from '../ui/reading.ts';
import type { Store } from '../ui/store.ts';
import { readRecents, type Trouble, writeRecents } from './recents.ts';

/** The text of the game on the board, once it has been read. */
let collection: Collection | null = null;
/** The position or game on the board, if the reader has deleted it from the list; it is not added again before another one is. */
let deleted: Recent | null = null;
/** The board as it was opened, which the reader may have changed since. */
let opened: State | null = null;
/** The entry of a board that is being changed: a later one takes its place, so that no half-made board stays. */
let unfinished: Recent | null = null;
/** The reason why the last write failed, or kept less. */
let trouble: Trouble | null = null;

/** The entry for a state, or null if there is nothing of the reader's own in it. */
function recentNow(state: State): Recent | null {
  return recentOf(state, Date.now(), describe(collection, state.game));
}

/** Adds the position or game on the board to the list. */
export function record(state: State): void {
  const recent = recentNow(state);
  if (!recent || (deleted && isSameRecent(recent, deleted))) return;
  deleted = null;
  const before = unfinished;
  const list = readRecents().filter((each) => !before || !isSameRecent(each, before));
  unfinished = state.position === opened?.position ? null : recent;
  trouble = writeRecents(withRecent(list, recent));
}

/** Another board has been opened. */
function begin(state: State | null): void {
  opened = state;
  unfinished = null;
}

/** Writes the list after the reader has deleted from it or put something back. */
export function rewrite(list: readonly Recent[], state: State): void {
  const now = recentNow(state);
  deleted = now && !list.some((each) => isSameRecent(each, now)) ? now : null;
  trouble = writeRecents(list);
}

export const recordingTrouble = (): Trouble | null => trouble;

/**
 * Keeps each position and game when the reader leaves it for another, or leaves the page, until it is
 * stopped. Begins with those that were left since `start`, before this module was fetched.
 */
export function startRecording(store: Store, start: History): () => void {
  let before = store.history;
  for (const { state, withPlace } of before.past.slice(start.past.length)) {
    if (!withPlace) continue;
    begin(state);
    record(state);
  }
  const readCollection = ({ game }: State) => {
    if (!game || collection?.text === game.text) return;
    collectionOf(game.text).then(
      (read) => {
        collection = read;
      },
      // It is kept without its title.
      () => {},
    );
  };
  /** What was left since the list was last written, and what came in its place. */
  const left: { readonly state: State; readonly next: State }[] = [];
  // At each change: several may come before the list is written.
  const follow = () => {
    const after = store.history;
    if (isReplaced(before, after)) left.push({ state: before.present, next: after.present });
    before = after;
  };
  const write = () => {
    for (const { state, next } of left.splice(0)) {
      record(state);
      begin(next);
    }
    readCollection(store.history.present);
  };
  const leave = () => {
    write();
    record(store.history.present);
  };
  const hide = () => document.visibilityState === 'hidden' && leave();
  begin(before.present);
  readCollection(before.present);
  // Writing takes longer than a frame may wait.
  const writeLater = oncePainted(write);
  const unsubscribe = store.subscribe(() => {
    follow();
    writeLater();
  });
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
  };
}
