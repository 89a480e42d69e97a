/** Colours and stones of a position, as text. */
import type { Color, Point, Position, Size } from './types.ts';

/** A board without stones. */
export function emptyPosition(size: Size): Position {
  const { columns, rows, layers = 1 } = size;
  return { ...size, stones: '.'.repeat(columns * rows * layers) };
}

/** True for a board of one layer whose edges are not joined. */
export function isGrid({ layers = 1, form = 'box' }: Size): boolean {
  return layers === 1 && form === 'box';
}

/** A position from its rows from the top, such as `['X.', '.O']`. */
export function positionOf(rows: readonly string[]): Position {
  return { columns: rows[0]?.length ?? 0, rows: rows.length, stones: rows.join('') };
}

export function otherColor(color: Color): Color {
  return color === 'black' ? 'white' : 'black';
}

/** The same stones, each of the other color. */
export function withSwappedColors<P extends Position>(position: P): P {
  const stones = [...position.stones].map((_, point) => {
    const color = colorAt(position, point);
    return stoneOf(color && otherColor(color));
  });
  return { ...position, stones: stones.join('') };
}

/** The character of a stone in {@link Position.stones}. */
export function stoneOf(color: Color | null): 'X' | 'O' | '.' {
  return color === 'black' ? 'X' : color === 'white' ? 'O' : '.';
}

/** The color of the stone on a point, or null if it is empty. */
export function colorAt(position: Position, point: Point): Color | null {
  const stone = position.stones[point];
  return stone === 'X' ? 'black' : stone === 'O' ? 'white' : null;
}
