/** The layers of a board side by side. */
import type { Size } from '../../engine/types.ts';

/** The height of a column beside a text for its width. */
const COLUMN = 1.7;

/** From one layer to the next, beyond its lines, in spacings: margins with coordinates and, below it, its number. */
const [BESIDE, BELOW] = [1.6, 2.3];

/** The number of layers in a row, the least for which the drawing is not too high for its width: the larger are the layers. */
export function acrossOf({ columns, rows, layers = 1 }: Size, highest = COLUMN): number {
  const isHigh = (across: number) =>
    Math.ceil(layers / across) * (rows + BELOW) > highest * across * (columns + BESIDE);
  let across = 1;
  while (across < layers && isHigh(across)) across++;
  return across;
}
