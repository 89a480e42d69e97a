import { expect, test } from 'vitest';
import type { Turn } from '../../../engine/turns.ts';
import { areas, turningMoves } from './shape.ts';

const turn = (black: number, white: number, became = 0): Turn => ({
  at: 0,
  settled: [black, white],
  became: Array.from({ length: became }, () => ({ color: 'black', points: [0] })),
  ceased: [],
});

test('Black’s area grows from below and White’s from above, by steps', () => {
  expect(areas([turn(0, 0), turn(4, 0), turn(4, 3)], 9)).toEqual(['M0 9V9H1V5H2V5V9Z', 'M0 0V0H1V0H2V3V0Z']);
});

test('what is not known holds nothing, and a start alone has no area', () => {
  const unknown = { ...turn(0, 0), settled: null };
  expect(areas([turn(2, 2), unknown], 9)).toEqual(['M0 9V7H1V9V9Z', 'M0 0V2H1V0V0Z']);
  expect(areas([turn(2, 2)], 9)).toEqual(['', '']);
});

test('turning moves are those at which a block became or ceased to be alive', () => {
  expect(turningMoves([turn(0, 0), turn(4, 0, 2), turn(4, 0), turn(4, 3, 1)])).toEqual([1, 3]);
});
