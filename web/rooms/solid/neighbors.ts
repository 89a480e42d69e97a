/** The neighbors of a point in words. */
import * as en from '#locale/solid.ts';
import { pointName, walked } from '../../engine/coordinate.ts';
import { colorAt } from '../../engine/position.ts';
import type { Point, Position } from '../../engine/types.ts';

/** The keys that lead to the neighbors, in the order in which they are listed. */
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'] as const;

/** Each neighbor of a point with its direction and its stone. */
export function neighborsOf(position: Position, point: Point): string {
  const ways = en.ways[(position.layers ?? 1) > 1 ? 'inSpace' : 'flat'];
  const neighbors = KEYS.flatMap((key) => {
    const next = walked(position, point, key);
    if (next === null || next === point) return [];
    return [en.neighbor(ways[key], pointName(position, next), colorAt(position, next))];
  });
  return en.neighbors(pointName(position, point), neighbors);
}
