/** Every scene can be loaded, and what is claimed of it is true, as far as the engine can tell. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../engine/board.ts';
import { pointName, pointNamed } from '../engine/coordinate.ts';
import { build } from '../engine/engine.fixture.ts';
import { loadPlayer, loadSpaces, loadTexts } from '../engine/everything.ts';
import { statusOf } from '../engine/eyes.fixture.ts';
import { loadEyes, loadReferee } from '../engine/eyes-build.ts';
import type { Color, Facts, Point, Position, Rules } from '../engine/types.ts';
import * as words from '../locales/compiled/en/examples.ts';
import { decode } from '../model/address.ts';
import benson from './benson.json' with { type: 'json' };
import chen from './chen.json' with { type: 'json' };
import file from './examples.json' with { type: 'json' };
import { type ExamplesFile, isGame, isPosition, KINDS, withWords } from './examples.ts';
import exhibits from './exhibits.json' with { type: 'json' };
import { EXHIBITS, type ExhibitsFile } from './exhibits.ts';
import { CORNER_FIGURES, ERRING, FIGURES, LEVELS } from './figures.ts';
import kim from './kim.json' with { type: 'json' };
import { LESSONS } from './lessons.ts';
import { NAMED } from './named.ts';
import { addressOf, loadOf, positionOf, type Scene } from './scene.ts';
import sensei from './sensei.json' with { type: 'json' };
import { UNSEEN } from './unseen.ts';
import { messageName } from './words.ts';

const engine = await loadEngine(build('board'));
engine.addSpaces(await loadSpaces(build('everything')));
const { texts } = await loadTexts(build('everything'));
const player = await loadPlayer(build('everything'));
const referee = await loadReferee(build('eyes'));
const analyst = await loadEyes(build('eyes'));

const lessons = withWords(file as ExamplesFile, words);
const games = lessons.filter(isGame);
const positions = lessons.filter(isPosition);

const sgf = (id: string) => readFileSync(new URL(`games/${id}.sgf`, import.meta.url), 'utf8');

/** All scenes, by their lists. */
const SCENES: Readonly<Record<string, readonly Partial<Scene>[]>> = {
  examples: positions,
  exhibits: (exhibits as ExhibitsFile).exhibits.flatMap(({ steps }) => steps),
  figures: [...FIGURES, ...LEVELS, ...ERRING, ...CORNER_FIGURES],
  'groups with names': NAMED,
  lessons: LESSONS.flatMap(({ pair, worked }) => [...pair, worked]),
  unseen: Object.values(UNSEEN).flatMap((boards) => boards.map((board) => ({ board }))),
  ...Object.fromEntries(
    Object.entries({ benson, sensei, chen, kim }).map(([text, { errata }]) => [
      text,
      errata.flatMap(({ scenes }) => scenes.flatMap((each) => [each, ...each.plays])),
    ]),
  ),
};

describe.each(Object.entries(SCENES))('each scene of %s', (_, scenes) => {
  it('is an address of the page', () => {
    const written = scenes.filter((each): each is Scene => each.board !== undefined);
    expect(written.length).toBeGreaterThan(0);
    for (const scene of written) {
      const address = addressOf(scene);
      expect(decode(address), address).toMatchObject({ problem: null, dialog: null, load: loadOf(scene) });
    }
  });
});

function facts(position: Position, color: Color, rules?: Partial<Rules>, start: readonly Point[] | null = null): Facts {
  return engine
    .study(position, {
      colors: [color],
      rules: { suicide: 'forbidden', regions: 'small', ...rules },
      ...(start && { start: { [color]: start } }),
    })
    .facts(color);
}

const alive = ({ blocks }: Facts, start: readonly number[] | null = null) =>
  blocks.filter(({ castOut, points }) => castOut === null && (!start || points.some((point) => start.includes(point))));
const aliveStones = (found: Facts) => alive(found).reduce((sum, { points }) => sum + points.length, 0);
const roundsOf = ({ roundEnds }: Facts) => roundEnds.length - 2;

/** The last position of the main line of a text. */
function endOf(text: string): Position {
  const reading = texts.read(text);
  const item = reading.item(0);
  return reading.position(0, 0, (item?.ok && item.lines[0]) || 0).position;
}

/** The position after moves such as `W:F2`, the colours in turn, with `B:` for a pass. */
function played(id: string, moves: readonly string[]): Position {
  const scene = positions.find((example) => example.id === id);
  if (!scene) throw new Error(`no example ${id}`);
  const { columns, rows, stones } = positionOf(scene);
  const place = (point: number) => String.fromCharCode(97 + (point % columns), 97 + Math.floor(point / columns));
  const setUp = (stone: string) => [...stones].map((at, point) => (at === stone ? `[${place(point)}]` : '')).join('');
  const turns = moves.map((move) => {
    const point = pointNamed({ columns, rows }, move.slice(2));
    return `;${move[0]}[${point === null ? '' : place(point)}]`;
  });
  return endOf(`(;SZ[${columns}:${rows}]AB${setUp('X')}AW${setUp('O')}${turns.join('')})`);
}

describe('each position of the examples', () => {
  it.each(positions.map((example) => [example.title, example] as const))('%s', (_, example) => {
    const { position, rules, start = null } = loadOf(example);
    const found = facts(position, 'black', rules, start);
    expect(roundsOf(found)).toBe(example.claims.rounds);
    expect(alive(found, start).map(({ points }) => pointName(position, points[0] ?? -1))).toEqual(example.claims.alive);
  });
});

describe('each game of the examples', () => {
  it.each(games.map((game) => [game.title, game] as const))('%s', (_, { id, claims, at }) => {
    const item = texts.read(sgf(id)).item(0);
    expect(item?.ok && item.lines[0]).toBe(claims.moves);
    expect(at ?? claims.moves).toBeLessThanOrEqual(claims.moves);
    const position = endOf(sgf(id));
    for (const color of ['black', 'white'] as const) {
      const found = facts(position, color);
      expect({ rounds: roundsOf(found), aliveStones: aliveStones(found) }, color).toEqual(claims[color]);
    }
  });
});

describe('what the ideas of the examples say in words', () => {
  const stoneAt = (position: Position, name: string) => position.stones[pointNamed(position, name) ?? -1];

  it('in a seki whoever plays first is captured, and who always passes too', () => {
    expect(stoneAt(played('seki', ['W:F2', 'B:F1']), 'E2')).toBe('.');
    expect(stoneAt(played('seki', ['B:F2', 'W:F1']), 'G2')).toBe('.');
    expect(stoneAt(played('seki', ['W:F2', 'B:', 'W:F1']), 'G2')).toBe('.');
    expect(stoneAt(played('seki-eyes', ['W:H2', 'B:F2']), 'E2')).toBe('.');
    expect(stoneAt(played('seki-eyes', ['B:H2', 'W:L2']), 'K2')).toBe('.');
    expect(stoneAt(played('seki-eyes', ['W:H2', 'B:', 'W:L2']), 'K2')).toBe('.');
  });

  it('White takes both points of the bamboo joint and captures its tail, not so where the joint has a floor', () => {
    const cut = played('bamboo-tail', ['W:E4', 'B:', 'W:E3']);
    expect(stoneAt(cut, 'F4')).toBe('.');
    expect(stoneAt(played('bamboo-floor', ['W:D4', 'B:', 'W:D3']), 'D3')).toBe('.');
  });

  it('the big eye is lost while Black passes, and one answer makes it unconditionally alive', () => {
    expect(endOf(sgf('bigeye')).stones).not.toContain('X');
    const answered = texts.read(sgf('bigeye')).position(0, 1, 2);
    expect(alive(facts(answered.position, 'black'))).toHaveLength(1);
    const before = texts.read(sgf('bigeye')).position(0, 0, 0);
    expect(alive(facts(before.position, 'black'))).toHaveLength(0);
  });
});

it('every kind has examples, and each has a name of its own', () => {
  expect(new Set(lessons.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  expect(lessons.map(({ id }) => messageName(id)).sort()).toEqual(Object.keys(words).sort());
  expect(new Set(lessons.map(({ title }) => title)).size).toBe(lessons.length);
  // In the order of the kinds, so that the next one is of the same kind.
  const order = lessons.map(({ kind }) => KINDS.indexOf(kind));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

describe('each exhibit', () => {
  const written = (exhibits as ExhibitsFile).exhibits;

  it.each(EXHIBITS.map(({ id, steps }, index) => ({ id, steps, from: written[index] })))('$id', ({ steps, from }) => {
    steps.forEach(({ position, suicide, turn }, at) => {
      const { claims = {} } = from?.steps[at] ?? {};
      if (claims.aliveStones) {
        const found = (['forbidden', 'allowed'] as const).map((rule) =>
          aliveStones(facts(position, 'black', { suicide: rule })),
        );
        expect(found, `step ${at}`).toEqual(claims.aliveStones);
      }
      if (claims.blocks !== undefined) expect(facts(position, 'black').blocks).toHaveLength(claims.blocks);
      for (const name of claims.refused ?? []) {
        const point = pointNamed(position, name) ?? -1;
        expect(() => engine.play(position, 'white', point, 'forbidden', null)).toThrow('suicide');
      }
      // Where stones connect over edges too, the engine has other blocks.
      if (turn && !from?.joins) {
        const { points, color, together } = turn;
        const rules = { suicide, ko: 'basic', black: points.length, white: points.length } as const;
        const before = steps[at - 1]?.position ?? position;
        const after = (together ? [points] : points.map((point) => [point])).reduce((now, stones, index) => {
          const played = together ? 0 : index;
          return player.playTurn(now, rules, { toPlay: color, played, passes: 0, ko: null }, stones).position;
        }, before);
        expect(after.stones, `step ${at}`).toBe(position.stones);
      }
    });
  });
});

/** The solver's status of the white group. */
function solvedAs(position: Position) {
  const stone = position.stones.indexOf('O');
  return statusOf(referee.of({ position, color: 'white', stone, limit: 1_000_000 }).judge(false).solved);
}

describe('each figure', () => {
  it.each(FIGURES)('$id', (figure) => {
    const position = positionOf(figure);
    const { status, exact = [] } = figure.claims ?? {};
    expect(solvedAs(position)).toBe(status);
    const sum = analyst.sum([analyst.eyes(position).white.groups[0]?.value ?? '']);
    // A seki counts as one eye.
    const eyes = status === 'seki' ? [1, 1] : exact;
    expect([sum?.owner.eyes, sum?.opponent.eyes]).toEqual(eyes);
  });

  it.each([...LEVELS, ...ERRING])('$id has a group that is solved', (figure) => {
    expect(solvedAs(positionOf(figure))).not.toBe('unsettled');
  });

  it.each(CORNER_FIGURES)('$id is weaker in the corner', (figure) => {
    const statuses = figure.claims.outside.map((_, liberties) => {
      const position = positionOf({ ...figure, group: { ...figure.group, liberties } });
      return solvedAs(position);
    });
    expect(statuses).toEqual(figure.claims.outside);
    expect(statuses[figure.group.liberties]).not.toBe('alive');
  });
});
