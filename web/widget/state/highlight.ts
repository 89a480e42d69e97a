/** Marks that a page's own scripts put on points. */
import { pointNamed } from '../../engine/coordinate.ts';
import type { BoardMark, Size } from '../../engine/types.ts';

const ROLES = ['circle', 'square', 'triangle', 'cross'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Marks on points, given by their numbers or names.
 * @throws RangeError for a point that the board does not have, or another role
 */
export function highlightsOf(board: Size, points: readonly (number | string)[], role: Role): BoardMark[] {
  if (!ROLES.includes(role)) throw new RangeError(`There is no role ${role}.`);
  const all = board.columns * board.rows * (board.layers ?? 1);
  const marked = [...points].map((named) => {
    const point = typeof named === 'number' ? named : pointNamed(board, String(named));
    if (point === null || !Number.isInteger(point) || point < 0 || point >= all)
      throw new RangeError(`The board has no point ${named}.`);
    return point;
  });
  return [...new Set(marked)].map((point) => ({ point, kind: role }));
}
