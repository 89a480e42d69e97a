import { expect, test } from 'vitest';
import { decode, encode } from './address.ts';
import { packMoves, unpackMoves } from './packed-moves.ts';
import { WORKED_STATE } from './state.ts';

const LETTERS = 'abcdefghijklmnopqrs';

/** A game of so many moves, each on a point of its own. */
const gameOf = (moves: number) =>
  `(;FF[4]SZ[19]PB[Honinbo Shusaku]PW[Inoue Gennan Inseki]RE[B+2]KM[0]${Array.from(
    { length: moves },
    (_, move) => `;${move % 2 ? 'W' : 'B'}[${LETTERS[move % 19]}${LETTERS[Math.floor(move / 19)]}]`,
  ).join('')})`;

test.each([gameOf(300), '(;SZ[9]AB[aa][bb];W[cc];W[dd];B[];B[ee])', '(;SZ[9]C[;B[dd\\]];B[aa])'])(
  'the moves at the end of a game are packed and unpacked',
  (game) => {
    const packed = packMoves(game);
    expect(packed).not.toBeNull();
    expect(packed && unpackMoves(packed)).toBe(game);
  },
);

test('what does not end in moves is not packed', () => {
  for (const game of ['(;SZ[9])', '', '(;B[aa]C[x])', ';B[aa]']) expect(packMoves(game)).toBeNull();
  for (const moves of ['a', 'aab', '..aa', '- -', 'AA']) expect(unpackMoves({ root: '(;)', moves })).toBeNull();
});

test('a link to a game of 300 moves has less than 2,000 characters, and opens that game', () => {
  const game = { text: gameOf(300), item: 0, line: 0, move: 30 };
  const link = encode({ ...WORKED_STATE, game });
  expect(link.length).toBeLessThan(1900);
  expect(decode(link)?.load?.game).toEqual(game);
});

test('a link of before, with the moves in the text, still opens', () => {
  const text = '(;SZ[9];B[aa];W[bb])';
  const load = decode(`rows=.&game=${btoa(text).replaceAll('=', '')}&at=0.0.1`)?.load;
  expect(load?.game).toEqual({ text, item: 0, line: 0, move: 1 });
});
