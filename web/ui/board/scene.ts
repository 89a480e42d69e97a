import type { RefObject } from 'preact';
import type { Study } from '../../engine/engine.ts';
import type { SpaceView } from '../../engine/space.ts';
import type { Color, Hit, Point, Position } from '../../engine/types.ts';
import type { Crop } from '../../model/crop.ts';
import type { Side } from '../../model/sides.ts';

/** Stones that a drag of mouse or pen sets. */
interface Painting {
  /** The stone that a stroke sets which begins at a point, null to remove stones; undefined if it paints nothing. */
  readonly brushAt: (point: Point) => Color | null | undefined;
  readonly paint: (points: readonly Point[], color: Color | null, stroke: number) => void;
}

/** The part of a scene on whose board no stone is placed or taken off. */
export const PLACES_NOTHING: Pick<BoardScene, 'ghostAt' | 'confirm' | 'remove' | 'painting'> = {
  ghostAt: () => null,
  confirm: null,
  remove: undefined,
  painting: undefined,
};

/** A board with what it shows and what a press on it does. */
export interface BoardScene {
  readonly study: Study;
  readonly position: Position;
  /** Engines without boards in space and marks of lenses draw the rest of it. */
  readonly view: SpaceView;
  /** The part of a grid that is shown; all of it without one. */
  readonly crop?: Crop | null;
  /** Where a grid has coordinates; by default everywhere. */
  readonly sides?: readonly Side[];
  /** For readers who do not see the board. */
  readonly label: string;
  readonly help: string;
  /** The same for the layers and the solid of a board in space; what the page says there by default. */
  readonly helpInSpace?: { readonly layers: string; readonly solid: string } | undefined;
  /** The stone that a press on a point would place, if it would place one. */
  readonly ghostAt: (point: Point) => Color | null;
  /** A request for the second tap of a finger, which first aims where lines are narrow; null where one tap is enough. */
  readonly confirm: ((point: Point) => string) | null;
  /** The keyboard's cursor. */
  readonly cursor: Point;
  readonly moveCursor: (point: Point) => void;
  readonly press: (point: Point) => void;
  /** Delete and Backspace on a point. */
  readonly remove?: ((point: Point) => void) | undefined;
  readonly painting?: Painting | undefined;
  /** A point in words, for screen readers, and all values that the words depend on. */
  readonly describe: (point: Point) => string;
  readonly describeDeps: readonly unknown[];
  /** Called with what the pointer or the focused cursor is on. */
  readonly look?: ((hit: Hit | null) => void) | undefined;
  /** Receives the board's element, to focus it. */
  readonly surface?: RefObject<HTMLDivElement | null> | undefined;
}
