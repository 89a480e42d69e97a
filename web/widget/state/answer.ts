import { pointName } from '../../engine/coordinate.ts';
import type { Color, Facts, Position, Rules, Size } from '../../engine/types.ts';
import type { Answer, SpaceAnswer } from '../../package/types.ts';
import { sideOf } from './side.ts';

/** The place of a position in a text. */
export interface Place {
  readonly index: number;
  readonly move: number;
  /** The text did not show the whole board. */
  readonly assumedOutsideEmpty: boolean;
}

/** The names of a board's points, in reading order. */
export function namesOf(board: Size): string[] {
  return Array.from({ length: board.columns * board.rows * (board.layers ?? 1) }, (_, point) =>
    pointName(board, point),
  );
}

/** The rows of a board, or of its first layer. */
function rowsOf({ columns, rows, stones }: Position): string[] {
  return Array.from({ length: rows }, (_, row) => stones.slice(row * columns, (row + 1) * columns));
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
    board: rowsOf({ columns, rows, stones }),
    ...(assumedOutsideEmpty && { assumed: 'outside empty' }),
    rules,
    ...(facts.black && { black: side(facts.black) }),
    ...(facts.white && { white: side(facts.white) }),
  };
}

/** The answer for a board with layers or joined edges. */
export function answerInSpace(answer: Answer, position: Position): SpaceAnswer {
  const { columns, rows, layers = 1, form = 'box', stones } = position;
  const layer = (at: number) => rowsOf({ columns, rows, stones: stones.slice(at * columns * rows) });
  return {
    ...answer,
    ...(layers > 1 && { layers, board: Array.from({ length: layers }, (_, at) => layer(at)) }),
    ...(form !== 'box' && { topology: form }),
  };
}
