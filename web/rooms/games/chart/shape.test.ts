import { expect, test } from 'vitest';
import type { ChronicleEntry } from '../../../engine/chronicle.ts';
import { areas, isEmpty, movesWithChanges, scaleOf } from './shape.ts';

const entry = (black: number, white: number, became = 0): ChronicleEntry => ({
  at: 0,
  settled: [black, white],
  became: Array.from({ length: became }, () => ({ color: 'black', points: [0] })),
  ceased: [],
});

test('Black’s area goes up from the middle and White’s down, by steps', () => {
  expect(areas([entry(0, 0), entry(4, 0), entry(4, 3)], 5)).toEqual(['M0 5V5H1V1H2V1V5Z', 'M0 5V5H1V5H2V8V5Z']);
});

test('what is not known holds nothing, and a start alone has no area', () => {
  const unknown = { ...entry(0, 0), settled: null };
  expect(areas([entry(2, 2), unknown], 5)).toEqual(['M0 5V3H1V5V5Z', 'M0 5V7H1V5V5Z']);
  expect(areas([entry(2, 2)], 5)).toEqual(['', '']);
});

test('the scale is a round number that no side exceeds, at most the points of the board', () => {
  expect(scaleOf([entry(0, 0), { ...entry(0, 0), settled: null }], 361)).toBe(5);
  expect(scaleOf([entry(0, 0), entry(3, 12)], 361)).toBe(15);
  expect(scaleOf([entry(41, 58)], 361)).toBe(60);
  expect(scaleOf([entry(361, 0)], 361)).toBe(361);
  expect(scaleOf([entry(0, 3)], 4)).toBe(4);
});

test('a chart is empty if neither side ever has a settled point', () => {
  expect(isEmpty([entry(0, 0), { ...entry(0, 0), settled: null }, entry(0, 0)])).toBe(true);
  expect(isEmpty([entry(0, 0), entry(0, 2), entry(0, 0)])).toBe(false);
});

test('moves with changes are those at which a block became or ceased to be alive', () => {
  expect(movesWithChanges([entry(0, 0), entry(4, 0, 2), entry(4, 0), entry(4, 3, 1)])).toEqual([1, 3]);
});
