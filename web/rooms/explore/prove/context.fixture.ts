/** The context of a proof for tests, as the lens makes it. */
import { loadEngine } from '../../../engine/board.ts';
import { pointNamed } from '../../../engine/coordinate.ts';
import { build } from '../../../engine/engine.fixture.ts';
import { loadProver } from '../../../engine/everything.ts';
import { positionOf } from '../../../engine/position.ts';
import type { Color, Position, Rules } from '../../../engine/types.ts';
import type { ProofContext } from './proof-state.ts';
import { wordsOf } from './words.ts';

const engine = await loadEngine(build('board'));
const prover = await loadProver(build('everything'));

/** The worked example: A and B stay, C and E fall in the first round, D in the second. */
export const WORKED = ['X.X.XX', '.XXX.X', 'XX....', 'X..XXX', 'X.X.X.', 'X..XXX'];

/** The context of a board, or of the rows of one. */
export function contextOf(
  board: readonly string[] | Position,
  suicide: Rules['suicide'] = 'forbidden',
  color: Color = 'black',
): ProofContext {
  const position = 'stones' in board ? board : positionOf(board);
  const read = (at: Position) =>
    engine.study(at, { colors: [color], rules: { suicide, regions: 'small' } }).facts(color);
  const facts = read(position);
  return { facts, position, words: wordsOf(facts, position), referee: { prover, read } };
}

/** The point with this name; the board must have it. */
export function at({ position }: Pick<ProofContext, 'position'>, name: string): number {
  const point = pointNamed(position, name);
  if (point === null) throw new RangeError(`there is no ${name}`);
  return point;
}

/** The rows of a position. */
export function rowsOf({ columns, stones }: Position): string[] {
  return stones.match(new RegExp(`.{${columns}}`, 'g')) ?? [];
}
