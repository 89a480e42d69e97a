import type { GameInfo, Variation } from '../../engine/games.ts';
import { otherColor } from '../../engine/position.ts';
import type { Color } from '../../engine/types.ts';
import { isolated } from '../phrase.ts';
import { count, owner, stone } from './grammar.ts';
import { number } from './number.ts';

export { owner as side };

/** The texts of the room of games, in English. */

/** Above the board. */
export const line = 'Rings: unconditionally alive. Squares: settled. Press a stone to go to its move.';
export const board = (columns: number, rows: number): string => `Go board, ${columns} by ${rows}, of the opened game`;
export const boardHelp =
  'Arrow keys move from point to point, Enter goes to the move that was played there. Comma and full stop go to the move before and after.';
export const settledFor: Readonly<Record<Color, string>> = { black: 'settled for Black', white: 'settled for White' };
export const alive = 'unconditionally alive';

export const moves = 'Moves';
export const steps = {
  first: 'First move',
  roundBack: 'Ten moves back',
  back: 'Previous move',
  forward: 'Next',
  roundForward: 'Ten moves on',
  last: 'Last move',
} as const;
export const moveOf = (move: number, of: number): string => `Move ${number(move)} of ${number(of)}`;
/** The field with the number of the move. */
export const moveField = {
  label: 'Go to move',
  before: 'Move',
  after: (of: number): string => `of ${number(of)}`,
} as const;
/** Said of a typed number that no move has. */
export const beyond = (typed: number, of: number): string =>
  typed < 0
    ? `There is no move ${typed}. This is the start.`
    : `There is no move ${number(typed)}. The last one is ${number(of)}.`;
/** The buttons that take the position to a lens of Explore. */
export const ask = {
  steps: 'Step through this position',
  eyes: 'Count eyes',
  prove: 'Try a capture',
  score: 'Count the score',
} as const;
/** A link to the list of the lens Eyes. */
export const groups = 'Where groups became critical, alive or dead if their owner answers';
export const noMoves = 'What is open is a position without moves.';
export const restore = 'Back to the game';

export const players = 'Players';
export const record = 'Record';
/** The stones that a side has captured from the other one. */
export const captured = (by: Color, stones: number): string =>
  `has captured ${stones ? count(stones, `${stone(otherColor(by))} stone`) : 'no stone'}`;

type Fact = Exclude<keyof GameInfo, 'black' | 'white' | 'description' | 'name'>;
/** In the order in which they are shown. */
export const facts: Readonly<Record<Fact, string>> = {
  result: 'Result in the record',
  komi: 'Komi',
  handicap: 'Handicap',
  date: 'Date',
  event: 'Event',
  round: 'Round',
  place: 'Place',
  rules: 'Rules',
  time: 'Time',
  overtime: 'Overtime',
  source: 'Source',
  annotator: 'Comments by',
};

/** Below a result in points, which is more than what is settled. */
export const resultNote =
  'The players counted all their territory. Settled is only what holds even if its owner never answers, so it is less.';

export const branches = 'Branches';
export function branch({ moves: all, fork }: Variation): string {
  const own = all - (fork?.moves ?? 0);
  return `${fork ? `After move ${number(fork.moves)}` : 'Main line'}: ${count(own, 'move')}`;
}
/** Heard; in the tree they are dots. */
export const commented = ({ comments }: Variation): string =>
  comments.length ? `, ${count(comments.length, 'comment')}` : '';
export const branchesDrawn = (first: number, last: number, all: number): string =>
  `Branches ${number(first)} to ${number(last)} of ${number(all)} are drawn.`;

export const collection = 'In this text';
export const filter = 'Find a game';
export const found = (n: number, of: number): string => `${number(n)} of ${number(of)}`;
export const sizeAndMoves = (columns: number, rows: number, n: number): string =>
  `${columns} × ${rows}, ${count(n, 'move')}`;
export const itemName = (index: number, title: string): string =>
  title ? `${index + 1}: ${isolated(title)}` : `${index + 1}`;
