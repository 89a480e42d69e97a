import type { Point, Position } from './types.ts';

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/**
 * The name players give to a point, such as `C3`: the column's letter without I (after Z
 * come AA, BB …), and the row counted from the bottom.
 */
export function pointName(size: Pick<Position, 'columns' | 'rows'>, point: Point): string {
  const column = point % size.columns;
  const letter = LETTERS.charAt(column % LETTERS.length);
  const row = size.rows - Math.floor(point / size.columns);
  return letter.repeat(1 + Math.floor(column / LETTERS.length)) + row;
}

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point to which an arrow key leads, at the edge the same point; null for any other key. */
export function walked(size: Pick<Position, 'columns' | 'rows'>, from: Point, key: string): Point | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [column, row] = [(from % size.columns) + arrow[0], Math.floor(from / size.columns) + arrow[1]];
  const isOn = column >= 0 && column < size.columns && row >= 0 && row < size.rows;
  return isOn ? row * size.columns + column : from;
}

/** The point with this name, upper or lower case, or null if the board has none. */
export function pointNamed(size: Pick<Position, 'columns' | 'rows'>, name: string): Point | null {
  const match = /^([A-HJ-Z])\1*(?=\d)/i.exec(name);
  if (!match || !/^\d{1,5}$/.test(name.slice(match[0].length))) return null;
  const column = (match[0].length - 1) * LETTERS.length + LETTERS.indexOf(name.charAt(0).toUpperCase());
  const row = size.rows - Number(name.slice(match[0].length));
  return column < size.columns && row >= 0 && row < size.rows ? row * size.columns + column : null;
}
