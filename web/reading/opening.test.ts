import { describe, expect, it } from 'vitest';
import { build } from '../engine/engine.fixture.ts';
import { endPlace, open, understood } from '../model/opening.ts';
import { refuseFaulty } from '../model/refusal.ts';
import { type State, WORKED_STATE } from '../model/state.ts';
import { update } from '../model/update.ts';
import { GAMES, HOME, startOf } from '../model/where.ts';
import { Answers } from './answers.ts';

const answers = new Answers(build('everything'));

async function opening(text: string) {
  const collection = await answers.open(text);
  const place = endPlace(collection);
  if (!place) throw new Error(`nothing in ${text}`);
  return { collection, place, at: await answers.position(text, place) };
}

async function opened(text: string, state: State = WORKED_STATE): Promise<State> {
  const { collection, place, at } = await opening(text);
  return update(state, open(collection, place, at, state));
}

describe('what is opened', () => {
  it('with moves is shown in the room of games, at the end of the main line', async () => {
    const state = await opened('(;SZ[5];B[aa];W[bb](;B[cc])(;B[dd];W[ee]))');
    expect(state).toMatchObject({ where: GAMES, game: { item: 0, line: 0, move: 3 } });
    expect((await opened('(;SZ[5]AB[aa])(;SZ[5];B[bb])')).where).toBe(GAMES);
  });

  it('without moves is shown in Explore, in the lens where the reader is', async () => {
    const score = startOf('score');
    for (const text of ['(;SZ[4]AB[ba][da])', 'X.X\n...', '$$ Two\n$$ | . X . |\n$$ | . . . |']) {
      expect((await opened(text)).where).toEqual(HOME);
      expect((await opened(text, { ...WORKED_STATE, where: score })).where).toEqual(score);
      expect((await opened(text, { ...WORKED_STATE, where: GAMES })).where).toEqual(HOME);
    }
  });
});

describe('a text with a fault', () => {
  const notice = async (text: string) => {
    const { collection, place, at } = await opening(text);
    return understood(collection, place, at);
  };

  it('is a warning that names it, or says how far it was read and how many there are', async () => {
    expect(await notice('(;SZ[5];B[aa];W[bb])')).toMatchObject({ tone: 'news' });
    const { tone, text } = await notice('(;SZ[5];B[aa]\n;W[bb];B[c');
    expect(tone).toBe('warning');
    expect(text).toMatch(/^The text breaks off, and was read up to move 2\. Opened as SGF: 5 × 5, 2 moves\.$/);
    expect((await notice('(;SZ[5];B[aa]')).text).toMatch(/^The text breaks off, and was read up to move 1\./);
    expect((await notice('(;SZ[5];B[aa];W[aa];B[cc])')).text).toBe(
      'Move 2, White A5, is illegal: there is a stone on the point. It is played all the same. Opened as SGF: 5 × 5, 3 moves.',
    );
    expect((await notice('(;SZ[2];AB[ab][ba]W[aa])')).text).toMatch(
      /^Move 1, White A2, is illegal: suicide\. It is played all the same\. /,
    );
    expect((await notice('(;SZ[5];B[aa];W[aa];B[aa])')).text).toMatch(
      /^Read up to move 3, with 2 illegal moves, listed below/,
    );
    expect((await notice('(;SZ[5];B[aa];W[zz];B[bb])')).text).toMatch(
      /^Read up to move 1\. Line 1, column 17: this .*\. Opened as SGF/,
    );
    expect((await notice('(;SZ[5];B[aa];W[aa];B[zz])')).text).toMatch(
      /^Read up to move 2, with 2 faults, listed below\./,
    );
  });

  it('and no stone is refused', async () => {
    const refusal = async (text: string) => {
      const { collection, place, at } = await opening(text);
      return refuseFaulty(collection, place, at);
    };
    for (const text of ['(;SZ[9]', '(;GM[1]FF[4]PB[Ann', '(;SZ[9];B[zz])']) {
      const refused = await refusal(text);
      expect(refused?.message, text).toMatch(/^Line 1, column \d+: .*\. The board stays as it was\.$/);
      expect(refused).toMatchObject({ line: 1 });
    }
    for (const text of ['(;SZ[9])', '(;SZ[9]AB[aa]', '(;SZ[9];B[aa]']) expect(await refusal(text), text).toBeNull();
  });
});
