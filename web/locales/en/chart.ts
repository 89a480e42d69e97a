import type { ChangedBlock, ChronicleEntry } from '../../engine/chronicle.ts';
import { pointName } from '../../engine/coordinate.ts';
import type { Position } from '../../engine/types.ts';
import { capital, count, owner } from './grammar.ts';
import { number } from './number.ts';

/** The chart of settled points, in English. */

type Size = Pick<Position, 'columns' | 'rows'>;

export const slider = 'Move of the game';
export const unknown = 'A block has no liberty, so nothing is known';
export const nothing = 'No block becomes unconditionally alive in this game.';
export const turningPoints = 'Where blocks became unconditionally alive';
export const table = 'The game as a table';
export const columns = ['Move', 'Settled for Black', 'Settled for White', 'What changed'] as const;
export const explained =
  'The chart shows the points settled for good: stones that are unconditionally alive and the regions vital to them. Black’s grow from below, White’s from above.';

const held = (black: number, white: number, open: number): string =>
  `Settled for good: ${count(black, 'point')} for Black, ${white} for White; ${open} ${open === 1 ? 'is' : 'are'} not settled`;

/** `move 85, Q16`. */
export const move = (moves: number, at: ChronicleEntry['at'], size: Size): string =>
  moves === 0 ? 'start' : `move ${moves}, ${at === null ? 'pass' : pointName(size as Position, at)}`;

const block = ({ color, points }: ChangedBlock, size: Size): string =>
  `${owner(color)}’s block at ${pointName(size as Position, points[0] as number)} (${count(points.length, 'stone')})`;

export const became = (changed: ChangedBlock, size: Size): string =>
  `${block(changed, size)} became unconditionally alive.`;
export const ceased = (changed: ChangedBlock, size: Size): string =>
  `${block(changed, size)} is no longer unconditionally alive.`;
/** The later moves by which a block grew. */
export const grew = (moves: number): string => `It grew at ${count(moves, 'more move')}`;

/** The changes of a move, in a sentence; empty if there are none. */
export function changed(entry: ChronicleEntry, size: Size): string {
  return [...entry.became.map((each) => became(each, size)), ...entry.ceased.map((each) => ceased(each, size))].join(
    ' ',
  );
}

export const andMore = (n: number): string => `and ${number(n)} more`;
export const notFollowed = (followed: number, more: number): string =>
  `Only the first ${number(followed)} moves are followed; ${count(more, 'move')} after them are not.`;

/** The points settled after a move, and what it changed, in sentences. */
export function moveSentences(number: number, entry: ChronicleEntry, size: Size): string {
  const [black, white] = entry.settled ?? [0, 0];
  const open = size.columns * size.rows - black - white;
  const settled = entry.settled ? held(black, white, open) : unknown;
  return `${capital(move(number, entry.at, size))}. ${settled}. ${changed(entry, size)}`.trim();
}
