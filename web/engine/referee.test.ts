/** `EyeReferee`: its answers on the figures of the paper, and play against it. */
import { expect, test } from 'vitest';
import { build, of } from './engine.fixture.ts';
import { figures } from './eyes.fixture.ts';
import { loadReferee } from './eyes-build.ts';
import type { Position } from './types.ts';

const referee = await loadReferee(build('eyes'));
const LIMIT = 1_000_000;

test.each(figures)('$id is solved, and played to its end', ({ position, stone, status }) => {
  const trial = referee.of({ position, color: 'white', stone, limit: LIMIT });
  expect(trial.judge(false).solved).toMatchObject({ status, exits: [] });
  const lives = { owner: ['alive', 'seki', 'critical'], opponent: ['alive', 'seki'] };
  for (const first of ['owner', 'opponent'] as const) {
    const expected = lives[first].includes(status);
    let moves: (number | null)[] = [];
    let now = trial.after(first, moves);
    while (now?.toMove && moves.length < 60) {
      // Nobody plays worse than at the start.
      expect(now.lives).toBe(expected);
      if (now.best !== null) expect(now.moves).toContain(now.best);
      moves = [...moves, now.best];
      now = trial.after(first, moves);
    }
    expect(now).toMatchObject({ toMove: null, lives: expected });
    expect(now?.position.stones.includes('O')).toBe(expected);
  }
});

const CRITICAL = of('.X.XXXX', 'XXXXXXX', 'XX.X.XX', 'XOOOOOX', 'XO...OX');

test('a group is killed and saved against the solver', () => {
  const trial = referee.of({ position: CRITICAL, color: 'white', stone: 22, limit: LIMIT });
  const told: number[] = [];
  const { solved, why } = trial.judge(true, (positions) => told.push(positions));
  expect(solved).toMatchObject({
    status: 'critical',
    save: [31],
    kill: [31],
    all: true,
    open: [],
    ignores: null,
    ownerFirst: 'lives',
    opponentFirst: 'dies',
  });
  expect(why).toBeNull();
  expect(solved?.ownerLine[0]).toBe(31);
  // It is alive at once.
  expect(trial.after('owner', [31])).toMatchObject({ toMove: null, lives: true });
  expect(trial.after('opponent', [31])).toMatchObject({ toMove: 'owner', lives: false });
  expect(trial.after('opponent', [31, null])).toMatchObject({ toMove: 'opponent', lives: false });
  expect(() => trial.after('owner', [30, 30])).toThrow('occupied');
  expect(() => trial.after('owner', [0])).toThrow('outside');
});

test('it says why there is no answer', () => {
  const ask = (position: Position, stone: number, limit = LIMIT) =>
    referee.of({ position, color: 'white', stone, limit });
  expect(ask(CRITICAL, 22, 3).judge(true)).toMatchObject({ solved: { status: 'unsettled' }, why: 'limit' });
  const wide = of(...Array.from({ length: 19 }, (_, row) => (row === 9 ? 'O'.repeat(19) : '.'.repeat(19))));
  const trial = ask(wide, 9 * 19);
  expect(trial.judge(true)).toMatchObject({ solved: null, why: 'points' });
  expect(trial.judge(true).points).toBeGreaterThan(128);
  expect(trial.after('owner', [])).toBeNull();
  const alive = of('.O.O.', 'OOOOO', 'XXXXX', '.....');
  expect(ask(alive, 1).judge(true)).toMatchObject({
    solved: { status: 'alive', basis: 'proven', save: [], kill: [], ignores: 'any', positions: 0, ownerLine: [] },
    why: null,
  });
  expect(() => ask(CRITICAL, 0)).toThrow('bad-option');
});

test('an answer that rests on stones around names them, and is another without them', () => {
  // The three black stones are not alive by proof.
  const position = of('.....', 'XX...', 'OX...', '.X...', '.....');
  const about = { position, color: 'white', stone: 10, limit: LIMIT } as const;
  const { solved } = referee.of(about).judge(false);
  expect(solved).toMatchObject({ basis: 'assuming', assumed: [5] });
  const doubting = referee.of({ ...about, doubts: [5] }).judge(false).solved;
  expect(doubting?.assumed).not.toContain(5);
});
