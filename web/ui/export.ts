import type { Engine, Study } from '../engine/engine.ts';
import type { View } from '../engine/types.ts';

/** Puts a text on the clipboard; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The space between two lines of a saved picture, in pixels, and the longest side it may get. */
const SPACING = 48;
const LONGEST = 4096;

/** A picture of a view, in the colours of a pale board. */
export function pngOf(board: Study, view: View, engine: Engine): Promise<Blob | null> {
  const { width, height } = board.size(view);
  const spacing = Math.min(SPACING, Math.floor(LONGEST / Math.max(width, height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * spacing);
  canvas.height = Math.ceil(height * spacing);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  board.paint(context, view, spacing, engine.palette('pale'));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Offers a file to be saved. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
