/** What a text says of its games besides their positions. */
import { expect, test } from 'vitest';
import { build } from './engine.fixture.ts';
import { loadTexts } from './everything.ts';
import { EngineError } from './guard.ts';

const { texts } = await loadTexts(build('everything'));

const GAME = '(;PB[Kuwahara Shusaku]PW[Inoue Gennan Inseki]RE[B+2];B[qd](;W[dc]C[!];B[pq])(;W[dd]))';

test('a game tells who played it, and how its lines branch', () => {
  const reading = texts.read(GAME);
  const info = reading.gameInfo(0);
  expect([info.black.name, info.white.name, info.result]).toEqual(['Kuwahara Shusaku', 'Inoue Gennan Inseki', 'B+2']);
  const tree = reading.variations(0, 9, 9);
  expect(tree).toEqual([
    { moves: 3, fork: null, comments: [2] },
    { moves: 2, fork: { line: 0, moves: 1 }, comments: [] },
  ]);
});

test('no more lines and comments come than were asked for', () => {
  const reading = texts.read(GAME);
  expect(reading.variations(0, 1, 1)).toEqual([{ moves: 3, fork: null, comments: [] }]);
});

test('a game is there as it is written, alone, and in UTF-8', () => {
  const own = GAME.replace('(;', '(;C[CA[x] \n CA[gb2312]').replace('B[qd]', 'B[qd]CA[x]');
  const reading = texts.read(`Words ${own} more ${GAME}`);
  expect(reading.source(0)).toBe(own.replace('CA[gb2312]', 'CA[UTF-8]'));
  expect(reading.source(1)).toBe(GAME);
  expect(texts.read('$$ Title\n$$ | 1 2 . |').source(0)).toContain('$$ | 1 2 . |');
  expect(texts.read('.X.').source(0)).toBe('');
});

test('there must be such an item, and it must be readable', () => {
  expect(() => texts.read(GAME).gameInfo(1)).toThrow(EngineError);
  expect(() => texts.read('(;SZ[99])').variations(0, 9, 9)).toThrow(EngineError);
  expect(() => texts.read(GAME).source(1)).toThrow(EngineError);
});
