import type { Color, Rules } from '../../engine/types.ts';
import { isolated } from '../phrase.ts';
import { owner, stone } from './grammar.ts';
import { number } from './number.ts';

/** The words of the panels of Steps, and of texts that are opened, in English. */

export const outcomeAlive = 'Unconditionally alive';
export const outcomeCastOut = 'Cast out';
export const outcomeOutside = 'Outside the starting set:';
export const outcomeRound = (round: number): string => `Round ${round}:`;

/** The lines of the algorithm. `clear`: only if the list begins with all enclosed regions. */
export function algorithm({ regions, suicide }: Rules, color: Color, chosen: boolean) {
  const listed =
    regions === 'small' ? `the small regions of ${owner(color)}` : `all regions that ${owner(color)} encloses`;
  const healthy = suicide === 'allowed' ? 'every point is next to b' : 'every empty point is a liberty of b';
  return {
    set: chosen ? 'set := the chosen blocks' : `set := all ${stone(color)} blocks`,
    list: `list := ${listed}${chosen ? ' with all neighbours in the set' : ''}`,
    repeat: 'repeat',
    eachBlock: 'for each block b in the set',
    isCastOut: `if fewer than 2 regions in the list are vital to b (${healthy})`,
    castOut: 'cast b out',
    eachRegion: 'for each region r in the list',
    isDiscarded: 'if a neighbour of r has been cast out',
    discard: 'discard r',
    until: 'until nothing falls in a round',
    alive: 'the blocks in the set are unconditionally alive',
    clear: 'clear away the regions that are vital to no block',
  };
}

export const currentLine = 'current line:';

export const inputNotText = 'There is no text to read. Copy a game or a diagram first.';
export const inputTooLong = (megabytes: number): string =>
  `This is longer than ${megabytes} MB, the most that this page reads. The board stays as it was.`;
export const inputReading = 'Reading…';
export const inputBroken =
  'This text could not be read: there was not enough memory for it, or the program has a bug. The board stays as it was.';
export const inputNoWorker =
  'The host of this page does not allow workers: the page stands still while it reads a long text.';
export const inputUnreadable = (file: string): string => `${file} could not be read.`;
export const inputBoardTooBig = (longest: number): string =>
  `The board is too big to show: a side has at most ${longest} points here.`;
/** A fault or a warning with its place in the text, from 1. */
export const inputProblem = (
  words: string,
  { line, column }: { readonly line: number; readonly column: number },
): string => `Line ${line}, column ${column}: ${words}.`;
export const inputNoneRead = (read: number): string =>
  `None of the first ${number(read)} games or diagrams can be shown, and the page reads no further.`;
export const inputKept = 'The board stays as it was.';

export const gameHeading = 'Game';
export const gameItemBad = (index: number, problem: string): string =>
  `${index + 1}: cannot be read. ${isolated(problem)}`;
/** The numbers are lower bounds if the text was not read to its end. */
export const gameBad = (n: number, isCounted = true): string => {
  if (!isCounted) return `At least ${number(n)} of them cannot be read.`;
  return n === 1 ? 'One of them cannot be read.' : `${number(n)} of them cannot be read.`;
};
export const gameMoreItems = (n: number, isCounted = true): string =>
  `and ${isCounted ? '' : 'more than '}${number(n)} more, not listed`;
export const gameMoreComment = (n: number): string => `… and ${number(n)} more characters`;
export const gameMoreWarnings = (n: number): string => `and ${number(n)} more`;
export const gameOutsideEmpty = 'The diagram shows part of a board. Everything outside it was taken to be empty.';
