/** Boards turned and flipped, and with their colours exchanged. */
import { withSwappedColors } from '../../../engine/position.ts';
import type { Color, Position } from '../../../engine/types.ts';
import { TURNS, turned } from '../turned.ts';

/** A board on which the blocks of a colour are asked about. */
export interface AskedBoard {
  readonly position: Position;
  readonly color: Color;
}

/** The number of the images of a board. */
export const IMAGES = 2 * TURNS;

/** An image of a board on which Black is asked about, by its number from 0: the upper half is about White. */
export function imageOf(position: Position, number: number): AskedBoard {
  const image = turned(position, number % TURNS);
  if (number < TURNS) return { position: image, color: 'black' };
  return { position: withSwappedColors(image), color: 'white' };
}
