/** Places in a text to which methods of the element lead. */
import { destinationsFrom } from '../../model/navigation.ts';
import type { Destination } from '../places.ts';
import { END } from '../state/attributes.ts';
import { lineOf } from '../state/path.ts';
import { type Play, placeIn, type Snapshot } from '../state/snapshot.ts';
import type { State } from '../state/state.ts';
import { update } from '../state/update.ts';

/**
 * The state at a place, with nothing of the reader's edits.
 * @throws RangeError if the text has no such place
 */
export function stateAt(state: State, to: Destination, snapshotOf: (state: State) => Snapshot): State {
  let [now, snapshot] = [state, snapshotOf(state)];
  const go = (next: State) => {
    [now, snapshot] = [next, snapshotOf(next)];
  };
  if (to.item !== undefined && (to.item !== snapshot.place.index || state.edited)) {
    if (!snapshot.items.shown.includes(to.item)) throw new RangeError(`The text has no item ${to.item}.`);
    go(update(now, { type: 'choose', item: to.item, place: '0' }));
  }
  if (to.path || to.move !== undefined) {
    const { record, place } = snapshot;
    const line = to.path ? record && lineOf(record.variations(), to.path) : (record?.line ?? 0);
    if (line === null) throw new RangeError(`The game has no path ${to.path?.join()}.`);
    const moves = record?.lines[line] ?? 0;
    const move = to.move ?? Math.min(place.move, moves);
    if (!Number.isInteger(move) || move < 0 || move > moves)
      throw new RangeError(`There is no move ${move} of ${moves}.`);
    go({ ...now, at: { line, move }, edited: null, ...(snapshot.play && { hasBegun: false }), where: null });
  }
  if (to.round !== undefined) {
    const place = String(to.round);
    go({ ...now, hasBegun: true, place: place === 'end' ? END : place });
    if (!hasPlace(snapshot, place)) throw new RangeError(`The run has no place ${place}.`);
  }
  return now;
}

function hasPlace({ facts }: Snapshot, place: string): boolean {
  if (!facts) return false;
  return place === 'end' || facts.places.includes(place) || (/^\d+$/.test(place) && Number(place) <= facts.rounds);
}

/** The destinations of the reader’s controls. */
export type Way = 'first' | 'back' | 'forward' | 'last';

/** The state to which the reader’s control leads; the same one where it leads nowhere. */
export function stateBeside(state: State, snapshot: Snapshot, way: Way): State {
  const { play, begins, facts, moment, where } = snapshot;
  if (play && begins !== null) {
    const move = moveBeside(play, way);
    return move === play.move ? state : { ...state, at: { line: play.line, move } };
  }
  if (begins !== null) return way === 'forward' || way === 'last' ? { ...state, place: begins, hasBegun: true } : state;
  const place = facts && !where && destinationsFrom(facts, moment)[way];
  return place && place !== placeIn(snapshot) ? { ...state, place, hasBegun: true } : state;
}

function moveBeside({ move, moves }: Play, way: Way): number {
  return { first: 0, back: Math.max(0, move - 1), forward: Math.min(moves, move + 1), last: moves }[way];
}
