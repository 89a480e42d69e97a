import type { Palette } from '../../engine/engine.ts';
import type { Drawing } from './drawing.ts';

/** The least width of a picture, in pixels, unless its height would be more than {@link HIGHEST}. */
const WIDTH = 720;
/** The greatest width and height, in pixels, at scale 1. */
const HIGHEST = 4096;
/** The least space between two lines: names are written on the points. */
const LEAST = 24;

/** The size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
  /** The pixels between two lines, a whole number at every scale, so that lines are crisp. */
  readonly spacing: number;
}

/** The size of a picture at a scale, for a board with this size in spacings. */
export function sizeOf(board: { readonly width: number; readonly height: number }, scale: number): Size {
  const wanted = Math.max(LEAST, Math.ceil(WIDTH / board.width));
  const most = Math.floor(HIGHEST / Math.max(board.width, board.height));
  const spacing = scale * Math.min(wanted, most);
  return { width: Math.ceil(board.width * spacing), height: Math.ceil(board.height * spacing), spacing };
}

/** A drawing with its colours. */
interface Picture extends Pick<Drawing, 'study' | 'view'> {
  readonly palette: Palette;
}

/** Paints a picture on a canvas, which gets its size; false if the browser has no memory for it. */
export function paintOn(canvas: HTMLCanvasElement, picture: Picture, scale: number): boolean {
  const { study, view, palette } = picture;
  const board = study.size(view);
  const { width, height, spacing } = sizeOf(board, scale);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return false;
  study.paint(context, view, spacing, palette);
  return true;
}

/** A picture as the bytes of a PNG file; null if the browser has no memory for it. */
export function pngOf(picture: Picture, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  if (!paintOn(canvas, picture, scale)) return Promise.resolve(null);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
