import { sidesOf } from '../../engine/position.ts';
import type { Color, Size } from '../../engine/types.ts';
import { join, type Part, type Phrase } from '../phrase.ts';
import { number } from './number.ts';

/** Words from which the texts in English are made. Other languages have other ones. */

/** `1 block`, `1,234 blocks`: how many there are, with a noun whose plural ends in s. */
export const count = (n: number, noun: string): string => `${number(n)} ${n === 1 ? noun : `${noun}s`}`;
export const are = (n: number): string => (n === 1 ? 'is' : 'are');

const BLACK_OR_WHITE: Readonly<Record<Color, { owner: string; opponent: string; stone: string }>> = {
  black: { owner: 'Black', opponent: 'White', stone: 'black' },
  white: { owner: 'White', opponent: 'Black', stone: 'white' },
};

export const owner = (color: Color): string => BLACK_OR_WHITE[color].owner;
export const opponent = (color: Color): string => BLACK_OR_WHITE[color].opponent;
export const stone = (color: Color): string => BLACK_OR_WHITE[color].stone;

/** A text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const boardSize = (size: Size): string => sidesOf(size).join(' × ');

/** The number of names that a list gives before it only counts the rest. */
const SAID = 6;

/** `A`, `A and B`, `A, B and C`; a long list ends in `and 30 others`. */
export function list(items: readonly Part[], said = SAID): Phrase {
  const shown = items.length > said + 1 ? [...items.slice(0, said), `${items.length - said} others`] : items;
  const last = shown.length - 1;
  return join(shown.flatMap((item, index) => [index === 0 ? '' : index === last ? ' and ' : ', ', item]));
}
