import { expect, it } from 'vitest';
import { type Ask, type Group, lineOf, sgfAfter } from '../../scripts/problem-lines.mjs';

const BOARD = ['.X', 'O.'];
const PROBLEM = { sgf: '(;SZ[2])', group: ['A1'], owner: 'white', toPlay: 'black', solution: ['B1'], status: 'alive' };

/** An answer with one assumption until it is doubted. */
function answer(status: string, assumed: readonly string[]): Group {
  const line = (name: string) => ({ outcome: name, line: [name] });
  const first = { owner: line('owner'), opponent: line('opponent') };
  return { status, basis: 'assuming', solved: { assumed: [...assumed], friends: [], exits: [], first } };
}

it('writes a position with a move', () => {
  expect(sgfAfter(BOARD, 'white', 'B1')).toBe('(;SZ[2:2]AB[ba]AW[ab];W[bb])');
  expect(sgfAfter(['..', '..'], 'black', 'A2')).toBe('(;SZ[2:2];B[aa])');
});

it('plays on after the book move where that fails, and else lets the other side begin', async () => {
  const asked: string[] = [];
  const ask: Ask = async (sgf) => {
    asked.push(sgf);
    return answer('alive', []);
  };
  const kills = await lineOf(PROBLEM, BOARD, ask);
  expect(kills).toEqual({ moves: ['B1', 'owner'], outcome: 'owner', fails: true, holds: true });
  expect(asked[0]).toBe('(;SZ[2:2]AB[ba]AW[ab];B[bb])');
  const saves = await lineOf({ ...PROBLEM, toPlay: 'white' }, BOARD, ask);
  expect(saves).toMatchObject({ moves: ['opponent'], fails: false });
});

it('takes assumptions back until none is left, and says whether the answer stays', async () => {
  const rounds: string[][] = [];
  const asking =
    (last: string): Ask =>
    async (_sgf, _stone, doubt) => {
      rounds.push(doubt);
      return doubt.length === 0 ? answer('alive', ['C3']) : answer(last, []);
    };
  expect((await lineOf(PROBLEM, BOARD, asking('alive')))?.holds).toBe(true);
  expect(rounds.at(-1)).toEqual(['C3']);
  expect((await lineOf(PROBLEM, BOARD, asking('dead')))?.holds).toBe(false);
  expect(await lineOf(PROBLEM, BOARD, async () => null)).toBeNull();
});
