/** The lessons: what they claim, and who passes them. */
import { describe, expect, it, test } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { pointName, pointNamed } from '../engine/coordinate.ts';
import { build } from '../engine/engine.fixture.ts';
import { loadSpaces } from '../engine/everything.ts';
import { loadReferee } from '../engine/eyes-build.ts';
import { loadLearning } from '../engine/learn.ts';
import type { Facts, Point, Position, Rules } from '../engine/types.ts';
import { CORE, LESSONS, type Lesson } from './lessons.ts';
import { positionOf } from './scene.ts';
import { UNSEEN } from './unseen.ts';

const engine = await loadEngine(build('board'));
engine.addSpaces(await loadSpaces(build('everything')));
const learning = await loadLearning(build('learn'));
const referee = await loadReferee(build('eyes'));

const factsBy = (position: Position, rules: Rules): Facts =>
  engine.study(position, { colors: ['black'], rules }).facts('black');
/** For each block of Black whether it stays, by the question of the lesson; where Black answers, the solver says so. */
function staysIn({ answers }: Lesson, position: Position, { blocks }: Facts): boolean[] {
  if (!answers) return blocks.map(({ castOut }) => castOut === null);
  return blocks.map(({ points: [stone = 0] }) => {
    const trial = referee.of({ position, color: 'black', stone, limit: 1_000_000 });
    const { solved } = trial.judge(false);
    trial.free();
    expect(solved?.basis, `${position.stones} ${stone}`).toBe('proven');
    expect(solved?.opponentFirst, `${position.stones} ${stone}`).not.toBe('ko');
    return solved?.status === 'alive' || solved?.status === 'seki';
  });
}
/** For each block of Black whether a reader with a model says that it stays. */
const saysOf = (position: Position, { blocks }: Facts, model: string): boolean[] => {
  const staying = learning.staying(position, model);
  return blocks.map(({ points: [first = -1] }) => staying.includes(first));
};

const unseenOf = (id: string) => UNSEEN[id] ?? expect.fail(`no unseen boards of ${id}`);

/** All boards of a lesson. */
const boardsOf = ({ id, pair, worked }: Lesson): Position[] =>
  [...pair, worked, ...unseenOf(id).map((board) => ({ board }))].map(positionOf);

describe.each(LESSONS)('$id', (lesson) => {
  const { id, pair, worked, misled, rules } = lesson;
  const free = unseenOf(id);
  const factsOf = (position: Position) => factsBy(position, rules);
  const staysOf = (position: Position, facts = factsOf(position)) => staysIn(lesson, position, facts);

  it('has boards that are as they claim', () => {
    for (const scene of [...pair, worked]) {
      const position = positionOf(scene);
      const facts = factsOf(position);
      const right = staysOf(position, facts);
      const stays = facts.blocks.filter((_, index) => right[index]);
      const names = stays.map(({ points: [first = -1] }) => pointName(position, first));
      expect({ rounds: facts.rounds, stays: names }, scene.board).toEqual(scene.claims);
    }
  });

  it('has a pair that differs by one stone, by which a block stays or falls', () => {
    const [one, other] = pair.map(positionOf) as [Position, Position];
    const differ = [...one.stones].flatMap((stone, point) => (stone === other.stones[point] ? [] : [point]));
    expect(differ).toHaveLength(1);
    const alive = (position: Position, point: Point) => {
      const facts = factsOf(position);
      return staysOf(position, facts)[facts.blocks.findIndex(({ points }) => points.includes(point))];
    };
    const stones = [...one.stones].flatMap((stone, point) => (stone === 'X' && !differ.includes(point) ? [point] : []));
    const changed = stones.filter((point) => alive(one, point) !== alive(other, point));
    expect(changed.length).toBeGreaterThan(0);
  });

  it('has a worked board whose open block readers with one of its mistakes misjudge', () => {
    const position = positionOf(worked);
    const facts = factsOf(position);
    const open = facts.blocks.findIndex(({ points }) => points[0] === pointNamed(position, worked.open));
    expect(open).toBeGreaterThanOrEqual(0);
    const right = staysOf(position, facts)[open];
    expect(misled.some((model) => saysOf(position, facts, model)[open] !== right)).toBe(true);
  });

  it('has unseen boards of which something stays and something falls, each one once', () => {
    expect(free.length).toBeGreaterThanOrEqual(12);
    const first = [...pair, worked].map(({ board }) => board);
    expect(new Set([...first, ...free]).size).toBe(first.length + free.length);
    for (const board of free) {
      expect(new Set(staysOf(positionOf({ board }))), board).toEqual(new Set([true, false]));
    }
  });

  it('is failed by readers with a mistake that it is about, on unseen boards too', () => {
    for (const mistake of misled) {
      const fails = (position: Position) => {
        const facts = factsOf(position);
        return saysOf(position, facts, mistake).join() !== staysOf(position, facts).join();
      };
      expect(free.map((board) => positionOf({ board })).filter(fails).length, mistake).toBeGreaterThanOrEqual(2);
      expect([...pair, worked].map(positionOf).some(fails), `${mistake} on the first boards`).toBe(true);
    }
    // Each unseen board is one on which some of them go wrong.
    for (const board of free) {
      const position = positionOf({ board });
      const facts = factsOf(position);
      const right = staysOf(position, facts).join();
      expect(
        misled.some((model) => saysOf(position, facts, model).join() !== right),
        board,
      ).toBe(true);
    }
  });

  it.skipIf(lesson.suicide || lesson.answers)('is passed by a faultless reader', () => {
    for (const position of boardsOf(lesson)) {
      const facts = factsOf(position);
      expect(saysOf(position, facts, 'faultless')).toEqual(staysOf(position, facts));
    }
  });
});

test('nothing falls in a second round before shared regions have been told of', () => {
  for (const lesson of CORE.slice(
    0,
    CORE.findIndex(({ id }) => id === 'shared'),
  )) {
    for (const position of boardsOf(lesson)) expect(factsBy(position, lesson.rules).rounds).toBeLessThan(2);
  }
});

/** All boards with what stays. */
const answers = LESSONS.flatMap((lesson) =>
  boardsOf(lesson).map((position) => {
    const facts = factsBy(position, lesson.rules);
    return { position, facts, stays: staysIn(lesson, position, facts) };
  }),
);

/** The shares of blocks and of boards about which a model is right, of lessons. */
function sharesOf(model: string): { readonly ofBlocks: number; readonly ofBoards: number } {
  const all = answers.map(({ position, facts, stays }) => {
    const says = saysOf(position, facts, model);
    return stays.map((each, index) => each === says[index]);
  });
  const shareOf = (right: readonly boolean[]) => right.filter(Boolean).length / right.length;
  return { ofBlocks: shareOf(all.flat()), ofBoards: shareOf(all.map((right) => right.every(Boolean))) };
}

test.each(['all', 'none', 'most-stones', 'most-liberties', 'most-eyes'])('a guesser (%s) gets little', (guess) => {
  const { ofBlocks, ofBoards } = sharesOf(guess);
  expect(ofBlocks).toBeLessThan(0.6);
  expect(ofBoards).toBeLessThan(0.2);
});
