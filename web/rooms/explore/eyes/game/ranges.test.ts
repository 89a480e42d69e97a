import { expect, test } from 'vitest';
import * as en from '#locale/eye-game.ts';
import { rangesOf } from './ranges.ts';

test('moves that follow each other are a range', () => {
  expect(rangesOf([1, 2, 3, 5, 8, 9])).toEqual(['1–3', '5', '8–9']);
  expect(rangesOf([])).toEqual([]);
});

test('moves after which a group was not solved are told in the words of a player', () => {
  expect(en.unsolved({ n: 38 })).toBe('After 38 moves it stayed unclear whether some group lives');
  expect(en.unsolved({ n: 1 })).toBe('After 1 move it stayed unclear whether some group lives');
  expect(en.unsolvedMoves({ moves: rangesOf([6, 7, 9]) })).toBe(
    'There the board around some group was too open to be played out, so a change may be missing from the list. Go to such a move and choose the group: alone it is searched for longer. Moves: 6–7, 9.',
  );
});

test('a change after moves at which the group was not solved says so', () => {
  const change = { color: 'black', stones: 15, at: 'G12', from: 'alive', to: 'dead' } as const;
  expect(en.change({ ...change, gap: false, since: 0 })).toBe('Black’s 15 stones around G12: alive, now dead.');
  expect(en.change({ ...change, gap: true, since: 60 })).toBe(
    'Black’s 15 stones around G12: alive after move 60, unclear in between, now dead.',
  );
});
