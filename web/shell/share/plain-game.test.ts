import { expect, test } from 'vitest';
import { plainGame } from './plain-game.ts';

test('size, set-up, players, result and main line are kept; the rest is said to be left out', () => {
  const full = '(;GM[1]SZ[9]AB[aa]\n[bb]PB[A \\] B]RE[W+R]CA[UTF-8]C[hello];W[cc]C[a ) b](;B[dd];W[ee])(;B[ff]))';
  expect(plainGame(full)).toEqual({
    text: '(;GM[1]SZ[9]AB[aa]\n[bb]PB[A \\] B]RE[W+R];W[cc];B[dd];W[ee])',
    leavesOut: true,
  });
  expect(plainGame('(;SZ[9];B[aa];W[])')).toEqual({ text: '(;SZ[9];B[aa];W[])', leavesOut: false });
  expect(plainGame('(;SZ[9];B[aa];AE[aa])')).toBeNull();
});
