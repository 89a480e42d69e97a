import type { EyeStatus } from '../../engine/eyes.ts';
import type { Color } from '../../engine/types.ts';
import { count, owner } from './grammar.ts';

/** The words of a whole game in the lens Eyes, in English. Another language is another module like this. */

export const noGame =
  'No game is open. Open one, and the moves at which its groups became critical or died are listed here.';
export const failed = 'The game could not be followed.';
export const begins = 'The game is being followed …';
export const soFar = (move: number, moves: number): string => `Move ${move} of ${moves} …`;
export const found = (changes: number, moves: number): string =>
  changes
    ? `In ${count(moves, 'move')} the status of a group changed ${count(changes, 'time')}, by the rules alone: exact search may find otherwise. Press one to go there.`
    : `In ${count(moves, 'move')} no group became critical, alive or dead by these rules.`;
export const list = 'Changes';
export const move = (n: number): string => `Move ${n}`;
const STATUS: Readonly<Record<EyeStatus, string>> = {
  alive: 'alive',
  critical: 'critical',
  dead: 'dead',
  seki: 'alive in seki',
  unsettled: 'not settled',
};
export const change = (color: Color, at: string, stones: number, from: EyeStatus, to: EyeStatus): string =>
  `${owner(color)}’s ${count(stones, 'stone')} around ${at}: ${STATUS[from]}, now ${STATUS[to]}`;
