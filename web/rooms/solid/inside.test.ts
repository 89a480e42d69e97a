import { expect, test } from 'vitest';
import { cutOf, DIRECTIONS, planeName, planesOf, sideName } from './inside.ts';
import { SIDES } from './peeling.ts';

const SIZE = { columns: 5, rows: 4, layers: 3 };

test('every direction has its planes, with the names of the lines that they are on', () => {
  expect(DIRECTIONS.map((direction) => planesOf(SIZE, direction))).toEqual([5, 4, 3, 8]);
  const named = (first: readonly [number, number, number]) =>
    DIRECTIONS.map((direction) => planeName(SIZE, first, { direction, at: 1, isSingle: false }));
  expect(named([0, 0, 0])).toEqual(['B', '3', '2', '2']);
  expect(named([4, 3, 2])).toEqual(['A', '4', '1', '2']);
});

test('sides are named by the lines that are outermost, also of a board that is rolled', () => {
  const named = (first: readonly [number, number, number]) => SIDES.map((side) => sideName(SIZE, first, side));
  expect(named([0, 0, 0])).toEqual(['A', 'E', '4', '1', '1', '3']);
  expect(named([1, 1, 1])).toEqual(['B', 'A', '3', '4', '2', '1']);
});

test('a plane is given to the engine with its normal', () => {
  expect(cutOf({ direction: 'rows', at: 2, isSingle: true })).toEqual({ normal: [0, 1, 0], sum: 2, single: true });
  expect(cutOf({ direction: 'corners', at: 3, isSingle: false }).normal).toEqual([1, 1, 0]);
});
