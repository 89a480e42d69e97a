/** What is taken away from a solid and what is faded, so that its inside can be seen. */
import { pointName } from '../../engine/coordinate.ts';
import type { Cut, Places } from '../../engine/space.ts';
import type { Size } from '../../engine/types.ts';
import { directionOf, NOTHING, type Peeled, type Side, sideOf } from './peeling.ts';

/** The directions of cutting planes: across the columns, rows or layers, or from corner to corner. */
export const DIRECTIONS = ['columns', 'rows', 'layers', 'corners'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A plane that is moved through the board. */
export interface Plane {
  readonly direction: Direction;
  /** Counted from 0, from the first one that is shown. */
  readonly at: number;
  readonly isSingle: boolean;
}

export interface Inside {
  readonly peeled: Peeled;
  readonly plane: Plane | null;
  /** True if all but one block or region is faded. */
  readonly isFaded: boolean;
}

export const WHOLE: Inside = { peeled: NOTHING, plane: null, isFaded: false };

const NORMALS: Readonly<Record<Direction, Places>> = {
  columns: [1, 0, 0],
  rows: [0, 1, 0],
  layers: [0, 0, 1],
  corners: [1, 1, 0],
};

/** The number of planes in a direction. */
export function planesOf({ columns, rows, layers = 1 }: Size, direction: Direction): number {
  return { columns, rows, layers, corners: columns + rows - 1 }[direction];
}

/** A plane for the engine. */
export function cutOf({ direction, at, isSingle }: Plane): Cut {
  return { normal: NORMALS[direction], sum: at, single: isSingle };
}

/** The name of the column, row or layer at a side: it stays true when the solid is turned. */
export function sideName(size: Size, first: Places, side: Side): string {
  const isFirst = side === 'left' || side === 'top' || side === 'first';
  const at = isFirst ? 0 : sideOf(size, side) - 1;
  return planeName(size, first, { direction: directionOf(side), at, isSingle: false });
}

/** The name of a plane: the letter of a column, or the number of a row, a layer or another plane. */
export function planeName({ columns, rows, layers = 1 }: Size, first: Places, { direction, at }: Plane): string {
  const [column, row, layer] = first;
  if (direction === 'columns') return pointName({ columns, rows: 1 }, (at + column) % columns).slice(0, -1);
  if (direction === 'rows') return String(rows - ((at + row) % rows));
  return String(direction === 'layers' ? ((at + layer) % layers) + 1 : at + 1);
}
