import { expect, test } from 'vitest';
import type { Size } from '../../engine/types.ts';
import { joinedIn, ORIGIN, ROLLS, rolled } from './rolling.ts';

const TORUS: Size = { columns: 5, rows: 4, layers: 3, form: 'torus' };

test('a torus is rolled in every direction, and comes back after a whole round', () => {
  expect(rolled(TORUS, ORIGIN, ROLLS.right)).toEqual([4, 0, 0]);
  expect(rolled(TORUS, [4, 3, 2], [1, 1, 1])).toEqual(ORIGIN);
  expect(rolled(TORUS, [1, 2, 0], [-5, 8, 3])).toEqual([1, 2, 0]);
});

test('a cylinder is rolled sideways only, a box not at all', () => {
  const cylinder: Size = { ...TORUS, form: 'cylinder' };
  expect(joinedIn(cylinder)).toEqual([true, false, false]);
  expect(rolled(cylinder, ORIGIN, [2, 1, 1])).toEqual([2, 0, 0]);
  expect(rolled({ columns: 5, rows: 4, layers: 3 }, ORIGIN, [2, 1, 1])).toEqual(ORIGIN);
});

test('two lines, or one, have nothing to roll', () => {
  expect(joinedIn({ columns: 9, rows: 2, form: 'torus' })).toEqual([true, false, false]);
});
