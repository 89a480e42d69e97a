/** Views with the marks of lenses, which only the build with everything draws. */
import type { LensMarkKind } from './answers.ts';
import type { Point, View } from './types.ts';

export type { LensMarkKind } from './answers.ts';

/** A mark that a lens puts on a point. Marks on stones leave the middle free for a name. */
export interface LensMark {
  readonly point: Point;
  readonly kind: LensMarkKind;
}

export interface LensView extends View {
  readonly lensMarks?: readonly LensMark[];
  /** Points that are outlined, such as those of the chosen blocks. */
  readonly outlined?: readonly Point[];
}
