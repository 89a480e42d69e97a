/** What the picture of a game says, in English. */

import { pointName } from '../../engine/coordinate.ts';
import type { Turn, Turned } from '../../engine/turns.ts';
import type { Position } from '../../engine/types.ts';
import { count, number } from './number.ts';
import { owner } from './run.ts';

type Size = Pick<Position, 'columns' | 'rows'>;

export const slider = 'Move of the game';
export const unknown = 'a block has no liberty, so nothing is known';
export const nothing = 'No block becomes unconditionally alive in this game.';
export const turning = 'Where blocks became unconditionally alive';
export const table = 'The game as a table';
export const columns = ['Move', 'Black holds', 'White holds', 'What changed'] as const;
export const explained =
  'The chart shows the points settled for good: stones that are unconditionally alive and the regions vital to them. Black’s grow from below, White’s from above.';

export const held = (black: number, white: number, open: number): string =>
  `Black holds ${count(black, 'point')}, White ${white}, ${open} are open`;

/** `move 85, Q16`. */
export const move = (moves: number, at: Turn['at'], size: Size): string =>
  moves === 0 ? 'start' : `move ${moves}, ${at === null ? 'pass' : pointName(size as Position, at)}`;

const block = ({ color, points }: Turned, size: Size): string =>
  `${owner(color)}’s block at ${pointName(size as Position, points[0] as number)} (${count(points.length, 'stone')})`;

/** What a move changed, in a sentence; empty if it changed nothing. */
export function changed({ became, ceased }: Turn, size: Size): string {
  return [
    ...became.map((each) => `${block(each, size)} became unconditionally alive.`),
    ...ceased.map((each) => `${block(each, size)} is no longer unconditionally alive.`),
  ].join(' ');
}

export const andMore = (moves: number): string => `and ${number(moves)} more ${moves === 1 ? 'move' : 'moves'}`;
export const notFollowed = (followed: number, more: number): string =>
  `Only the first ${number(followed)} moves are followed; ${count(more, 'move')} after them are not.`;

/** What a move changed and what is settled after it, in sentences. */
export function said(number: number, turn: Turn, size: Size): string {
  const [black, white] = turn.settled ?? [0, 0];
  const open = size.columns * size.rows - black - white;
  const settled = turn.settled ? held(black, white, open) : unknown;
  return `${capital(move(number, turn.at, size))}: ${settled}. ${changed(turn, size)}`.trim();
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
