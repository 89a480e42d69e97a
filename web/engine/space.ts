/** Views of boards in space, which only the build with everything draws. */
import type { LensView } from './lens-view.ts';
import type { Point } from './types.ts';

/** A board in space: its layers side by side, or a solid. */
export interface SpaceView extends LensView {
  /** The point that is pointed at, whose neighbors and lines of sight are lit. */
  readonly pointed?: Point | null;
  /** The layers side by side in a row; without it the drawing of the layers is nearly square. */
  readonly across?: number;
  /** The column, row and layer that are shown first, where edges are joined. */
  readonly first?: Places;
  /** Points that are lit, such as the surface of a region. */
  readonly surface?: readonly Point[];
  readonly solid?: SolidView;
}

/** The way in which a board is shown as a solid. */
export interface SolidView {
  /** The turn round the upright line, in degrees; at 0 the columns run from left to right. */
  readonly around: number;
  /** The height of the viewer above the horizon, in degrees: 90 is a view from above, -90 from below. */
  readonly above: number;
  /**
   * The number of columns taken away from the left and the right, of rows from the top and the bottom,
   * of layers from the first and the last.
   */
  readonly peeled?: readonly number[];
  /** The points shown in full while all others are faded; null fades none. */
  readonly chosen?: readonly Point[] | null;
  readonly cut?: Cut | null;
  /** True if the drawing is as large as the solid in this turn; otherwise as large as in any turn. */
  readonly fitted?: boolean;
}

/** Numbers of a column, a row and a layer, counted from 0. */
export type Places = readonly [column: number, row: number, layer: number];

/**
 * A plane through a solid: the points whose column, row and layer, counted from 0 as they are shown and
 * multiplied by `normal`, add up to `sum`. The points in front of it are taken away.
 */
export interface Cut {
  /** Factors that are not negative. */
  readonly normal: Places;
  readonly sum: number;
  /** True if the points behind it are taken away too. */
  readonly single?: boolean;
}

export type { RegionSurface } from './answers.ts';
