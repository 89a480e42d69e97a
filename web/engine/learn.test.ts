/** The build for lessons. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import { build, of } from './engine.fixture.ts';
import { type Interview, loadLearning } from './learn.ts';
import type { Point, Position } from './types.ts';

const learning = await loadLearning(build('learn'));
const engine = await loadEngine(build('board'));
const pool = readFileSync(new URL('../../crates/learn/pool/boards.txt', import.meta.url), 'utf8');

/** Asks a reader with a model until something is said. */
function interviewed(model: string, seed: number): Interview {
  const interview = learning.interview(pool, seed);
  while (interview.outcome().kind === 'open') {
    const position = interview.next();
    if (!position) break;
    interview.answer(learning.staying(position, model));
  }
  return interview;
}

test.each(learning.mistakes)(
  'a reader with the mistake %s is told of it, with the boards where it fails',
  (mistake) => {
    const interview = interviewed(mistake, 3);
    expect(interview.outcome()).toEqual({ kind: 'named', mistake });
    const asked = interview.asked();
    expect(asked.length).toBeLessThanOrEqual(12);
    expect(asked.every(({ said, predicted }) => said.join() === predicted?.join())).toBe(true);
    expect(asked.filter(({ said, right }) => said.join() !== right.join()).length).toBeGreaterThan(0);
  },
);

test('a reader who is right is told so, and one who guesses that there is no pattern', () => {
  expect(interviewed('faultless', 1).outcome()).toEqual({ kind: 'faultless' });
  expect(interviewed('all', 1).outcome()).toEqual({ kind: 'no-pattern' });
});

test('what stays is what the engine of the board says, however a board is turned', () => {
  const rules = { suicide: 'forbidden', regions: 'small' } as const;
  const alive = (position: Position): Point[] => {
    const { blocks } = engine.study(position, { colors: ['black'], rules }).facts('black');
    const points = blocks.flatMap(({ castOut, points }) => (castOut === null ? points : []));
    return points.sort((a, b) => a - b);
  };
  for (let seed = 0; seed < 20; seed++) {
    for (const { position, right } of interviewed('one-round', seed).asked()) expect(right).toEqual(alive(position));
  }
});

test('the same seed gives the same boards, and a board that is not answered comes again', () => {
  const boards = (seed: number) =>
    interviewed('one-round', seed)
      .asked()
      .map(({ position }) => position);
  expect(boards(5)).toEqual(boards(5));
  expect(boards(5)).not.toEqual(boards(6));
  const interview = learning.interview(pool, 9);
  expect(interview.next()).toEqual(interview.next());
  expect(interview.asked()).toHaveLength(1);
});

test('a damaged pool, and a board or model that there is not, are refused', () => {
  expect(() => learning.interview(`${pool}X.X/...\n`, 1)).toThrow(RangeError);
  expect(() => learning.interview('<html>', 1)).toThrow(RangeError);
  expect(() => learning.staying(of('XO', '..'), 'nobody')).toThrow(RangeError);
  expect(() => learning.staying(of('.'.repeat(128)), 'faultless')).toThrow(RangeError);
});

test('points that are no stones of a block say nothing', () => {
  const interview = learning.interview(pool, 2);
  interview.next();
  interview.answer([4_000_000_000, 127, 126]);
  expect(interview.asked()[0]?.said).toEqual([]);
});
