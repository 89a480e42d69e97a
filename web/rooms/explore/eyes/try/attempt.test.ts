import { expect, test } from 'vitest';
import type { EyeMoment } from '../../../../engine/referee.ts';
import type { Move } from '../referee/group-solver.ts';
import { type Attempt, attemptAt, bestLine, hintAt, isOver, movesBefore, play, type Solver } from './attempt.ts';

/** White lives at 1; if Black plays there first, White is captured by Black's second move. */
const solver: Solver = {
  async play(first, moves) {
    if (moves.includes(9)) return 'outside';
    const at = (index: number): Move | undefined => moves[index];
    const toMove = moves.length % 2 === 0 ? first : first === 'owner' ? 'opponent' : 'owner';
    const owner = first === 'owner' ? at(0) : at(1);
    const opponent = first === 'owner' ? at(1) : at(0);
    const lives = owner === 1 || (opponent !== 1 && (opponent !== undefined || toMove === 'owner'));
    const captured = !lives && moves.length > 3;
    const passed = moves.length > 1 && moves.slice(-2).every((move) => move === null);
    const best = moves.includes(1) ? (lives ? null : 2 + moves.length) : 1;
    const position = { columns: 3, rows: 2, stones: '......' };
    return {
      position,
      toMove: captured || passed ? null : toMove,
      moves: [0, 1, 2, 3, 4, 5],
      lives,
      best,
    } satisfies EyeMoment;
  },
};

test('the reader saves the group, and both sides pass', async () => {
  const start = await attemptAt(solver, 'owner', []);
  const saved = (await play(solver, start, 1)) as Attempt;
  expect(saved).toMatchObject({ moves: [1, null], mistake: null, decision: 1 });
  const over = (await play(solver, saved, null)) as Attempt;
  expect(isOver(over)).toBe(true);
  expect(over.now.lives).toBe(true);
});

test('a move that gives it away is told, and is taken back', async () => {
  const start = await attemptAt(solver, 'owner', []);
  const lost = (await play(solver, start, 0)) as Attempt;
  expect(lost).toMatchObject({ moves: [0, 1], mistake: { move: 0 }, decision: null });
  expect(await bestLine(solver, lost)).toEqual({ from: 2, line: [4, 5], end: 'captured' });
  expect(movesBefore('owner', lost.moves)).toEqual([]);
});

test('a move that is not legal is refused with the reason', async () => {
  expect(await play(solver, await attemptAt(solver, 'owner', []), 9)).toBe('outside');
});

test('the reader kills', async () => {
  const start = await attemptAt(solver, 'opponent', []);
  const hit = (await play(solver, start, 1)) as Attempt;
  expect(hit).toMatchObject({ moves: [1, 3], mistake: null, decision: 1 });
  const killed = (await play(solver, hit, 4)) as Attempt;
  expect(isOver(killed)).toBe(true);
  expect(killed.now.toMove).toBeNull();
});

test('the move that decides is told once, not each one after it', async () => {
  const start = await attemptAt(solver, 'opponent', []);
  const hit = (await play(solver, start, 1)) as Attempt;
  // Neither side goes on at once.
  const later: Attempt = { ...hit, moves: [1, null], now: { ...hit.now, best: null } };
  expect((await play(solver, later, 2)) as Attempt).toMatchObject({ mistake: null, decision: null });
  expect(await attemptAt(solver, 'opponent', [1, null, 2, 4])).toMatchObject({ mistake: null, decision: null });
});

test('an attempt of which only the moves are known is the same, with its mistake', async () => {
  const start = await attemptAt(solver, 'owner', []);
  for (const move of [0, 1]) {
    const played = (await play(solver, start, move)) as Attempt;
    expect(await attemptAt(solver, 'owner', played.moves)).toEqual(played);
  }
});

/** White lives whatever happens, and play does not end. */
const endless = (lives: boolean | null): Solver => ({
  play: async (first, moves) => ({
    position: { columns: 3, rows: 2, stones: '......' },
    toMove: moves.length % 2 === 0 ? first : first === 'owner' ? 'opponent' : 'owner',
    moves: [0],
    lives,
    best: 0,
  }),
});

test('best play that is too long to be shown has an end all the same', async () => {
  for (const [lives, end] of [
    [true, 'willLive'],
    [false, 'willDie'],
    [null, 'open'],
  ] as const) {
    const outlook = await bestLine(endless(lives), await attemptAt(endless(lives), 'owner', []));
    expect([outlook.line.length, outlook.end]).toEqual([12, end]);
  }
});

test('where play is over best play begins before the last move of the reader', async () => {
  const over = await attemptAt(solver, 'owner', [1, null, null]);
  expect(isOver(over)).toBe(true);
  expect(await bestLine(solver, over)).toEqual({ from: 2, line: [null], end: 'stays' });
});

test('a hint names a move only where one is needed and helps', async () => {
  expect(await hintAt(solver, await attemptAt(solver, 'owner', []))).toEqual({ is: 'move', move: 1 });
  expect(await hintAt(solver, await attemptAt(solver, 'owner', [0, 1]))).toEqual({ is: 'lost' });
  // The group lives without a move too.
  expect(await hintAt(endless(true), await attemptAt(endless(true), 'owner', []))).toEqual({ is: 'move', move: null });
  expect(await hintAt(endless(false), await attemptAt(endless(false), 'opponent', []))).toEqual({
    is: 'move',
    move: 0,
  });
  expect(await hintAt(endless(null), await attemptAt(endless(null), 'owner', []))).toEqual({ is: 'move', move: 0 });
});
