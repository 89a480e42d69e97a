import { expect, test } from 'vitest';
import { rangesOf } from './ranges.ts';

test('moves that follow each other are a range', () => {
  expect(rangesOf([1, 2, 3, 5, 8, 9])).toEqual(['1–3', '5', '8–9']);
  expect(rangesOf([])).toEqual([]);
});
