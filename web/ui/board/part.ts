import type { Size } from '../../engine/types.ts';
import type { Crop } from '../../model/crop.ts';
import { SIDES, type Side } from '../../model/sides.ts';
import type { Part } from './paint.ts';

/** From the outermost line to the edge of a drawing without coordinates, in spacings. */
const BARE = 0.62;

/**
 * The part of a drawing of a grid that shows a part of the board, or all of it, with coordinates at some of its sides.
 * Where the board goes on, the lines run on half a spacing.
 */
export function partOf(
  crop: Crop | null,
  { columns, rows }: Size,
  drawing: { readonly width: number; readonly height: number },
  sides: readonly Side[] = SIDES,
): Part {
  const shown = crop ?? { left: 0, top: 0, columns, rows };
  const [isLeft, isTop, isRight, isBottom] = SIDES.map((side) => sides.includes(side)) as [
    ...[left: boolean, top: boolean, right: boolean, bottom: boolean],
  ];
  const [left, width] = along(shown.left, shown.columns, columns, drawing.width, isLeft, isRight);
  const [top, height] = along(shown.top, shown.rows, rows, drawing.height, isTop, isBottom);
  return { left, top, width, height };
}

/** The begin and the length of some of the lines, on a drawing of this length, with coordinates before or after them. */
function along(
  first: number,
  count: number,
  lines: number,
  length: number,
  ...[isBefore, isAfter]: readonly [before: boolean, after: boolean]
): readonly [begin: number, length: number] {
  const margin = (length - lines + 1) / 2;
  // Drawings are made in hundredths.
  const cut = Math.max(0, Math.round((margin - BARE) * 100) / 100);
  const begin = first > 0 ? margin + first - 0.5 : isBefore ? 0 : cut;
  const end = first + count < lines ? margin + first + count - 0.5 : isAfter ? length : length - cut;
  return [begin, end - begin];
}
