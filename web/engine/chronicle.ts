/** The unconditional life of both colours along a game. */

import type { Color, Point } from './types.ts';

/** A block that became or ceased to be unconditionally alive. */
export interface ChangedBlock {
  readonly color: Color;
  /** Its stones after the move, in reading order. */
  readonly points: readonly Point[];
}

/** A move of a game, and what it changed; the first is the start. */
export interface ChronicleEntry {
  /** The point played on; null for a pass and at the start. */
  readonly at: Point | null;
  /** The number of points that Black and White hold; null where a block has no liberty, so that nothing is known. */
  readonly settled: readonly [black: number, white: number] | null;
  readonly became: readonly ChangedBlock[];
  readonly ceased: readonly ChangedBlock[];
}

/** A line of play up to some move. */
export interface Chronicle {
  readonly entries: readonly ChronicleEntry[];
  /** The number of moves after it. */
  readonly more: number;
}
