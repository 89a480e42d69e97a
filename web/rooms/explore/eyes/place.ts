/** Places in the lens: the chosen group, and the part of the lens that is on the board. */
import type { EyeGroup } from '../../../engine/eyes.ts';
import type { Point, Position } from '../../../engine/types.ts';
import type { EyesPlace } from '../../../model/lenses/eyes.ts';
import type { Where } from '../../../model/where.ts';
import { placeIn } from '../../../model/where.ts';

/**
 * The parts of the lens: the result of a group; the rules one by one; best play if the owner or the
 * opponent begins; the reader plays for the owner or for the opponent.
 */
export const PARTS = ['result', 'rules', 'first', 'second', 'live', 'kill'] as const;
export type Part = (typeof PARTS)[number];

/** The panels below the lens. */
export const PANELS = ['named', 'shapes', 'figures', 'game'] as const;
export type Panel = (typeof PANELS)[number];

/** The group that is shown, by index, with a part of the lens and the moment in it. */
export interface Shown {
  readonly group: number;
  readonly part: Part;
  readonly at: number;
}

/**
 * The place as the address names it; without a group there, the one with `stone`. A group, part or
 * moment that is not there is the nearest that is.
 */
export function shownAt(where: Where, groups: readonly EyeGroup[], stone: Point | null = null): Shown {
  const place = placeIn(where, 'eyes')?.eyes;
  const named = groups.findIndex(({ name, stones }) =>
    place?.group ? name === place.group : stone !== null && stones.includes(stone),
  );
  const group = named < 0 ? mostUrgent(groups) : named;
  const part = PARTS.find((each) => each === place?.part) ?? 'result';
  const at = place?.step ?? 0;
  return { group, part, at: part === 'rules' ? Math.min(at, groups[group]?.trace.length ?? 0) : at };
}

/** The most steps from a move to a group that it is about: those of a large knight’s move. */
const NEAR = 4;

/** The stone of a group next to a move: that of the group with the move, or of one that it attacks; null if none is near. */
export function stoneNear({ columns }: Position, groups: readonly EyeGroup[], move: Point | null): Point | null {
  if (move === null) return null;
  const [x, y] = [move % columns, Math.floor(move / columns)];
  const stepsTo = (stone: Point) => Math.abs((stone % columns) - x) + Math.abs(Math.floor(stone / columns) - y);
  const near = groups.flatMap(({ stones }) => stones).filter((stone) => stepsTo(stone) <= NEAR);
  return near.reduce<Point | null>(
    (best, stone) => (best === null || stepsTo(stone) < stepsTo(best) ? stone : best),
    null,
  );
}

/** The group that a reader would look at first: one that the next move decides, or the largest. */
function mostUrgent(groups: readonly EyeGroup[]): number {
  const critical = groups.findIndex(({ status }) => status === 'critical');
  return critical < 0 ? largest(groups) : critical;
}

/** The group with the most stones; 0 if there is none. */
export function largest(groups: readonly EyeGroup[]): number {
  const size = (index: number) => groups[index]?.stones.length ?? 0;
  return groups.reduce((most, _, index) => (size(index) > size(most) ? index : most), 0);
}

export function placeOf({ group, part, at }: Shown, groups: readonly EyeGroup[]): EyesPlace {
  return { group: groups[group]?.name ?? '', part: part === 'result' ? '' : part, step: at };
}
