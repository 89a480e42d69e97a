import { expect, test } from 'vitest';
import type { EyeSolved } from '../../../../engine/referee.ts';
import { STRAIGHT_THREE } from '../facts.fixture.ts';
import { SOLVED } from '../solved.fixture.ts';
import { koQuestion, withKo } from './group-solver.ts';

test('a ko that the limit may have left open is asked for again, with a higher one', () => {
  const question = { position: STRAIGHT_THREE, color: 'white', stone: 7, limit: 100 } as const;
  const judged = (change: Partial<EyeSolved>) => ({ solved: { ...SOLVED, ...change }, why: null, points: 0 });
  expect(koQuestion(question, judged({ positions: 99 }))).toBeNull();
  expect(koQuestion(question, judged({ positions: 100, status: 'alive' }))).toBeNull();
  expect(koQuestion(question, judged({ positions: 100 }))).toEqual({ ...question, limit: 200 });
  const deep = judged({ opponentContested: true, all: false, save: [] });
  expect(withKo(judged({}), deep)).toEqual(judged({ opponentContested: true }));
  expect(withKo(judged({}), { ...deep, why: 'limit' })).toEqual(judged({}));
});
