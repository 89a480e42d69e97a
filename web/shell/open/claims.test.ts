/** The claims of the examples, checked with the engine. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../engine/board.ts';
import { pointName, pointNamed } from '../../engine/coordinate.ts';
import { build } from '../../engine/engine.fixture.ts';
import type { Color, Facts, Position, Rules } from '../../engine/types.ts';
import file from '../../examples/examples.json' with { type: 'json' };
import { KINDS, withWords } from '../../examples/examples.ts';
import { examples } from '../../locales/en/examples.ts';
import { Answers } from '../../reading/answers.ts';

const { positions, games } = withWords(file as Parameters<typeof withWords>[0], examples);
const engine = await loadEngine(build('board'));
const answers = new Answers(build('everything'));

const sgf = (id: string) => readFileSync(new URL(`../../examples/games/${id}.sgf`, import.meta.url), 'utf8');

function facts(position: Position, color: Color, rules?: Partial<Rules>, start?: readonly string[]): Facts {
  const points = start?.flatMap((name) => pointNamed(position, name) ?? []);
  return engine
    .study(position, {
      colors: [color],
      rules: { suicide: 'forbidden', regions: 'small', ...rules },
      ...(points && { start: { [color]: points } }),
    })
    .facts(color);
}

const alive = ({ blocks }: Facts, start: readonly number[] | null = null) =>
  blocks.filter(({ castOut, points }) => castOut === null && (!start || points.some((point) => start.includes(point))));

async function positionOf(text: string): Promise<Position> {
  const [position] = await answers.ends([text]);
  if (!position) throw new Error('no position');
  return position;
}

/** The position after moves such as `W:F2`, the colours in turn, with `B:` for a pass. */
async function played(id: string, moves: readonly string[]): Promise<Position> {
  const position = await positionOf(positions.find((example) => example.id === id)?.text ?? '');
  const { columns, rows, stones } = position;
  const place = (point: number) => String.fromCharCode(97 + (point % columns), 97 + Math.floor(point / columns));
  const setUp = (stone: string) => [...stones].map((at, point) => (at === stone ? `[${place(point)}]` : '')).join('');
  const turns = moves.map((move) => {
    const point = pointNamed(position, move.slice(2));
    return `;${move[0]}[${point === null ? '' : place(point)}]`;
  });
  return positionOf(`(;SZ[${columns}:${rows}]AB${setUp('X')}AW${setUp('O')}${turns.join('')})`);
}

describe('each position', () => {
  it.each(positions.map((example) => [example.title, example] as const))('%s', async (_, example) => {
    const position = await positionOf(example.text);
    const found = facts(position, 'black', example.rules, example.start);
    const start = example.start?.flatMap((name) => pointNamed(position, name) ?? []) ?? null;
    expect(found.roundEnds.length - 2).toBe(example.claim.rounds);
    expect(alive(found, start).map(({ points }) => pointName(position, points[0] ?? -1))).toEqual(example.claim.alive);
  });
});

describe('each game', () => {
  it.each(games.map((game) => [game.title, game] as const))('%s', async (_, { id, claim, at }) => {
    const { items } = await answers.open(sgf(id));
    const [item] = items;
    expect(item?.ok && item.lines[0]).toBe(claim.moves);
    expect(at ?? claim.moves).toBeLessThanOrEqual(claim.moves);
    const position = await positionOf(sgf(id));
    for (const color of ['black', 'white'] as const) {
      const found = facts(position, color);
      const stones = alive(found).reduce((sum, { points }) => sum + points.length, 0);
      expect({ rounds: found.roundEnds.length - 2, alive: stones }, color).toEqual(claim[color]);
    }
  });
});

describe('what the ideas say in words', () => {
  const stoneAt = (position: Position, name: string) => position.stones[pointNamed(position, name) ?? -1];

  it('in a seki whoever plays first is captured, and who always passes too', async () => {
    expect(stoneAt(await played('seki', ['W:F2', 'B:F1']), 'E2')).toBe('.');
    expect(stoneAt(await played('seki', ['B:F2', 'W:F1']), 'G2')).toBe('.');
    expect(stoneAt(await played('seki', ['W:F2', 'B:', 'W:F1']), 'G2')).toBe('.');
    expect(stoneAt(await played('seki-eyes', ['W:H2', 'B:F2']), 'E2')).toBe('.');
    expect(stoneAt(await played('seki-eyes', ['B:H2', 'W:L2']), 'K2')).toBe('.');
    expect(stoneAt(await played('seki-eyes', ['W:H2', 'B:', 'W:L2']), 'K2')).toBe('.');
  });

  it('White takes both points of the bamboo joint and captures its tail, not so where the joint has a floor', async () => {
    const cut = await played('bamboo-tail', ['W:E4', 'B:', 'W:E3']);
    expect(stoneAt(cut, 'F4')).toBe('.');
    expect(stoneAt(await played('bamboo-floor', ['W:D4', 'B:', 'W:D3']), 'D3')).toBe('.');
  });

  it('the big eye is lost while Black passes, and one answer makes it unconditionally alive', async () => {
    expect((await positionOf(sgf('bigeye'))).stones).not.toContain('X');
    const answered = await answers.position(sgf('bigeye'), { item: 0, line: 1, move: 2 });
    expect(alive(facts(answered.position, 'black'))).toHaveLength(1);
    const before = await answers.position(sgf('bigeye'), { item: 0, line: 0, move: 0 });
    expect(alive(facts(before.position, 'black'))).toHaveLength(0);
  });
});

it('every kind has examples, and each has a name of its own', () => {
  const all = [...positions, ...games];
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  expect(all.map(({ id }) => id).sort()).toEqual(Object.keys(examples).sort());
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  // In the order of the kinds, so that the next one is of the same kind.
  const order = all.map(({ kind }) => KINDS.indexOf(kind));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});
