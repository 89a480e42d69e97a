/** For tests: blocks by any notion of neighbours, without the engine. */
import type { Point, Position, Size } from '../../../engine/types.ts';

/** The points next to one. */
export type Neighbors = (size: Size, point: Point) => Point[];

/** The points that lie so many columns, rows and layers from one as `fits` allows. */
function pointsAround({ columns, rows, layers = 1 }: Size, from: Point, fits: (apart: number[]) => boolean): Point[] {
  const place = (point: Point) => [
    point % columns,
    Math.floor(point / columns) % rows,
    Math.floor(point / columns / rows),
  ];
  const origin = place(from);
  const all = Array.from({ length: columns * rows * layers }, (_, point) => point);
  return all.filter((point) => fits(place(point).map((at, direction) => Math.abs(at - (origin[direction] ?? 0)))));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The neighbours of the rules: up to four on a grid, six in space. */
export const overFaces: Neighbors = (size, point) => pointsAround(size, point, (apart) => sum(apart) === 1);

/** Those, and the points one step away in two directions: up to 18 in space. */
export const overEdges: Neighbors = (size, point) =>
  pointsAround(size, point, (apart) => Math.max(...apart) === 1 && sum(apart) <= 2);

export interface Block {
  readonly stone: string;
  readonly points: readonly Point[];
  readonly liberties: readonly Point[];
}

/** The blocks of both colours: their stones hang together by `connects`, and their liberties are over faces. */
export function blocksOf(position: Position, connects = overFaces): Block[] {
  const seen = new Set<Point>();
  return [...position.stones].flatMap((stone, first): Block[] => {
    if (stone === '.' || seen.has(first)) return [];
    const points = [first];
    for (const point of points) {
      for (const next of connects(position, point)) {
        if (position.stones[next] === stone && !points.includes(next)) points.push(next);
      }
    }
    for (const point of points) seen.add(point);
    const beside = new Set(points.flatMap((point) => overFaces(position, point)));
    return [{ stone, points, liberties: [...beside].filter((point) => position.stones[point] === '.') }];
  });
}
