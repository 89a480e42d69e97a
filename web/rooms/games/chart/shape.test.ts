import { expect, test } from 'vitest';
import type { ChronicleEntry } from '../../../engine/chronicle.ts';
import { areas, movesWithChanges } from './shape.ts';

const entry = (black: number, white: number, became = 0): ChronicleEntry => ({
  at: 0,
  settled: [black, white],
  became: Array.from({ length: became }, () => ({ color: 'black', points: [0] })),
  ceased: [],
});

test('Black’s area grows from below and White’s from above, by steps', () => {
  expect(areas([entry(0, 0), entry(4, 0), entry(4, 3)], 9)).toEqual(['M0 9V9H1V5H2V5V9Z', 'M0 0V0H1V0H2V3V0Z']);
});

test('what is not known holds nothing, and a start alone has no area', () => {
  const unknown = { ...entry(0, 0), settled: null };
  expect(areas([entry(2, 2), unknown], 9)).toEqual(['M0 9V7H1V9V9Z', 'M0 0V2H1V0V0Z']);
  expect(areas([entry(2, 2)], 9)).toEqual(['', '']);
});

test('moves with changes are those at which a block became or ceased to be alive', () => {
  expect(movesWithChanges([entry(0, 0), entry(4, 0, 2), entry(4, 0), entry(4, 3, 1)])).toEqual([1, 3]);
});
