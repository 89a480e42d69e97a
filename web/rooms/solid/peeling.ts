/** Taking rows of points away from the sides of a solid. */
import type { Size } from '../../engine/types.ts';

/** The sides, in the order of `SolidView.peeled`. */
export const SIDES = ['left', 'right', 'top', 'bottom', 'first', 'last'] as const;
export type Side = (typeof SIDES)[number];

/** How much is taken away from each of {@link SIDES}. */
export type Peeled = readonly number[];

export const NOTHING: Peeled = SIDES.map(() => 0);

/** The lines that lie one behind the other from a side. */
export function directionOf(side: Side): 'columns' | 'rows' | 'layers' {
  if (side === 'left' || side === 'right') return 'columns';
  return side === 'top' || side === 'bottom' ? 'rows' : 'layers';
}

/** The number of columns, rows or layers that lie one behind the other from a side. */
export function sideOf(size: Size, side: Side): number {
  return size[directionOf(side)] ?? 1;
}
