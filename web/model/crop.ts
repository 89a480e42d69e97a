/**
 * The part of a board that a diagram shows. Nothing is known of what lies outside: it is taken to be empty,
 * and a region that goes on there counts for nobody, so that what is alive in the part is alive whatever
 * lies outside. See `crates/core/tests/theory/crops.rs`.
 */
import { walked } from '../engine/coordinate.ts';
import { colorAt, isGrid } from '../engine/position.ts';
import type { Facts, Point, Position, Size } from '../engine/types.ts';

/** Lines of a board, counted from its upper left corner. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The part between two opposite points; null for the whole board, and for a board in space. A single line
 * beyond a side belongs to the part: alone it could be an eye of the stones along it, which two lines never are.
 */
export function cropBetween(size: Size, one: Point, other: Point): Crop | null {
  if (!isGrid(size)) return null;
  const { columns, rows } = size;
  const [left, right] = widened(one % columns, other % columns, columns);
  const [top, bottom] = widened(Math.floor(one / columns), Math.floor(other / columns), rows);
  const crop = { left, top, columns: right - left + 1, rows: bottom - top + 1 };
  return crop.columns === columns && crop.rows === rows ? null : crop;
}

/** The first and the last of the lines between two of them. */
function widened(one: number, other: number, lines: number): readonly [first: number, last: number] {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  return [first === 1 ? 0 : first, last === lines - 2 ? lines - 1 : last];
}

/** True if a point is in the part that is shown. */
export function isShown(crop: Crop | null, { columns }: Size, point: Point): boolean {
  if (!crop) return true;
  const [column, row] = [(point % columns) - crop.left, Math.floor(point / columns) - crop.top];
  return column >= 0 && column < crop.columns && row >= 0 && row < crop.rows;
}

/** The point in the upper left corner of the part that is shown. */
export function firstShown(crop: Crop | null, { columns }: Size): Point {
  return crop ? crop.top * columns + crop.left : 0;
}

/** The position of which only a part is known: outside it there are no stones. */
export function knownPart(position: Position, crop: Crop | null): Position {
  if (!crop) return position;
  const stones = [...position.stones].map((stone, point) => (isShown(crop, position, point) ? stone : '.')).join('');
  return stones === position.stones ? position : { ...position, stones };
}

/**
 * Facts of which the evidence is in the part that is shown, where there is some: a region that goes on outside is
 * not small because of many points, of which the facts name one.
 */
export function withShownEvidence(facts: Facts, position: Position, crop: Crop | null): Facts {
  if (!crop) return facts;
  const isFree = (point: Point) =>
    isShown(crop, position, point) &&
    colorAt(position, point) === null &&
    WAYS_BESIDE.every((way) => colorAt(position, walked(position, point, way) ?? point) !== facts.color);
  const regions = facts.regions.map((region) => {
    const { notSmallAt, points } = region;
    if (notSmallAt === null || isShown(crop, position, notSmallAt)) return region;
    return { ...region, notSmallAt: points.find(isFree) ?? notSmallAt };
  });
  return { ...facts, regions };
}

const WAYS_BESIDE = ['left', 'right', 'up', 'down'] as const;
