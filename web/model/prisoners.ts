import { otherColor, stoneOf } from '../engine/position.ts';
import type { Color, Position, Prisoners } from '../engine/types.ts';

/** The prisoners of both sides, as far as they were counted. */
export interface PrisonerCount extends Prisoners {
  /** No prisoner is missing: the count began with the game. */
  readonly fromBeginning: boolean;
}

/** The count at the start of a game. */
export const NO_PRISONERS: PrisonerCount = { byBlack: 0, byWhite: 0, fromBeginning: true };

/** The count of a position that may have lost stones before. */
export const NOT_COUNTED: PrisonerCount = { byBlack: 0, byWhite: 0, fromBeginning: false };

/** True if no prisoner was counted, and there may have been some. */
export function isUnknown({ byBlack, byWhite, fromBeginning }: PrisonerCount): boolean {
  return !fromBeginning && byBlack + byWhite === 0;
}

/** The count that the record of a game gives. */
export function countOf(prisoners: Prisoners | null): PrisonerCount {
  return prisoners ? { ...prisoners, fromBeginning: true } : NOT_COUNTED;
}

/** The count after a move of `mover`: the stones that are missing after it, its own in a suicide. */
export function countAfter(count: PrisonerCount, mover: Color, before: Position, after: Position): PrisonerCount {
  const captured = stonesOf(before, otherColor(mover)) - stonesOf(after, otherColor(mover));
  const suicide = stonesOf(before, mover) + 1 - stonesOf(after, mover);
  if (captured + suicide === 0) return count;
  const [black, white] = mover === 'black' ? [captured, suicide] : [suicide, captured];
  return { ...count, byBlack: count.byBlack + black, byWhite: count.byWhite + white };
}

/**
 * The count after stones were set up by hand. Those of one color before the first capture are a
 * handicap; after others it is no longer known how the position came about.
 */
export function countAfterSetup(count: PrisonerCount, { stones }: Position): PrisonerCount {
  const isHandicap = count.byBlack + count.byWhite === 0 && !(stones.includes('X') && stones.includes('O'));
  return isHandicap || !count.fromBeginning ? count : { ...count, fromBeginning: false };
}

/** The number of stones of a color. */
export function stonesOf({ stones }: Position, color: Color): number {
  return stones.split(stoneOf(color)).length - 1;
}
