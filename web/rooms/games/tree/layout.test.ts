import { expect, test } from 'vitest';
import type { Variation } from '../../../engine/texts.ts';
import { commentDots, DRAWN, linePath, moveOn, rowOf, rowsAround, stretches, treePath } from './layout.ts';

/** A main line of five moves; two lines leave it after move 2, the third leaves the second after move 3. */
const TREE: readonly Variation[] = [
  { moves: 5, fork: null, comments: [0, 4] },
  { moves: 4, fork: { line: 0, moves: 2 }, comments: [] },
  { moves: 6, fork: { line: 1, moves: 3 }, comments: [6] },
  { moves: 2, fork: { line: 0, moves: 2 }, comments: [2] },
];

test('each line of play leaves its parent’s row where it forks', () => {
  expect(treePath(TREE, [0, 4])).toBe('M0 0.5V0.5H5M2 0.5V1.5H4M3 1.5V2.5H6M2 0.5V3.5H2');
});

test('a parent above the drawn rows is at the top edge', () => {
  expect(treePath(TREE, [2, 4])).toBe('M3 0V0.5H6M2 0V1.5H2');
});

test('a line of play goes through the rows of those that it leaves', () => {
  expect(stretches(TREE, 2)).toEqual([
    { line: 2, to: 6 },
    { line: 1, to: 3 },
    { line: 0, to: 2 },
  ]);
  expect(linePath(TREE, 2, 0)).toBe('M3 1.5V2.5H6M2 0.5V1.5H3M0 0.5V0.5H2');
  expect([0, 2, 3, 4, 6].map((move) => rowOf(TREE, 2, move))).toEqual([0, 0, 1, 2, 2]);
});

test('comments are dots', () => {
  expect(commentDots(TREE, [0, 4])).toBe('M0 0.5h0M4 0.5h0M6 2.5h0M2 3.5h0');
});

test('a chosen line of play shows a move of its own', () => {
  const [main, second, , last] = TREE as [Variation, Variation, Variation, Variation];
  expect([0, 3, 9].map((move) => moveOn(main, move))).toEqual([0, 3, 5]);
  expect([0, 4, 9].map((move) => moveOn(second, move))).toEqual([3, 4, 4]);
  expect(moveOn(last, 1)).toBe(2);
});

test('no more than a limit of rows is drawn at once', () => {
  expect(rowsAround(3, 4)).toEqual([0, 4]);
  expect(rowsAround(DRAWN + 1, 3 * DRAWN)).toEqual([DRAWN, 2 * DRAWN]);
});
