import { expect, test, vi } from 'vitest';
import type { EyeJudged, EyeQuestion } from '../../../../engine/referee.ts';
import { STRAIGHT_THREE } from '../facts.fixture.ts';
import { SOLVED } from '../solved.fixture.ts';
import type { Progress } from './group-solver.ts';
import type { Answer, Question } from './judge.ts';

type Answering = (
  question: Question,
  modules: readonly unknown[],
  progress: (progress: Progress) => void,
) => Promise<Answer>;

const worker = vi.hoisted(() => ({ answer: null as unknown, log: [] as string[] }));

vi.mock('../../../../reading/answer-questions.ts', () => ({
  answerQuestions: (answer: unknown) => {
    worker.answer = answer;
  },
}));

/** A solver that needs 150 positions to see that a ko decides. */
vi.mock('../../../../engine/eyes-build.ts', () => ({
  loadReferee: async () => ({
    of: ({ limit }: EyeQuestion) => ({
      judge(all: boolean): EyeJudged {
        worker.log.push(`${limit} ${all ? 'all' : 'one'}`);
        const opponentContested = limit >= 150;
        return { solved: { ...SOLVED, all, positions: limit, opponentContested }, why: null, points: 0 };
      },
      free: () => void worker.log.push('free'),
    }),
  }),
}));

test('a ko that the limit leaves open is found by a second question, with one table at a time', async () => {
  await import('./judge-worker.ts');
  const answer = worker.answer as Answering;
  const group = { position: STRAIGHT_THREE, color: 'white', stone: 7, limit: 100 } as const;
  const told: (boolean | undefined)[] = [];
  const progress = ({ judged }: Progress) => void told.push(judged?.solved?.opponentContested);
  const { judged } = await answer({ group }, [null], progress);
  expect(told).toEqual([false, true]);
  expect(judged?.solved).toMatchObject({ all: true, opponentContested: true });
  expect(worker.log).toEqual(['100 one', 'free', '200 one', '100 all']);
});
