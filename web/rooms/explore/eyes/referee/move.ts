/** Moves in words. */
import * as en from '#locale/eye-referee.ts';
import type { Color } from '../../../../engine/types.ts';

/** A move with the number of stones that it captures or, without a point, a pass, as a sentence. */
export const moveSaid = (color: Color, point: string | null, taken: number): string =>
  point === null ? en.passes({ color }) : en.plays({ color, point, taken });

/** The same as one of several. */
export const moveShort = (color: Color, point: string | null): string =>
  point === null ? en.passesShort({ color }) : en.playsShort({ color, point });
