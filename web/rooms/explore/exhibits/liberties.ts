/** The liberties of a block. */
import { WAYS, walked } from '../../../engine/coordinate.ts';
import { colorAt } from '../../../engine/position.ts';
import type { Point, Position } from '../../../engine/types.ts';

/** The empty points next to the block of `stone`. */
export function libertiesOf(position: Position, stone: Point): readonly Point[] {
  const color = colorAt(position, stone);
  const block = new Set([stone]);
  const liberties = new Set<Point>();
  for (const point of block) {
    for (const next of WAYS.map((way) => walked(position, point, way))) {
      if (next === null) continue;
      const its = colorAt(position, next);
      if (its === color) block.add(next);
      else if (its === null) liberties.add(next);
    }
  }
  return [...liberties];
}
