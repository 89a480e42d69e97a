import * as shared from '#locale/shared.ts';
import { sidesOf } from '../../engine/sides.ts';
import type { Color, Size } from '../../engine/types.ts';
import { number } from './number.ts';

/** Words from which the texts in English are made. Other languages have other ones. */

/** `1 block`, `1,234 blocks`: how many there are, with a noun whose plural ends in s. */
export const count = (n: number, noun: string): string => `${number(n)} ${n === 1 ? noun : `${noun}s`}`;
export const are = (n: number): string => (n === 1 ? 'is' : 'are');

export const owner = (color: Color): string => shared.owner({ color });
export const opponent = (color: Color): string => shared.opponent({ color });
export const stone = (color: Color): string => shared.stone({ color });

/** A text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const boardSize = (size: Size): string => sidesOf(size).join(' × ');

/** `A`, `A and B`, `A, B and C`; a long list ends in `and 30 others`. */
export const list = shared.and;
