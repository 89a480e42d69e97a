/** The layers of a board side by side. */
import type { Size } from '../../engine/types.ts';

/** The greatest height of the drawing for its width: the column that it is in is higher than wide. */
const HIGHEST = 1.7;

/** From one layer to the next, beyond its lines, in spacings: margins with coordinates and, below it, its number. */
const [BESIDE, BELOW] = [1.6, 2.3];

/** The number of layers in a row, the least for which the drawing is not too high: the larger are the layers. */
export function acrossOf({ columns, rows, layers = 1 }: Size): number {
  const isHigh = (across: number) =>
    Math.ceil(layers / across) * (rows + BELOW) > HIGHEST * across * (columns + BESIDE);
  let across = 1;
  while (across < layers && isHigh(across)) across++;
  return across;
}
