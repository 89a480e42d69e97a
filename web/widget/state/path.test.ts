import { expect, test } from 'vitest';
import { build } from '../../engine/engine.fixture.ts';
import { loadWidgetBuild } from '../../engine/widget.ts';
import { lineOf, pathOf } from './path.ts';

const { texts } = await loadWidgetBuild(build('widget'));
const variationsOf = (text: string) => texts.read(text).variations(0, 1000, 1000);

test('each line of play has a path, which leads back to it', () => {
  const game = '(;B[aa](;W[bb](;B[cc];W[dd])(;B[ee])(;B[ff](;W[gg])(;W[hh])))(;W[ii])(;W[aa];B[bb];W[cc]))';
  const variations = variationsOf(game);
  const paths = variations.map((_, line) => pathOf(variations, line));
  expect(paths).toEqual([[], [0, 1], [0, 2], [0, 2, 1], [1], [2]]);
  expect(paths.map((path) => lineOf(variations, path))).toEqual([0, 1, 2, 3, 4, 5]);
  // Zeros at its end say nothing.
  expect(lineOf(variations, [0, 2, 0])).toBe(2);
});

test('a path that the game does not have leads nowhere', () => {
  const variations = variationsOf('(;B[aa](;W[bb];B[cc])(;W[dd]))');
  for (const path of [[2], [0, 0], [1, 0], [-1], [0.5], [Number.NaN]]) expect(lineOf(variations, path)).toBe(null);
  expect(lineOf(variationsOf('(;B[aa])'), [])).toBe(0);
  expect(lineOf(variationsOf('(;B[aa])'), [0])).toBe(null);
});

test('paths of a game with many branches are found at once', () => {
  const variations = variationsOf(`(;B[aa]${'(;W[bb])'.repeat(1000)})`);
  expect(pathOf(variations, 999)).toEqual([999]);
  expect(lineOf(variations, [999])).toBe(999);
});
