import { expect, test } from 'vitest';
import type { Life } from '../engine/proof.ts';
import { changes } from './turns.ts';

const none: Life = { held: 0, alive: [], others: [] };
const life = (alive: number[][], others: number[][] = []): Life => ({ held: 0, alive, others });

test('a block became alive if it has an old stone that was not', () => {
  expect(changes([life([], [[1, 2]]), none], [life([[1, 2, 3]]), none], 3)).toEqual({
    became: [{ color: 'black', points: [1, 2, 3] }],
    ceased: [],
  });
});

test('a stone added to a living block is no news, a living block of the new stone alone is', () => {
  expect(changes([life([[1, 2]]), none], [life([[1, 2, 3]]), none], 3).became).toEqual([]);
  expect(changes([life([[1, 2]]), none], [life([[1, 2], [9]]), none], 9).became).toEqual([
    { color: 'black', points: [9] },
  ]);
});

test('a block ceased to be alive if it has a stone that was', () => {
  expect(changes([none, life([[4, 5]])], [none, life([], [[4, 5]])], 0)).toEqual({
    became: [],
    ceased: [{ color: 'white', points: [4, 5] }],
  });
});

test('nothing is news at the start', () => {
  expect(changes(null, [life([[1]]), none], null)).toEqual({ became: [], ceased: [] });
});
