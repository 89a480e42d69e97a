import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import { changes, chronicleOf } from './chronicle.ts';
import { build } from './engine.fixture.ts';
import { loadTexts } from './everything.ts';
import type { Life } from './proof.ts';
import type { Color } from './types.ts';

const engine = await loadEngine(build('board'));
const { prover, texts } = await loadTexts(build('everything'));

const none: Life = { held: 0, alive: [], fallen: [] };
const life = (alive: number[][], fallen: number[][] = []): Life => ({ held: 0, alive, fallen });

test('a block became alive if it has an old stone that was not', () => {
  expect(changes([life([]), none], [life([[1, 2, 3]]), none], 3)).toEqual({
    became: [{ color: 'black', points: [1, 2, 3] }],
    ceased: [],
  });
});

test('a stone added to a living block is no news, a living block of the new stone alone is', () => {
  expect(changes([life([[1, 2]]), none], [life([[1, 2, 3]]), none], 3).became).toEqual([]);
  expect(changes([life([[1, 2]]), none], [life([[1, 2], [9]]), none], 9).became).toEqual([
    { color: 'black', points: [9] },
  ]);
});

test('a block ceased to be alive if it has a stone that was', () => {
  expect(changes([none, life([[4, 5]])], [none, life([], [[4, 5]])], 0)).toEqual({
    became: [],
    ceased: [{ color: 'white', points: [4, 5] }],
  });
});

test('nothing is news at the start', () => {
  expect(changes(undefined, [life([[1]]), none], null)).toEqual({ became: [], ceased: [] });
});

test('the chronicle of a game agrees with its positions one by one, and with their analyses', {
  timeout: 60_000,
}, () => {
  const reading = texts.read(readFileSync(new URL('../../tests/games/selfplay9.sgf', import.meta.url), 'utf8'));
  let turned = 0;
  for (const item of reading.items.keys()) {
    const { entries } = chronicleOf(prover, reading, { item, line: 0 }, 'allowed');
    const alive: Record<Color, ReadonlySet<number>> = { black: new Set(), white: new Set() };
    for (const [move, { position, lastMove }] of reading.positions(item, 0).entries()) {
      const one = reading.position(item, 0, move);
      expect({ position, lastMove }).toEqual({ position: one.position, lastMove: one.lastMove });
      const { settled, became, ceased } = entries[move] ?? {};
      const rules = { suicide: 'allowed', regions: 'small' } as const;
      const study = engine.study(position, { rules, colors: ['black', 'white'] });
      for (const [side, color] of (['black', 'white'] as const).entries()) {
        const { blocks, held } = study.facts(color);
        expect(settled?.[side]).toBe(held.length);
        const was = alive[color];
        alive[color] = new Set(blocks.flatMap(({ points, castOut }) => (castOut === null ? points : [])));
        const news = (kind: typeof became) => kind?.filter((each) => each.color === color).map(({ points }) => points);
        expect(news(became)).toEqual(
          blocks.flatMap(({ points, castOut }) =>
            castOut === null && points.some((p) => !was.has(p) && (p !== lastMove || points.length === 1))
              ? [points]
              : [],
          ),
        );
        expect(news(ceased)).toEqual(
          blocks.flatMap(({ points, castOut }) => (castOut !== null && points.some((p) => was.has(p)) ? [points] : [])),
        );
        turned += (became?.length ?? 0) + (ceased?.length ?? 0);
      }
    }
  }
  expect(turned).toBeGreaterThan(20);
});
