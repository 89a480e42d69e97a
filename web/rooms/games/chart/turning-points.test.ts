import { expect, test } from 'vitest';
import type { ChangedBlock, ChronicleEntry } from '../../../engine/chronicle.ts';
import { turningPoints } from './turning-points.ts';

const black = (...points: number[]): ChangedBlock => ({ color: 'black', points });
const white = (...points: number[]): ChangedBlock => ({ color: 'white', points });
const entry = (became: readonly ChangedBlock[], ceased: readonly ChangedBlock[] = []): ChronicleEntry => ({
  at: 0,
  settled: [0, 0],
  became,
  ceased,
});

test('a block is listed once, with the moves by which it grew', () => {
  const entries = [entry([]), entry([black(1, 2)]), entry([black(1, 2, 3)]), entry([]), entry([black(1, 2, 3, 7)])];
  expect(turningPoints(entries)).toEqual([{ move: 1, block: black(1, 2), became: true, grewAt: [2, 4] }]);
});

test('blocks of a move, and of the two colours, are apart', () => {
  const entries = [entry([black(1), black(5)]), entry([white(1, 2)]), entry([black(5, 6)])];
  expect(turningPoints(entries).map(({ block, grewAt }) => [block.color, block.points[0], grewAt])).toEqual([
    ['black', 1, []],
    ['black', 5, [2]],
    ['white', 1, []],
  ]);
});

test('a block that ceased to be alive is listed again when it is alive again', () => {
  const entries = [entry([black(1, 2)]), entry([], [black(1, 2)]), entry([black(1, 2, 3)])];
  expect(turningPoints(entries).map(({ move, became }) => [move, became])).toEqual([
    [0, true],
    [1, false],
    [2, true],
  ]);
});
