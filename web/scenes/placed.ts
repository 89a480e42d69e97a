/** Groups on whole boards, among enemies that are unconditionally alive. */
import { positionOf } from '../engine/position.ts';
import type { Position } from '../engine/types.ts';

/** The liberties outside that the rules on prisoners ask for. */
const LIBERTIES = 2;
/** The lines of enemies around the rows, which should have another one, so that the enemies stay in one piece. */
const MARGIN = 1;

/** The sides of a group that are on the edge of the board. */
export interface Edges {
  readonly left?: boolean;
  readonly bottom?: boolean;
}

/**
 * A group on a board. Its rows have `O` for its stones, `o` for those that it can lose, `x` for
 * prisoners, `.` for empty points, and `X` or `,` for what is outside. The group gets liberties
 * outside that touch none of its eyes; the enemies around it have two eyes in the uppermost row.
 */
export function placed(
  rows: readonly string[],
  { left = false, bottom = false }: Edges,
  liberties = LIBERTIES,
): Position {
  const enemies = (count: number) => 'X'.repeat(count);
  const [before, after] = [enemies(left ? 0 : MARGIN), enemies(MARGIN)];
  const inside = rows.map((row) => [...(before + row.replaceAll(',', 'X') + after)]);
  const width = inside[0]?.length ?? 0;
  const lines = (count: number) => Array.from({ length: count }, () => [...enemies(width)]);
  const letters = [[...`.X.${enemies(width - 3)}`], ...lines(MARGIN), ...inside, ...lines(bottom ? 0 : MARGIN)];
  for (const [x, y] of outsideLiberties(letters).slice(0, liberties)) (letters[y] as string[])[x] = '.';
  return positionOf(letters.map((row) => row.join('').toUpperCase()));
}

type Place = readonly [x: number, y: number];

const BESIDE: readonly Place[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const DIAGONAL: readonly Place[] = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

/** The enemy stones, apart from each other, that are next to the group and near nothing that is played out. */
function outsideLiberties(letters: readonly (readonly string[])[]): readonly Place[] {
  const found: Place[] = [];
  for (const [y, row] of letters.entries()) {
    for (const [x, letter] of row.entries()) {
      const at = ([dx, dy]: Place) => letters[y + dy]?.[x + dx] ?? 'X';
      const isApart = found.every(([a, b]) => Math.abs(a - x) + Math.abs(b - y) > 1);
      const isClear = [...BESIDE, ...DIAGONAL].every((step) => !'.ox'.includes(at(step)));
      const fits = letter === 'X' && isApart && isClear && BESIDE.some((step) => at(step) === 'O');
      if (fits) found.push([x, y]);
    }
  }
  return found;
}
