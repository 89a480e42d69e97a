import { expect, test } from 'vitest';
import { build } from '../../../../engine/engine.fixture.ts';
import { loadEyesAndReferee } from '../../../../engine/eyes-build.ts';
import { positionOf } from '../../../../engine/position.ts';
import { attemptAt, play } from './attempt.ts';
import { attemptSaid, becauseOf } from './words.ts';

const { analyst, referee } = await loadEyesAndReferee(await WebAssembly.compile(build('eyes')));

test('at the end the reason why the group lives is that of the analysis', async () => {
  const position = positionOf(['.X.XXXX', 'XXXXXXX', 'XX.X.XX', 'XOOOOOX', 'XO...OX']);
  const trial = referee.of({ position, color: 'white', stone: 22, limit: 100_000 });
  const { solved } = trial.judge(true);
  const [group] = analyst.eyes(position).white.groups;
  if (!solved || !group) throw new Error('not solved');
  const about = { position, color: 'white', group, solved, side: 'owner' } as const;
  const solver = {
    play: async (...to: Parameters<typeof trial.after>) => {
      const moment = trial.after(...to);
      if (!moment) throw new Error('no play');
      return moment;
    },
  };
  const over = await play(solver, await attemptAt(solver, 'owner', []), 31);
  if (typeof over === 'string') throw new Error(over);
  const because = becauseOf(analyst, about, over);
  expect(because).toBe('unconditional');
  expect(attemptSaid(about, over, { move: 31, taken: 0 }, null, because)).toBe(
    'You have saved it: the group lives. It is unconditionally alive: every move against it can be left without an answer.',
  );
  expect(becauseOf(analyst, about, { ...over, moves: [31, null, null] })).toBe('passed');
  expect(becauseOf(analyst, about, { ...over, now: { ...over.now, lives: false } })).toBeNull();
});
