/** The neighbors of a point in words. */
import * as en from '#locale/solid.ts';
import { pointName, walked } from '../../engine/coordinate.ts';
import { colorAt } from '../../engine/position.ts';
import type { Point, Position } from '../../engine/types.ts';

/** The ways to the neighbors, in the order in which these are listed. */
const WAYS = ['left', 'right', 'up', 'down', 'above', 'below'] as const;
/** The words for the ways within a layer that differ, with layers and without. */
const [IN_SPACE, FLAT] = [
  { up: 'behind', down: 'inFront' },
  { up: 'above', down: 'below' },
] as const;

/** Each neighbor of a point with its direction and its stone. */
export function neighborsOf(position: Position, point: Point): string {
  const names = (position.layers ?? 1) > 1 ? IN_SPACE : FLAT;
  const neighbors = WAYS.flatMap((way) => {
    const next = walked(position, point, way);
    if (next === null || next === point) return [];
    const name = way === 'up' || way === 'down' ? names[way] : way;
    return [en.neighbor[name]({ name: pointName(position, next), there: colorAt(position, next) ?? 'empty' })];
  });
  return en.neighbors({ name: pointName(position, point), neighbors });
}
