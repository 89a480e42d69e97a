import { expect, test } from 'vitest';
import type { ChronicleEntry } from '../../../engine/chronicle.ts';
import type { Played } from '../../../model/played.ts';
import { became, fromStart, heardSentences, moveSentences } from './words.ts';

const SIZE = { columns: 9, rows: 9 };
const entry = (settled: ChronicleEntry['settled'], at: number | null = 0): ChronicleEntry => ({
  at,
  settled,
  became: [],
  ceased: [],
});
const PLAYED: Played = { color: 'black', point: 0, captured: 0, suicide: 0, why: null };
const heard = (played: Partial<Played> | null, now = entry([3, 0]), before = entry([3, 0])) =>
  heardSentences(41, now, SIZE, played && { ...PLAYED, ...played }, before);

test('a move is told with its player and what it takes off', () => {
  expect(heard({})).toBe('Move 41, Black A9.');
  expect(heard({ captured: 6 })).toBe('Move 41, Black A9, captures 6.');
  expect(heard({ color: 'white', point: null })).toBe('Move 41, White passes.');
  expect(heard(null)).toBe('Move 41, A9.');
});

test('a move that the rules forbid is told as what is wrong with the record', () => {
  expect(heard({ suicide: 6, why: 'suicide' })).toBe(
    'Move 41, Black A9, a suicide of 6 stones. The record goes wrong here: suicide is illegal.',
  );
  expect(heard({ captured: 6, why: 'occupied' })).toBe(
    'Move 41, Black A9, captures 6. The record goes wrong here: there was a stone on the point already.',
  );
  expect(heard({ captured: 1, why: 'ko' })).toBe(
    'Move 41, Black A9, captures 1. The record goes wrong here: the move retakes the ko at once.',
  );
});

test('a block that no move made alive was so from the start', () => {
  const block = { color: 'black', points: [0, 1] } as const;
  expect(fromStart(block, SIZE)).toBe('Black’s block at A9 (2 stones) was unconditionally alive from the start.');
  expect(became(block, SIZE)).toBe('Black’s block at A9 (2 stones) became unconditionally alive.');
});

test('settled points are heard only where they are others than before, and always shown', () => {
  const settled = 'Settled for good: 3 points for Black, 0 for White; 78 are not settled.';
  expect(heard({}, entry([3, 0]), entry([0, 0]))).toBe(`Move 41, Black A9. ${settled}`);
  expect(heardSentences(0, entry([3, 0], null), SIZE, null, null)).toBe(`Start. ${settled}`);
  expect(heard({}, entry(null), entry(null))).toBe('Move 41, Black A9.');
  expect(heard({}, entry(null), entry([0, 0]))).toMatch(/nothing is known\.$/);
  expect(moveSentences(41, entry([3, 0]), SIZE, PLAYED)).toBe(`Move 41, Black A9. ${settled}`);
});
