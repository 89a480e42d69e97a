import { describe, expect, it } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { build, of } from '../engine/engine.fixture.ts';
import { plain } from '../locales/phrase.ts';
import { answered, NO_ANSWER, stayQuestion } from './question.ts';

const engine = await loadEngine(build('board'));
const rules = { suicide: 'forbidden', regions: 'small' } as const;

/** Black has a block with two eyes on the left, and one with a false eye on the right. */
const BOARD = of('.X.XO....', 'XXXXO.OOO', 'OOOOOOXXO', '......X.X');

function ask(position = BOARD, color: 'black' | 'white' = 'black') {
  const facts = engine.study(position, { colors: [color], rules }).facts(color);
  return { facts, question: stayQuestion(facts, position) };
}

describe('the question which blocks stay', () => {
  const { facts, question } = ask();
  const staying = facts.blocks.flatMap(({ castOut }, index) => (castOut === null ? [index] : []));

  it('names its choices by size and place, not by what becomes of them', () => {
    expect(question.choices.map(({ name }) => name)).toEqual([
      'the 6 stones at B4',
      'the 3 stones at G2',
      'the stone at J1',
    ]);
  });

  it('judges every answer by the evidence alone', () => {
    expect(staying).toHaveLength(1);
    for (let answer = 0; answer < 2 ** facts.blocks.length; answer++) {
      const chosen = facts.blocks.flatMap((_, index) => (answer & (1 << index) ? [index] : []));
      const right = question.judge(chosen).map(({ is }) => is === 'right');
      expect(right).toEqual(facts.blocks.map((_, index) => chosen.includes(index) === staying.includes(index)));
    }
    expect(question.judge([1]).map(({ is }) => is)).toEqual(['missed', 'wrong', 'right']);
  });

  it('gives a reason for each block', () => {
    expect(question.judge([]).map(({ reason }) => plain(reason))).toEqual([
      'Block #1 (B4) stays: a and b are vital to it.',
      'Block #2 (G2) is cast out: only one region, d, is vital to it; c is not, because #2 does not touch the empty point F4.',
      'Block #3 (J1) is cast out: only one region, d, is vital to it; c is not, because #3 does not touch the empty point F4.',
    ]);
  });

  it('is asked of White too', () => {
    expect(ask(of('.O.', 'X..'), 'white').question.asks).toBe(
      'Black plays on and on, White only passes. Which white stones are still there at the end?',
    );
  });
});

describe('an answer', () => {
  const { question } = ask();
  const [stone = 0, other = 0] = question.choices[0]?.points ?? [];

  it('chooses what is pressed, on whatever stone of it, and not what is pressed again', () => {
    const once = answered(question, NO_ANSWER, stone);
    expect(once.chosen).toEqual([0]);
    expect(answered(question, once, question.choices[2]?.points[0] ?? 0).chosen).toEqual([0, 2]);
    expect(answered(question, once, other).chosen).toEqual([]);
  });

  it('does not change with a press on anything else, or once it is checked', () => {
    const white = BOARD.stones.indexOf('O');
    expect(answered(question, NO_ANSWER, white)).toBe(NO_ANSWER);
    const checked = { chosen: [1], checked: true };
    expect(answered(question, checked, stone)).toBe(checked);
  });
});
