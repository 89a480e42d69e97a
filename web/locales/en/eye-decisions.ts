import type { Color } from '../../engine/types.ts';
import { plain } from '../phrase.ts';
import { count, list, stone } from './grammar.ts';

/** The words of decisions that the reader makes in the lens Eyes, in English. Another language is another module like this. */

export const heading = 'Decide yourself';
export const how = (enemy: Color, hasLinks: boolean, hasOthers: boolean): string =>
  [
    `Press a ${stone(enemy)} stone on the board to call its block dead or alive.`,
    hasLinks ? 'Blocks are parted in the list of reasons why they belong together.' : '',
    hasOthers ? 'Groups are joined here:' : '',
  ]
    .filter(Boolean)
    .join(' ');
export const join = (a: string, b: string): string => `Join ${a} and ${b}`;
export const part = 'Part them';

/** A pressed block of the other side. */
export const asked = (color: Color, at: string, stones: number, isDead: boolean): string =>
  `The ${stone(color)} block at ${at} (${count(stones, 'stone')}) counts as ${isDead ? 'dead' : 'alive'}.`;
export const call = (isDead: boolean): string => (isDead ? 'Call it alive' : 'Call it dead');

export const said = {
  dead: (at: string): string => `${at} is dead`,
  alive: (at: string): string => `${at} is alive`,
} as const;
export const saidOf = {
  joined: (a: string, b: string): string => `${a} and ${b} belong together`,
  parted: (a: string, b: string): string => `${a} and ${b} are not linked`,
} as const;
export const youSaid = (all: readonly string[]): string => `You said: ${plain(list(all))}.`;
export const reset = 'Reset';
