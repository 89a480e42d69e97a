import { expect, test } from 'vitest';
import { changesBetween, type GroupAt } from './follow.ts';

const group = (
  name: string,
  stones: number[],
  status: GroupAt['status'],
  color: GroupAt['color'] = 'black',
): GroupAt => ({
  color,
  name,
  stones,
  status,
});

test('a group is the one with most of its stones before, whatever its name', () => {
  const before = [group('A', [1, 2, 3], 'unsettled'), group('B', [7, 8, 9, 10], 'alive')];
  const after = [group('A', [1], 'dead'), group('B', [2, 7, 8, 9, 10], 'critical')];
  expect(changesBetween(before, after, 12)).toEqual([
    { move: 12, color: 'black', group: 'B', at: 2, stones: 5, from: 'alive', to: 'critical' },
  ]);
});

test('neither new groups nor those that are no longer settled are changes', () => {
  const before = [group('A', [1, 2, 3], 'critical')];
  const after = [group('A', [1, 2, 3], 'unsettled'), group('B', [11, 12, 13], 'alive')];
  expect(changesBetween(before, after, 1)).toEqual([]);
  expect(changesBetween(before, before, 2)).toEqual([]);
  // A stone that took the place of an enemy's is of no group before.
  expect(changesBetween(before, [group('A', [1, 2, 3], 'dead', 'white')], 3)).toEqual([]);
});
