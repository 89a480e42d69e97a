/** `Supporter` against the theory on cited boards. */
import { expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import { build, of } from './engine.fixture.ts';
import { loadLenses } from './everything.ts';
import type { Color, Facts, Position, Rules } from './types.ts';

const engine = await loadEngine(build('board'));
const { supporter } = await loadLenses(build('everything'));

const POSITIONS = {
  worked: of('X.X.XX', '.XXX.X', 'XX....', 'X..XXX', 'X.X.X.', 'X..XXX'),
  /** The middle block is alive with the one above, and with the one below. */
  twoCovers: of('.X', 'X.', 'XX', '.X', 'X.'),
  /** A cover of which a part is alive, but without what it covers. */
  partAlive: of('X.X', '.XX', 'XX.', '.X.'),
  /** Safe where suicide is forbidden, and only there. */
  suicide: of('XO', 'X.', '.X'),
  white: of('.O.O.', 'OO.OO', 'XOOOX', '.XXX.'),
};
const RULES: readonly Rules[] = [
  { suicide: 'forbidden', regions: 'small' },
  { suicide: 'allowed', regions: 'small' },
];

const cases = Object.values(POSITIONS).flatMap((position) =>
  RULES.flatMap((rules) => (['black', 'white'] as const).map((color) => ({ position, color, rules }))),
);

/** The facts of the run that starts from some blocks alone. */
function alone(position: Position, color: Color, rules: Rules, blocks: readonly number[], { blocks: all }: Facts) {
  const start = { [color]: blocks.map((block) => all[block]?.points[0] ?? 0) };
  return engine.study(position, { colors: [color], rules, start }).facts(color);
}

test.each(cases)('a cover is alive by itself, and nothing in it can be left out %#', ({ position, color, rules }) => {
  const facts = engine.study(position, { colors: [color], rules }).facts(color);
  const alive = (set: readonly number[]) =>
    alone(position, color, rules, set, facts).blocks.flatMap(({ castOut }, block) => (castOut === null ? [block] : []));
  for (const { points } of facts.blocks) {
    const found = supporter.support(position, color, rules.suicide, points);
    expect(found.supporters).toEqual(alive(found.connected));
    for (const cover of found.covers) {
      expect(alive(cover)).toEqual(cover);
      for (const left of cover) {
        const rest = alive(cover.filter((block) => block !== left));
        expect(found.support.every((block) => rest.includes(block))).toBe(false);
      }
    }
  }
});

test('a block may have several covers, and a part of a cover may be alive', () => {
  const { stones, ...size } = POSITIONS.twoCovers;
  const found = supporter.support({ ...size, stones }, 'black', 'forbidden', [4]);
  expect(found.covers).toEqual([
    [0, 1],
    [1, 2],
  ]);
  const part = supporter.support(POSITIONS.partAlive, 'black', 'forbidden', [0]);
  expect(part.covers).toEqual([[0, 1]]);
  expect(supporter.support(POSITIONS.partAlive, 'black', 'forbidden', [2]).covers).toEqual([[1]]);
});

test('every stone is removed or counted, and every empty point too', () => {
  for (const { position, rules } of cases) {
    const { black, white, removed, neutral } = supporter.score(position, rules.suicide, { byBlack: 3, byWhite: 5 });
    const left = black.stones + white.stones;
    expect(black.points.length + white.points.length + neutral.length + left).toBe(position.stones.length);
    expect(black.prisoners + white.prisoners).toBe(3 + 5 + removed.length);
  }
});
