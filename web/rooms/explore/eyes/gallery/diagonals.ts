import { colorAt } from '../../../../engine/position.ts';
import type { Color, Point, Position } from '../../../../engine/types.ts';

/** The points on the board that are diagonal to an eye point: all of them, those of its owner, and the empty ones. */
export interface Diagonals {
  readonly all: number;
  readonly own: number;
  readonly open: number;
}

export function diagonalsOf(position: Position, point: Point, owner: Color): Diagonals {
  const { columns, rows } = position;
  const [x, y] = [point % columns, Math.floor(point / columns)];
  const stones = [-1, 1].flatMap((dx) =>
    [-1, 1].flatMap((dy) => {
      const [column, row] = [x + dx, y + dy];
      const isOnBoard = column >= 0 && column < columns && row >= 0 && row < rows;
      return isOnBoard ? [colorAt(position, row * columns + column)] : [];
    }),
  );
  return {
    all: stones.length,
    own: stones.filter((color) => color === owner).length,
    open: stones.filter((color) => !color).length,
  };
}
