/** Views with the marks of lenses, which only the build with everything draws. */
import type { Point, View } from './types.ts';

/** The meanings of marks on points, each with its own shape, line style and color. */
export type LensMarkKind =
  | 'alive'
  | 'falls'
  | 'cover'
  | 'supporter'
  | 'joined'
  | 'gone'
  | 'black'
  | 'white'
  | 'neutral';

/** A mark that a lens puts on a point. Marks on stones leave the middle free for a name. */
export interface LensMark {
  readonly point: Point;
  readonly kind: LensMarkKind;
}

/** The ghost of a stone that is chosen and not placed yet. */
interface ChosenMark {
  readonly point: Point;
  readonly kind: 'chosen-black' | 'chosen-white';
}

export interface LensView extends View {
  readonly lensMarks?: readonly (LensMark | ChosenMark)[];
  /** Points that are outlined, such as those of the chosen blocks. */
  readonly outlined?: readonly Point[];
}
