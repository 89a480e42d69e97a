import { describe, expect, it } from 'vitest';
import { plain } from '../../../locales/phrase.ts';
import { contextOf, rowsOf, WORKED } from './context.fixture.ts';
import { captureFrom, length, type Plan, placeAt, pointOf, positionAt, sentenceAt, takenBy } from './plan.ts';
import { type ProofContext, planOf } from './proof-state.ts';

const planAgainst = (context: ProofContext, name: string): Plan =>
  planOf(
    context,
    context.facts.blocks.findIndex((block) => block.name === name),
  );
const names = ({ words }: ProofContext, points: readonly number[]) => points.map(words.point);
const says = (context: ProofContext, plan: Plan, at: number) => plain(sentenceAt(plan, context.words, at));

describe('a capture that needs another one first', () => {
  const context = contextOf(WORKED);
  const plan = planAgainst(context, 'D');
  const end = length(plan);

  it('has the moves of each wave, and ends with the block off the board', () => {
    expect(
      names(
        context,
        Array.from({ length: end }, (_, move) => pointOf(plan, move + 1) ?? -1),
      ),
    ).toHaveLength(8);
    expect(pointOf(plan, 0)).toBeNull();
    expect(rowsOf(positionAt(plan, 0))).toEqual(WORKED);
    const block = context.facts.blocks[plan.goal]?.points ?? [];
    const before = positionAt(plan, end - 1).stones;
    const after = positionAt(plan, end).stones;
    expect(block.map((point) => before[point])).toEqual(block.map(() => 'X'));
    expect(block.map((point) => after[point])).toEqual(block.map(() => '.'));
  });

  it('plays every move as the rules play it', () => {
    for (let moment = 1; moment <= end; moment++) {
      const point = pointOf(plan, moment) ?? -1;
      const attempt = context.referee.prover.attempt(positionAt(plan, moment - 1), 'white', point);
      expect(attempt?.suicide).toEqual([]);
      expect(attempt?.position).toEqual(positionAt(plan, moment));
      expect([...(attempt?.captured ?? [])].sort()).toEqual([...takenBy(plan, moment)].sort());
    }
  });

  it('goes from capture to capture, and stays at its ends', () => {
    expect(captureFrom(plan, 0, 1)).toBe(4);
    expect(captureFrom(plan, 4, 1)).toBe(end);
    expect(captureFrom(plan, end, 1)).toBe(end);
    expect(captureFrom(plan, end, -1)).toBe(4);
    expect(captureFrom(plan, 4, -1)).toBe(0);
    expect(captureFrom(plan, 0, -1)).toBe(0);
  });

  it('says where it is and why each move can be played', () => {
    expect(placeAt(plan, 0)).toBe('Before the first of 8 moves');
    expect(placeAt(plan, 4)).toBe('Move 4 of 8 · aimed at the blocks that fall in round 1');
    expect(says(context, plan, 0)).toBe(
      'White captures #4 (D3). On the way there #5 (C2) goes first, which removes a region #4 (D3) depends on.',
    );
    expect(says(context, plan, 1)).toMatch(/ This is against #5, on the way to #4\.$/);
    expect(says(context, plan, 4)).toBe('White D2 takes the last liberty: #5 (C2) is captured.');
    expect(says(context, plan, 5)).toMatch(/Region d is open since #5 was captured/);
    expect(says(context, plan, end)).toMatch(/#4 \(D3\) is captured\.$/);
  });
});

it('names no round where all that it captures falls in the same one', () => {
  const context = contextOf(['.X', '..']);
  const plan = planAgainst(context, 'A');
  expect(placeAt(plan, 1)).toBe(`Move 1 of ${length(plan)}`);
});

describe('what is tried against a block that is alive', () => {
  const context = contextOf(WORKED);
  const plan = planAgainst(context, 'B');
  const end = length(plan);

  it('captures what can be captured, then fills until every move is suicide', () => {
    expect(plan.moves.flatMap(({ captured }) => captured).sort()).toEqual([2, 3, 4]);
    expect(placeAt(plan, end)).toBe(`Move ${end} of ${end} · filling`);
    const { free, suicides } = context.referee.prover.room(positionAt(plan, end), 'white');
    expect(free).toEqual([]);
    expect(plan.lastPoints.map(({ point }) => suicides.includes(point))).toEqual([true, true]);
  });

  it('ends with the two liberties that are left', () => {
    expect(says(context, plan, 0)).toMatch(/^White tries everything against #2 \(C6\): first to capture/);
    expect(says(context, plan, end - 1)).toMatch(/captures nothing/);
    expect(says(context, plan, end)).toMatch(
      /^Every move left is suicide\. #2 \(C6\) still has the liberties B6 and A5/,
    );
  });
});

it('takes off the stones that fill a region with suicide allowed, and fills it again', () => {
  const context = contextOf(['XO', 'X.', '.X'], 'allowed');
  const plan = planAgainst(context, 'A');
  const emptied = plan.moves.findIndex((move) => move.emptied !== null) + 1;
  expect(emptied).toBeGreaterThan(0);
  expect(names(context, takenBy(plan, emptied))).toEqual(['B3', 'B2']);
  expect(says(context, plan, emptied)).toMatch(/It is suicide: all of White’s stones in \w are removed/);
  expect(positionAt(plan, length(plan)).stones[0]).toBe('.');
});
