/** The neighbors of a point in words. */
import * as en from '#locale/solid.ts';
import { pointName, walked } from '../../engine/coordinate.ts';
import { colorAt } from '../../engine/position.ts';
import type { Point, Position } from '../../engine/types.ts';

/** The keys that lead to the neighbors, in the order in which these are listed, and the ways there. */
const IN_SPACE = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'behind',
  ArrowDown: 'inFront',
  PageUp: 'above',
  PageDown: 'below',
} as const;
const FLAT = { ...IN_SPACE, ArrowUp: 'above', ArrowDown: 'below' } as const;
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'] as const;

/** Each neighbor of a point with its direction and its stone. */
export function neighborsOf(position: Position, point: Point): string {
  const ways = (position.layers ?? 1) > 1 ? IN_SPACE : FLAT;
  const neighbors = KEYS.flatMap((key) => {
    const next = walked(position, point, key);
    if (next === null || next === point) return [];
    return [en.neighbor[ways[key]]({ name: pointName(position, next), there: colorAt(position, next) ?? 'empty' })];
  });
  return en.neighbors({ name: pointName(position, point), neighbors });
}
