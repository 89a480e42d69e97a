/** The canvases of all elements. */

import { finenessOf, pixelsBeside } from '../../engine/canvas-limit.ts';
import type { Palette, Study } from '../../engine/engine.ts';
import type { View } from '../../engine/types.ts';

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

/** Paints a study, and returns the space between two lines in CSS pixels. */
export function paint(canvas: HTMLCanvasElement, study: Study, fit: Fit, palette: Palette): number {
  const size = study.size(fit.view);
  const most = Math.min(fit.spacing, fit.width / size.width, (fit.height ?? Number.POSITIVE_INFINITY) / size.height);
  const pixels = size.width * size.height * most ** 2;
  let ratio = Math.min(FINEST, devicePixelRatio);
  if (pixelsBeside(canvas) + pixels * ratio ** 2 > PLENTY) ratio = Math.min(1, ratio);
  ratio *= finenessOf(canvas, pixels * ratio ** 2);
  // A whole number of pixels keeps lines sharp.
  const spacing = most * ratio < 5 ? most * ratio : Math.floor(most * ratio + 0.01);
  const width = Math.ceil(size.width * spacing);
  const height = Math.ceil(size.height * spacing);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
    canvas.style.width = `${width / ratio}px`;
    canvas.style.height = `${height / ratio}px`;
  }
  const context = canvas.getContext('2d');
  if (context && spacing) study.paint(context, fit.view, spacing, palette);
  return spacing / ratio;
}
