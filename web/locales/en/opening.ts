import type { TextFormat } from '../../engine/types.ts';
import { isolated } from '../phrase.ts';
import { boardSize, count } from './grammar.ts';

/** The texts around opening that the page has from the start, in English. */

const FORMATS: Readonly<Record<TextFormat, string>> = { sgf: 'SGF', diagram: 'a $$ diagram', rows: 'plain rows' };

/** The format of a text, and the item of it that is shown. */
export function understood(
  format: TextFormat,
  item: { readonly title: string; readonly columns: number; readonly rows: number; readonly moves: number },
  place: { readonly index: number; readonly of: number; readonly isCounted: boolean },
): string {
  const said = [
    ...(item.title ? [isolated(item.title)] : []),
    boardSize(item.columns, item.rows),
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
