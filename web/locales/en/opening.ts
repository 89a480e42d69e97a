import type { Size, TextFormat } from '../../engine/types.ts';
import { isolated } from '../phrase.ts';
import { boardSize, count } from './grammar.ts';
import { number } from './number.ts';

/** The words for texts that are opened, in English. */

const FORMATS: Readonly<Record<TextFormat, string>> = { sgf: 'SGF', diagram: 'a $$ diagram', rows: 'plain rows' };

/** The format of a text, and the item of it that is shown. */
export function understood(
  format: TextFormat,
  item: { readonly title: string; readonly moves: number } & Size,
  place: { readonly index: number; readonly of: number; readonly isCounted: boolean },
): string {
  const said = [
    ...(item.title ? [isolated(item.title)] : []),
    boardSize(item),
    ...(item.moves ? [count(item.moves, 'move')] : []),
  ].join(', ');
  const number = place.isCounted ? `${place.of}` : `more than ${place.of}`;
  const which = place.of > 1 ? `number ${place.index + 1} of ${number}: ` : '';
  return `Read as ${FORMATS[format]}: ${which}${said}.`;
}

/** The kind of the faults of a text: it is cut off, it has illegal moves, or anything else. */
export type FaultKind = 'cut' | 'illegal' | 'other';

/** The warning about a text with faults, of one kind: the move up to which it was read. The faults are listed in its room. */
export function readWithFault(move: number, kind: FaultKind, faults: number, understood: string): string {
  const far = move ? `up to move ${move}` : 'in part';
  const what = {
    cut: `The text is cut off, and was read ${far}; below is where.`,
    illegal: `Read ${far}, with ${count(faults, 'illegal move')}, ${faults === 1 ? 'named' : 'listed'} below and played all the same.`,
    other: `Read ${far}, with ${count(faults, 'fault')}, ${faults === 1 ? 'named' : 'listed'} below.`,
  }[kind];
  return `${what} ${understood}`;
}

export const inputReading = 'Reading…';
export const inputBroken =
  'This text could not be read: there was not enough memory for it, or the program has a bug. The board stays as it was.';
export const inputNoWorker =
  'The host of this page does not allow workers: the page stands still while it reads a long text.';
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
