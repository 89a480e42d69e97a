import { pointName } from '../engine/coordinate.ts';
import type { Color, Facts, Position, Rules } from '../engine/types.ts';
import { sideOf } from './side.ts';
import type { Answer } from './types.ts';

/** The place of a position in a text. */
export interface Place {
  readonly index: number;
  readonly move: number;
  /** The text did not show the whole board. */
  readonly assumedOutsideEmpty: boolean;
}

/** The names of a board's points, in reading order. */
export function namesOf(board: Pick<Position, 'columns' | 'rows'>): string[] {
  return Array.from({ length: board.columns * board.rows }, (_, point) => pointName(board, point));
}

/** The answer for a position, of the colours that there are facts for. */
export function answerOf(
  { columns, rows, stones }: Position,
  { index, move, assumedOutsideEmpty }: Place,
  rules: Rules,
  facts: Readonly<Partial<Record<Color, Facts>>>,
  names: readonly string[],
): Answer {
  const side = (of: Facts) => sideOf({ columns, rows, stones }, of, names);
  return {
    version: 1,
    source: '-',
    index,
    move,
    columns,
    rows,
    board: Array.from({ length: rows }, (_, row) => stones.slice(row * columns, (row + 1) * columns)),
    ...(assumedOutsideEmpty && { assumed: 'outside empty' }),
    rules,
    ...(facts.black && { black: side(facts.black) }),
    ...(facts.white && { white: side(facts.white) }),
  };
}
