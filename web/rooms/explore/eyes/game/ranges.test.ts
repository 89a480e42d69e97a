import { expect, test } from 'vitest';
import * as en from '#locale/eye-game.ts';
import { rangesOf } from './ranges.ts';

test('moves that follow each other are a range', () => {
  expect(rangesOf([1, 2, 3, 5, 8, 9])).toEqual(['1–3', '5', '8–9']);
  expect(rangesOf([])).toEqual([]);
});

test('positions with a group that was not solved are counted, not named by a move', () => {
  expect(en.unsolved({ n: 38 })).toBe('At 38 positions of the game a group was not solved within the limit');
  expect(en.unsolved({ n: 1 })).toBe('At 1 position of the game a group was not solved within the limit');
});
