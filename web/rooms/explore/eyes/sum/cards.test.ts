import { expect, test } from 'vitest';
import { valueText } from '../value.ts';
import { bestCard, cardsOf, line, open, result, taken } from './cards.ts';

test.each([
  [['{2|1}'], 2, 1],
  [['1', '{1|0}'], 2, 1],
  [['{1|0}', '{1|0}', '{1|0}', '{1|0}'], 2, 2],
  [['{1|0}', '{1|0}', '1'], 2, 2],
  [['{2|0}', '1'], 2, 1],
  [['{2|0}', '{1|0}'], 2, 1],
  [['{{2|1}|0}'], 1, 0],
  [['{{2|1}|0}', '1'], 2, 1],
  [['2', '2'], 2, 2],
  [[], 0, 0],
] as const)('%j gives %i or %i', (values, owner, opponent) => {
  expect([result(cardsOf(values), 'owner'), result(cardsOf(values), 'opponent')]).toEqual([owner, opponent]);
});

test('the greater switch is taken first', () => {
  const cards = cardsOf(['{1|0}', '1', '{2|0}']);
  expect(open(cards)).toEqual([0, 2]);
  expect(line(cards, 'opponent').map(({ by, card, to }) => `${by} ${card} ${valueText(to)}`)).toEqual([
    'opponent 2 0',
    'owner 0 1',
  ]);
  expect(bestCard(cardsOf(['1', '2']), 'owner')).toBeNull();
});

test('a card that is taken may be a switch again', () => {
  const cards = taken(cardsOf(['{{2|1}|0}', '1']), 0, 'owner');
  expect(cards.map(valueText)).toEqual(['{2|1}', '1']);
  expect(taken(cards, 1, 'opponent')).toEqual(cards);
});
