/** The opening boards: what is played on them is a proof, and what is said of them is true. */
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { pointName } from '../engine/coordinate.ts';
import { build } from '../engine/engine.fixture.ts';
import { loadProver } from '../engine/everything.ts';
import { loadReferee } from '../engine/eyes-build.ts';
import { colorAt } from '../engine/position.ts';
import type { Position } from '../engine/types.ts';
import { OPENINGS, openingAt } from '../model/beginning.ts';
import { playedOn } from '../model/playing-on.ts';
import { LIVES_IN_GAMES, MOVES, movesOn } from './beginning.ts';

const engine = await loadEngine(build('board'));
const prover = await loadProver(build('everything'));
const referee = await loadReferee(build('eyes'));
const rules = { suicide: 'forbidden', regions: 'small' } as const;
const factsOf = (position: Position) => engine.study(position, { colors: ['black'], rules }).facts('black');

describe.each(OPENINGS.map((position, at) => ({ position, at })))('opening board $at', ({ position, at }) => {
  const facts = factsOf(position);
  const played = playedOn(engine.play.bind(engine), position, movesOn(position));
  const end = played.at(-1)?.position as Position;

  it('takes two rounds, after which something stays', () => {
    expect(openingAt(position)).toBe(at);
    expect(facts.roundEnds.length - 2).toBe(2);
    expect(facts.alive.length).toBeGreaterThan(0);
  });

  it('has the moves of the prover', () => {
    const lives = facts.blocks.findIndex(({ castOut }) => castOut === null);
    const { captures, fills } = prover.squeeze(position, 'black', { rules }, lives);
    const names = (points: readonly number[]) => points.map((point) => pointName(position, point)).join(' ');
    expect(MOVES[at]).toEqual({ captures: names(captures.map(({ point }) => point)), fills: names(fills) });
    expect(played.slice(0, -1).map(({ captured }) => captured)).toEqual(
      captures.map((move) => move.captured.reduce((sum, block) => sum + (facts.blocks[block]?.points.length ?? 0), 0)),
    );
  });

  it('ends with the stones that stay, and no move of White but suicide', () => {
    const black = [...end.stones].flatMap((_, point) => (colorAt(end, point) === 'black' ? [point] : []));
    expect(black).toEqual([...facts.alive].sort((a, b) => a - b));
    for (const point of end.stones.matchAll(/\./g)) {
      expect(() => engine.play(end, 'white', point.index, 'forbidden', null)).toThrow('suicide');
    }
  });
});

it('the group at the top of the first board lives where Black answers, though the run casts it out', () => {
  const [position] = OPENINGS as [Position];
  const block = factsOf(position).blocks.find(({ points }) => points.includes(LIVES_IN_GAMES));
  expect(block?.castOut).toBe(1);
  const trial = referee.of({ position, color: 'black', stone: LIVES_IN_GAMES, limit: 1_000_000 });
  expect(trial.judge(false).solved?.status).toBe('alive');
});
