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

/** The warning about a text with faults: the move up to which it was read, and the first fault. */
export function readWithFault(move: number, problem: string, faults: number, understood: string): string {
  const others = faults > 1 ? ' The others are listed below.' : '';
  return `Read ${move ? `up to move ${move}` : 'in part'}, with ${count(faults, 'fault')}. ${problem}${others} ${understood}`;
}
