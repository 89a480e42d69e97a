import type { Size } from '../../engine/types.ts';
import type { Crop } from '../../model/crop.ts';
import type { Part } from './paint.ts';

/**
 * The part of a drawing of a grid that shows a part of the board; all of it without one. Where the board goes
 * on, the lines run on half a spacing.
 */
export function partOf(
  crop: Crop | null,
  { columns, rows }: Size,
  drawing: { readonly width: number; readonly height: number },
): Part {
  if (!crop) return { left: 0, top: 0, width: drawing.width, height: drawing.height };
  const [left, width] = along(crop.left, crop.columns, columns, drawing.width);
  const [top, height] = along(crop.top, crop.rows, rows, drawing.height);
  return { left, top, width, height };
}

/** The begin and the length of some of the lines, on a drawing of this length. */
function along(first: number, count: number, lines: number, length: number): readonly [begin: number, length: number] {
  const margin = (length - lines + 1) / 2;
  const begin = first === 0 ? 0 : margin + first - 0.5;
  const end = first + count === lines ? length : margin + first + count - 0.5;
  return [begin, end - begin];
}
