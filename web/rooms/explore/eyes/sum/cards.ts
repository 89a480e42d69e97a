/** The sum of values as cards: the side to move takes a card, which becomes one of its two sides. */
import type { EyePlayer, EyeValue } from '../../../../engine/eyes.ts';
import { type Eyes, eyesOf } from '../value.ts';

export const cardsOf = (values: readonly EyeValue[]): readonly Eyes[] => values.map(eyesOf);

/** True if there is a card that can be taken. */
export const isOpen = (cards: readonly Eyes[]): boolean => cards.some((eyes) => typeof eyes !== 'number');

/** The cards after a side has taken one. */
export function taken(cards: readonly Eyes[], card: number, by: EyePlayer): readonly Eyes[] {
  return cards.map((eyes, index) => (index === card && typeof eyes !== 'number' ? eyes[by] : eyes));
}
