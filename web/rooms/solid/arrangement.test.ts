import { expect, test } from 'vitest';
import { acrossOf } from './arrangement.ts';

test.each([
  [3, 3, 3, 2],
  [5, 5, 5, 2],
  [9, 9, 9, 3],
  [19, 19, 19, 4],
  [19, 2, 4, 1],
  [2, 19, 3, 3],
  [9, 9, 1, 1],
])('%d × %d × %d points are shown in rows of %d layers', (columns, rows, layers, across) => {
  expect(acrossOf({ columns, rows, layers })).toBe(across);
});
