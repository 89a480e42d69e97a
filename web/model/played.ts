/** The last move of a position in a record, and what it took off the board. */

import { WAYS, walked } from '../engine/coordinate.ts';
import { colorAt, otherColor } from '../engine/position.ts';
import type { Illegal } from '../engine/problem.ts';
import type { Color, Point, Position, ReadPosition } from '../engine/types.ts';

export interface Played {
  readonly color: Color;
  /** Null for a pass. */
  readonly point: Point | null;
  /** The number of enemy stones that it captured. */
  readonly captured: number;
  /** The number of stones of its own that went by suicide, the one played among them. */
  readonly suicide: number;
  /** The rule that it breaks; null for a legal move. */
  readonly why: Illegal | null;
}

/** The move with this number, by the positions before and after it. */
export function playedBetween(
  { position: before }: Pick<ReadPosition, 'position'>,
  after: Pick<ReadPosition, 'position' | 'lastMove' | 'toPlay' | 'warnings'>,
  number: number,
): Played {
  const { position, lastMove: point, toPlay, warnings } = after;
  const fault = warnings.find((each) => each.code === 'illegal-move' && each.number === number);
  const illegal = fault?.code === 'illegal-move' ? fault : null;
  const stone = point === null ? null : colorAt(position, point);
  const color = illegal?.color ?? stone ?? otherColor(toPlay ?? 'white');
  const why = illegal?.why ?? null;
  if (point === null) return { color, point, captured: 0, suicide: 0, why };
  return {
    color,
    point,
    captured: takenAround(point, otherColor(color), before, position),
    // The stone played is on neither board.
    suicide: why === 'suicide' ? takenAround(point, color, before, position) + 1 : 0,
    why,
  };
}

/** The number of stones of a color next to a point, and next to those, that are gone: others were taken away by the record. */
function takenAround(point: Point, color: Color, before: Position, after: Position): number {
  const taken = new Set([point]);
  for (const each of taken) {
    for (const next of WAYS.map((way) => walked(before, each, way))) {
      if (next !== null && colorAt(before, next) === color && !colorAt(after, next)) taken.add(next);
    }
  }
  return taken.size - 1;
}
