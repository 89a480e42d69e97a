import { useEffect, useState } from 'preact/hooks';
import type { Palette, Study } from '../../engine/engine.ts';
import type { View } from '../../engine/types.ts';

/** The number of screen pixels to a CSS pixel, which changes with zoom and between screens. */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(devicePixelRatio);
  useEffect(() => {
    const query = matchMedia(`(resolution: ${ratio}dppx)`);
    const change = () => setRatio(devicePixelRatio);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [ratio]);
  return ratio;
}

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

/**
 * Paints a view over the whole canvas, which takes the size of the drawing; style sheets
 * have it in `--width` and `--height`. `spacing` is in pixels of the screen.
 */
export function paint(
  canvas: HTMLCanvasElement,
  board: Study,
  view: View,
  spacing: number,
  palette: Palette,
  ratio: number,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const size = board.size(view);
  const width = Math.ceil(size.width * spacing);
  const height = Math.ceil(size.height * spacing);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
    canvas.style.setProperty('--width', `${width / ratio}px`);
    canvas.style.setProperty('--height', `${height / ratio}px`);
  }
  board.paint(context, view, spacing, palette);
}
