import { finenessOf } from '../../engine/canvas-limit.ts';
import type { Palette, Study } from '../../engine/engine.ts';
import type { View } from '../../engine/types.ts';

/**
 * The spacing in pixels of the screen that fits a drawing into a box of CSS pixels: a whole
 * number, for sharp lines, unless that would leave much of the box empty.
 */
export function fittingSpacing(
  size: { readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
  ratio: number,
): number {
  const fitting = Math.min(box.width / size.width, box.height / size.height) * ratio;
  return fitting < 5 ? fitting : Math.floor(fitting);
}

/** A part of a drawing, in spacings from its left and upper edge. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Paints a view, or a part of it, over the whole canvas, which takes the size of what is painted; style
 * sheets have it in `--width` and `--height`. `spacing` is in pixels of the screen.
 */
export function paint(
  canvas: HTMLCanvasElement,
  board: Study,
  view: View,
  spacing: number,
  palette: Palette,
  ratio: number,
  part: Part = { left: 0, top: 0, ...board.size(view) },
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const fineness = finenessOf(canvas, part.width * part.height * spacing ** 2);
  const painted = spacing * fineness;
  const width = Math.ceil(part.width * painted);
  const height = Math.ceil(part.height * painted);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
    canvas.style.setProperty('--width', `${width / fineness / ratio}px`);
    canvas.style.setProperty('--height', `${height / fineness / ratio}px`);
  }
  // In whole pixels, for sharp lines.
  context.setTransform(1, 0, 0, 1, -Math.round(part.left * painted), -Math.round(part.top * painted));
  board.paint(context, view, painted, palette);
}
