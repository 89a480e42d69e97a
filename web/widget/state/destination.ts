/** The place in a text that is shown, as methods of the element tell it. */
import type { Game, Reached } from '../places.ts';
import { pathOf } from './path.ts';
import { placeIn, type Snapshot } from './snapshot.ts';

export function gameIn(snapshot: Snapshot): Game | null {
  const { record } = snapshot;
  if (!record) return null;
  const { item, path, move } = reachedIn(snapshot);
  const { info, variations } = record.details();
  return {
    item,
    path,
    move,
    moves: record.lines[record.line] ?? 0,
    comment: record.at.comment,
    info,
    branches: variations,
  };
}

export function reachedIn(snapshot: Snapshot): Reached {
  const { place, record, facts } = snapshot;
  const path = record?.line ? pathOf(record.variations(), record.line) : [];
  return { item: place.index, path, move: place.move, round: facts && placeIn(snapshot) };
}
