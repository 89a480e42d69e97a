import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import { build } from './engine.fixture.ts';
import { loadTexts } from './everything.ts';
import type { Color } from './types.ts';

const engine = await loadEngine(build('board'));
const { texts } = await loadTexts(build('everything'));

test('the chronicle of a game agrees with its positions one by one, and with their analyses', {
  timeout: 60_000,
}, () => {
  const reading = texts.read(readFileSync(new URL('../../tests/games/selfplay9.sgf', import.meta.url), 'utf8'));
  let turned = 0;
  for (const item of reading.items.keys()) {
    const { entries } = reading.chronicle(item, 0, 'allowed', 1_000);
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

test('a block that is alive at the start is among the changes of the start', () => {
  const { entries } = texts.read('(;SZ[4]AB[ba][da][ab][bb][cb][db];W[dd])').chronicle(0, 0, 'forbidden', 10);
  expect(entries.map(({ became }) => became.map(({ points }) => points))).toEqual([[[1, 3, 4, 5, 6, 7]], []]);
});
