import type { Point, Size } from './types.ts';

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/**
 * The name players give to a point, such as `C3`: the column's letter without I (after Z
 * come AA, BB …), and the row counted from the bottom; on a board with layers `2:C3`, the layer
 * counted from the top one.
 */
export function pointName({ columns, rows, layers = 1 }: Size, point: Point): string {
  const layer = Math.floor(point / (columns * rows));
  const column = point % columns;
  const letter = LETTERS.charAt(column % LETTERS.length);
  const row = rows * (layer + 1) - Math.floor(point / columns);
  const name = letter.repeat(1 + Math.floor(column / LETTERS.length)) + row;
  return layers === 1 ? name : `${layer + 1}:${name}`;
}

/** The ways across, down and into the board, and those back. */
export const WAYS = ['right', 'down', 'below', 'left', 'up', 'above'] as const;
export type Way = (typeof WAYS)[number];

/** The point to which a way leads; where the board ends the same point; null to layers on a board without. */
export function walked({ columns, rows, layers = 1, form }: Size, from: Point, to: Way): Point | null {
  const way = WAYS.indexOf(to);
  const direction = way % 3;
  if (direction === 2 && layers === 1) return null;
  const side = [columns, rows, layers][direction] as number;
  const step = [1, columns, columns * rows][direction] as number;
  const at = Math.floor(from / step) % side;
  const next = way < 3 ? at + 1 : at - 1;
  const isJoined = form === 'torus' || (form === 'cylinder' && direction === 0);
  const reached = isJoined ? (next + side) % side : Math.min(Math.max(next, 0), side - 1);
  return from + (reached - at) * step;
}

/** The point with this name, upper or lower case, or null if the board has none. */
export function pointNamed(size: Size, name: string): Point | null {
  const { columns, rows, layers = 1 } = size;
  const [, layer = '1', letters = '', , number = ''] = NAME.exec(name) ?? [];
  if (!letters || layers > 1 !== name.includes(':')) return null;
  const column = (letters.length - 1) * LETTERS.length + LETTERS.indexOf(letters.charAt(0).toUpperCase());
  const row = rows - Number(number);
  const isOn = column < columns && row >= 0 && row < rows && Number(layer) >= 1 && Number(layer) <= layers;
  return isOn ? ((Number(layer) - 1) * rows + row) * columns + column : null;
}

const NAME = /^(?:(\d{1,5}):)?(([A-HJ-Z])\3*)(\d{1,5})$/i;
