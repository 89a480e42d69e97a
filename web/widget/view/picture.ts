/** The canvases of all elements. */

import { pixelsBeside } from '../../engine/canvas-limit.ts';
import type { Palette, Study } from '../../engine/engine.ts';
import type { Position, View } from '../../engine/types.ts';
import type { Crop } from '../../model/crop.ts';
import type { Side } from '../../model/sides.ts';
import { type Part, paint as paintPart } from '../../ui/board/paint.ts';
import { partOf } from '../../ui/board/part.ts';

/** The most device pixels to a CSS pixel: more are not worth their memory. */
const FINEST = 2;
/** Pixels of canvas on a page beyond which a CSS pixel gets no more than one. */
const PLENTY = 5e6;

/** A view that fits a box. */
interface Fit {
  readonly view: View;
  /** The box's width in CSS pixels. */
  readonly width: number;
  /** The box's height in CSS pixels, if it is limited. */
  readonly height?: number;
  /** The widest space between two lines, in CSS pixels. */
  readonly spacing: number;
}

/** A position of which a part may be shown. */
interface Pictured {
  readonly study: Study;
  readonly position: Position;
  readonly crop: Crop | null;
  /** Where the coordinates are. */
  readonly sides: readonly Side[];
  readonly palette: Palette;
}

/** The part of the drawing of a view that is shown. */
export function partShown({ study, position, crop, sides }: Omit<Pictured, 'palette'>, view: View): Part {
  return partOf(crop, position, study.size(view), sides);
}

/** Paints a position, and returns the space between two lines in CSS pixels. */
export function paint(canvas: HTMLCanvasElement, pictured: Pictured, fit: Fit): number {
  const { study, palette } = pictured;
  const part = partShown(pictured, fit.view);
  const most = Math.min(fit.spacing, fit.width / part.width, (fit.height ?? Number.POSITIVE_INFINITY) / part.height);
  let ratio = Math.min(FINEST, devicePixelRatio);
  if (pixelsBeside(canvas) + part.width * part.height * (most * ratio) ** 2 > PLENTY) ratio = Math.min(1, ratio);
  // A whole number of pixels keeps lines sharp.
  const spacing = most * ratio < 5 ? most * ratio : Math.floor(most * ratio + 0.01);
  if (spacing > 0) paintPart(canvas, study, fit.view, spacing, palette, ratio, part);
  return spacing / ratio;
}
