/** `games.ts` against what really comes out of wasm. */
import { expect, test } from 'vitest';
import { build } from './engine.fixture.ts';
import { loadTexts } from './everything.ts';
import type { Fork, GameInfo, Player, Variation } from './games.ts';
import { EngineError } from './guard.ts';
import { count, list, nullable, object, text } from './shape.ts';

const { texts } = await loadTexts(build('everything'));

const player = () => object<Player>({ name: text, rank: text, team: text });
const info = object<GameInfo>({
  black: player(),
  white: player(),
  result: text,
  komi: text,
  handicap: text,
  rules: text,
  time: text,
  overtime: text,
  date: text,
  name: text,
  event: text,
  round: text,
  place: text,
  source: text,
  annotator: text,
  description: text,
});
const variations = list(
  object<Variation>({
    moves: count,
    fork: nullable(object<Fork>({ line: count, moves: count })),
    comments: list(count),
  }),
);

const GAME = '(;PB[Kuwahara Shusaku]PW[Inoue Gennan Inseki]RE[B+2];B[qd](;W[dc]C[!];B[pq])(;W[dd]))';

test('what a game tells is what the types say', () => {
  const reading = texts.read(GAME);
  const told = reading.gameInfo(0);
  expect(info.wrong(told)).toBeNull();
  expect([told.black.name, told.white.name, told.result]).toEqual(['Kuwahara Shusaku', 'Inoue Gennan Inseki', 'B+2']);
  const tree = reading.variations(0, 9, 9);
  expect(variations.wrong(tree)).toBeNull();
  expect(tree).toEqual([
    { moves: 3, fork: null, comments: [2] },
    { moves: 2, fork: { line: 0, moves: 1 }, comments: [] },
  ]);
  expect([...info.missing(), ...variations.missing()]).toEqual([]);
});

test('no more lines and comments come than were asked for', () => {
  const reading = texts.read(GAME);
  expect(reading.variations(0, 1, 1)).toEqual([{ moves: 3, fork: null, comments: [] }]);
});

test('there must be such an item, and it must be readable', () => {
  expect(() => texts.read(GAME).gameInfo(1)).toThrow(EngineError);
  expect(() => texts.read('(;SZ[99])').variations(0, 9, 9)).toThrow(EngineError);
});
