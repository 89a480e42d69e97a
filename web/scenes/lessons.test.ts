/** The lessons: what they claim, and who passes them. */
import { describe, expect, it, test } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { pointName, pointNamed } from '../engine/coordinate.ts';
import { build } from '../engine/engine.fixture.ts';
import { loadLearning } from '../engine/learn.ts';
import type { Facts, Point, Position, Rules } from '../engine/types.ts';
import { LESSONS, type Lesson } from './lessons.ts';
import { positionOf } from './scene.ts';

const engine = await loadEngine(build('board'));
const learning = await loadLearning(build('learn'));

const factsBy = (position: Position, rules: Rules): Facts =>
  engine.study(position, { colors: ['black'], rules }).facts('black');
const isStaying = ({ castOut }: Facts['blocks'][number]) => castOut === null;
/** For each block of Black whether a reader with a model says that it stays. */
const saysOf = (position: Position, { blocks }: Facts, model: string): boolean[] => {
  const staying = learning.staying(position, model);
  return blocks.map(({ points: [first = -1] }) => staying.includes(first));
};

/** All boards of a lesson. */
const boardsOf = ({ pair, worked, free }: Lesson): Position[] =>
  [...pair, worked, ...free.map((board) => ({ board }))].map(positionOf);

describe.each(LESSONS)('$id', (lesson) => {
  const { pair, worked, free, misled, rules } = lesson;
  const factsOf = (position: Position) => factsBy(position, rules);

  it('has boards that are as they claim', () => {
    for (const scene of [...pair, worked]) {
      const position = positionOf(scene);
      const { blocks, rounds } = factsOf(position);
      const stays = blocks.filter(isStaying).map(({ points: [first = -1] }) => pointName(position, first));
      expect({ rounds, stays }, scene.board).toEqual(scene.claims);
    }
  });

  it('has a pair that differs by one stone, by which a block stays or falls', () => {
    const [one, other] = pair.map(positionOf) as [Position, Position];
    const differ = [...one.stones].flatMap((stone, point) => (stone === other.stones[point] ? [] : [point]));
    expect(differ).toHaveLength(1);
    const alive = (position: Position, point: Point) => factsOf(position).alive.includes(point);
    const stones = [...one.stones].flatMap((stone, point) => (stone === 'X' && !differ.includes(point) ? [point] : []));
    const changed = stones.filter((point) => alive(one, point) !== alive(other, point));
    expect(changed.length).toBeGreaterThan(0);
  });

  it('has a worked board whose open block readers with one of its mistakes misjudge', () => {
    const position = positionOf(worked);
    const facts = factsOf(position);
    const open = facts.blocks.findIndex(({ points }) => points[0] === pointNamed(position, worked.open));
    expect(open).toBeGreaterThanOrEqual(0);
    const right = isStaying(facts.blocks[open] as Facts['blocks'][number]);
    expect(misled.some((model) => saysOf(position, facts, model)[open] !== right)).toBe(true);
  });

  it('has unseen boards of which something stays and something falls, each one once', () => {
    expect(free.length).toBeGreaterThanOrEqual(12);
    const first = [...pair, worked].map(({ board }) => board);
    expect(new Set([...first, ...free]).size).toBe(first.length + free.length);
    for (const board of free) {
      const staying = factsOf(positionOf({ board })).blocks.map(isStaying);
      expect(new Set(staying), board).toEqual(new Set([true, false]));
    }
  });

  it('is failed by readers with a mistake that it is about, on unseen boards too', () => {
    for (const mistake of misled) {
      const fails = (position: Position) => {
        const facts = factsOf(position);
        return saysOf(position, facts, mistake).join() !== facts.blocks.map(isStaying).join();
      };
      expect(free.map((board) => positionOf({ board })).filter(fails).length, mistake).toBeGreaterThanOrEqual(2);
      expect([...pair, worked].map(positionOf).some(fails), `${mistake} on the first boards`).toBe(true);
    }
    // Each unseen board is one on which some of them go wrong.
    for (const board of free) {
      const position = positionOf({ board });
      const right = factsOf(position).alive.join();
      expect(
        misled.some((model) => learning.staying(position, model).join() !== right),
        board,
      ).toBe(true);
    }
  });

  it.skipIf(lesson.suicide)('is passed by a faultless reader', () => {
    for (const position of boardsOf(lesson)) {
      const facts = factsOf(position);
      expect(saysOf(position, facts, 'faultless')).toEqual(facts.blocks.map(isStaying));
    }
  });
});

/** The shares of blocks and of boards about which a model is right, of lessons. */
function sharesOf(model: string): { readonly ofBlocks: number; readonly ofBoards: number } {
  const boards = LESSONS.flatMap((lesson) => boardsOf(lesson).map((position) => ({ position, rules: lesson.rules })));
  const all = boards.map(({ position, rules }) => {
    const facts = factsBy(position, rules);
    const says = saysOf(position, facts, model);
    return facts.blocks.map((block, index) => isStaying(block) === says[index]);
  });
  const shareOf = (right: readonly boolean[]) => right.filter(Boolean).length / right.length;
  return { ofBlocks: shareOf(all.flat()), ofBoards: shareOf(all.map((right) => right.every(Boolean))) };
}

test.each(['all', 'none', 'most-stones', 'most-liberties', 'most-eyes'])('a guesser (%s) gets little', (guess) => {
  const { ofBlocks, ofBoards } = sharesOf(guess);
  expect(ofBlocks).toBeLessThan(0.6);
  expect(ofBoards).toBeLessThan(0.2);
});
