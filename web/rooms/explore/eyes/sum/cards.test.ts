import { expect, test } from 'vitest';
import { valueText } from '../value.ts';
import { cardsOf, isOpen, taken } from './cards.ts';

test('a card that is taken may be a switch again', () => {
  const cards = taken(cardsOf(['{{2|1}|0}', '1']), 0, 'owner');
  expect(cards.map(valueText)).toEqual(['{2|1}', '1']);
  expect(isOpen(cards)).toBe(true);
  expect(isOpen(taken(cards, 0, 'opponent'))).toBe(false);
  expect(taken(cards, 1, 'opponent')).toEqual(cards);
});
