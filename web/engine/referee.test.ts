/** `EyeReferee`: its answers on the figures of the paper. */
import { expect, test } from 'vitest';
import { build, of } from './engine.fixture.ts';
import { figures } from './eyes.fixture.ts';
import { loadReferee } from './eyes-build.ts';
import { colorAt } from './position.ts';
import type { Position } from './types.ts';

const referee = await loadReferee(build('eyes'));

/** Twelve points of figure 30 are played on: more than the solver takes. */
test.each(figures.filter(({ id }) => id !== 'chen-30'))('$id is played out', ({ position, stone, status }) => {
  const trial = referee.judge({ position, color: 'white', stone, limit: 400_000 });
  expect(trial.judged.exact).toMatchObject({ status });
  const lives = { owner: ['alive', 'seki', 'critical'], opponent: ['alive', 'seki'] };
  for (const first of ['owner', 'opponent'] as const) {
    let moves: (number | null)[] = [];
    for (let played = 0; played < 40; played += 1) {
      const now = trial.after(first, moves);
      if (!now?.toMove || moves.slice(-2).join() === ',') break;
      if (now.best !== null) expect(now.moves).toContain(now.best);
      moves = [...moves, now.best];
    }
    // Nobody plays worse than at the start.
    const expected = lives[first].includes(status);
    expect(trial.after(first, moves.slice(0, 1))?.lives).toBe(expected);
    const captured = colorAt(trial.after(first, moves)?.position ?? position, stone) === null;
    expect(captured).toBe(!expected);
  }
});

const CRITICAL = of('.X.XXXX', 'XXXXXXX', 'XX.X.XX', 'XOOOOOX', 'XO...OX');

test('a group is killed and saved against the solver', () => {
  const trial = referee.judge({ position: CRITICAL, color: 'white', stone: 22, limit: 400_000 });
  expect(trial.judged).toMatchObject({
    exact: { status: 'critical', save: [31], kill: [31], ignores: null },
    value: '{2|1}',
    why: null,
  });
  expect(trial.judged.ownerLine[0]).toBe(31);
  expect(trial.after('owner', [31])).toMatchObject({ toMove: 'opponent', lives: true });
  expect(trial.after('opponent', [31])).toMatchObject({ toMove: 'owner', lives: false });
  // Any of the liberties outside may be filled first.
  expect(trial.after('opponent', [31, null, 16])?.moves).not.toContain(18);
  expect(trial.after('opponent', [31, null, 18, null])?.moves).toContain(16);
  expect(() => trial.after('owner', [31, 31])).toThrow('occupied');
  expect(() => trial.after('owner', [16])).toThrow('outside');
});

test('it says why there is no answer', () => {
  const ask = (position: Position, stone: number, limit = 400_000) => {
    const trial = referee.judge({ position, color: 'white', stone, limit });
    return trial;
  };
  const open = of('....', '.OO.', '....', 'X..X', '....', '....');
  const trial = ask(open, 5);
  expect(trial.judged).toMatchObject({ exact: null, value: null, why: 'exit' });
  expect(trial.after('owner', [])).toBeNull();
  expect(ask(CRITICAL, 22, 3).judged).toMatchObject({ exact: null, why: 'arrangements' });
  const wide = of(
    `.X.${'X'.repeat(13)}`,
    'X'.repeat(16),
    `XX.X.${'X'.repeat(11)}`,
    `X${'O'.repeat(14)}X`,
    `XO${'.'.repeat(12)}OX`,
  );
  expect(ask(wide, 50).judged).toMatchObject({ exact: null, why: 'points' });
  const alive = of('.O.O.', 'OOOOO', 'XXXXX', '.....');
  expect(ask(alive, 1).judged).toEqual({
    exact: { status: 'alive', save: [], kill: [], ignores: 'any', arrangements: 0, assumed: [] },
    value: null,
    why: null,
    ownerLine: [],
    opponentLine: [],
  });
  expect(() => ask(CRITICAL, 0)).toThrow('bad-option');
});

test('an answer that rests on stones around names them', () => {
  const position = of('..O', '.XX', 'X..');
  const answer = referee.judge({ position, color: 'white', stone: 2, limit: 400_000 }).judged;
  expect(answer.exact).toMatchObject({ status: 'dead', assumed: [6] });
});
