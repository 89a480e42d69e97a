/** The places of points on the drawing of a board. */
import { isGrid } from '../../engine/position.ts';
import type { Point, Size } from '../../engine/types.ts';

/** From the left and the upper edge of a drawing, in spacings. */
export type Place = readonly [x: number, y: number];

/** The middle of a point on the drawing. */
export type PlaceOf = (point: Point) => Place;

/** The places on a drawing of this width and height; those of a board in space are asked for. */
export function placesOn(
  size: Size,
  { width, height }: { readonly width: number; readonly height: number },
  ask: PlaceOf,
): PlaceOf {
  if (!isGrid(size)) return ask;
  const { columns, rows } = size;
  const [left, top] = [(width - columns + 1) / 2, (height - rows + 1) / 2];
  return (point) => [left + (point % columns), top + Math.floor(point / columns)];
}
