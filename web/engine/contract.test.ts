/**
 * `types.ts` against what really comes out of wasm, both ways: a property, word or variant
 * that one of them has and the other has not fails here or in the compiler.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import { build } from './engine.fixture.ts';
import { type Engine, EngineError, type Study, type StudyOptions } from './engine.ts';
import { loadTexts } from './everything.ts';
import {
  count,
  list,
  nullable,
  object,
  oneOf,
  only,
  optional,
  perhaps,
  type Shape,
  text,
  truth,
  word,
} from './shape.ts';
import type {
  BlockFacts,
  BlockStatus,
  BoardMark,
  Color,
  Facts,
  Hit,
  Layer,
  Moment,
  NotVital,
  PlayedMove,
  Position,
  Prisoners,
  Problem,
  ReadItem,
  ReadPosition,
  RegionFacts,
  RegionRule,
  RegionStatus,
  Relation,
  Remark,
  Rules,
  Step,
  SuicideRule,
  TextFormat,
  Theme,
  View,
} from './types.ts';

const engine = await loadEngine(build('board'));
const { texts, runWriter } = await loadTexts(build('everything'));

const COLORS: Record<Color, true> = { black: true, white: true };
const SUICIDE_RULES: Record<SuicideRule, true> = { forbidden: true, allowed: true };
const REGION_RULES: Record<RegionRule, true> = { small: true, enclosed: true };
const FORMATS: Record<TextFormat, true> = { sgf: true, diagram: true, rows: true };
const MARKS: Record<BoardMark['kind'], true> = {
  circle: true,
  square: true,
  triangle: true,
  cross: true,
  label: true,
};

const words = <T extends string>(record: Record<T, true>) => Object.keys(record) as T[];

const position = (): Shape<Position> => object<Position>({ columns: count, rows: count, stones: text });

const facts = object<Facts>({
  color: word<Color>(COLORS),
  rules: object<Rules>({ suicide: word<SuicideRule>(SUICIDE_RULES), regions: word<RegionRule>(REGION_RULES) }),
  blocks: list(
    object<BlockFacts>({
      name: text,
      points: list(count),
      liberties: list(count),
      regions: list(count),
      castOut: nullable(count),
      vital: list(count),
    }),
  ),
  regions: list(
    object<RegionFacts>({
      name: text,
      points: list(count),
      neighbors: list(count),
      healthyFor: list(count),
      small: truth(),
      notSmallAt: nullable(count),
      discarded: nullable(count),
      lost: list(count),
      cleared: truth(),
    }),
  ),
  steps: list(
    oneOf<Step, 'kind'>('kind', {
      castOut: object({
        kind: only('castOut'),
        round: count,
        block: count,
        vital: list(count),
        others: list(
          oneOf<NotVital, 'why'>('why', {
            unhealthy: object({ region: count, why: only('unhealthy'), at: count }),
            outside: object({ region: count, why: only('outside'), lost: count }),
            discarded: object({ region: count, why: only('discarded'), round: count, lost: count }),
          }),
        ),
      }),
      discarded: object({ kind: only('discarded'), round: count, region: count, lost: list(count) }),
      settled: object({ kind: only('settled'), round: count }),
      cleared: object({ kind: only('cleared'), round: count, region: count }),
    }),
  ),
  places: list(text),
  rounds: count,
  roundEnds: list(count),
  alive: list(count),
  held: list(count),
});

const moment = object<Moment>({
  blocks: list(word<BlockStatus>({ outside: true, in: true, castOutNow: true, castOut: true, alive: true })),
  regions: list(
    word<RegionStatus>({ notListed: true, listed: true, discardedNow: true, discarded: true, cleared: true }),
  ),
  relations: list(list(word<Relation>({ notAdjacent: true, neighbor: true, healthy: true, vital: true }))),
});

const problem = (): Shape<Problem> =>
  object<Problem>({
    code: text,
    message: text,
    line: optional(count),
    column: optional(count),
    points: optional(list(count)),
  });

const readItem = oneOf<ReadItem, 'ok'>('ok', {
  true: object({
    ok: only(true),
    line: count,
    column: count,
    title: text,
    columns: count,
    rows: count,
    lines: list(count),
    assumedOutsideEmpty: truth(),
  }),
  false: object({
    ok: only(false),
    problem: perhaps(problem()),
  }),
});

const readPosition = object<ReadPosition>({
  position: position(),
  toPlay: nullable(word<Color>(COLORS)),
  lastMove: nullable(count),
  ko: nullable(count),
  prisoners: nullable(object<Prisoners>({ byBlack: count, byWhite: count })),
  comment: text,
  marks: list(object<BoardMark>({ point: count, kind: word<BoardMark['kind']>(MARKS), text: optional(text) })),
  warnings: list(object<Remark>({ message: text, line: count, column: count })),
  moreWarnings: count,
});

const played = object<PlayedMove>({ position: position(), captured: list(count), ko: nullable(count) });

const hit = object<Hit>({ point: count, block: nullable(count), region: nullable(count) });

/** Checks values against a shape, and that nothing the shape knows of is left over. */
function expectAll<T>(shape: Shape<T>, values: Iterable<readonly [source: string, value: T]>): void {
  for (const [source, value] of values) {
    const fault = shape.wrong(value);
    if (fault) expect.fail(`${source}: ${fault}`);
  }
  expect(shape.missing()).toEqual([]);
}

/** The position that rows from the top show. */
function board(...rows: string[]): Position {
  return { columns: rows[0]?.length ?? 0, rows: rows.length, stones: rows.join('') };
}

function* cited(): Generator<readonly [id: string, position: Position]> {
  const folder = new URL('../../tests/positions/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    for (const { id, board: rows } of JSON.parse(readFileSync(new URL(file, folder), 'utf8')).positions) {
      yield [id, board(...rows)];
    }
  }
}

/** Every cited position by all rules, and one color from a block of its own. */
function* studies(): Generator<readonly [source: string, study: Study]> {
  for (const [id, position] of cited()) {
    for (const suicide of words(SUICIDE_RULES)) {
      for (const regions of words(REGION_RULES)) {
        const rules: Rules = { suicide, regions };
        yield [`${id} ${suicide} ${regions}`, engine.study(position, { colors: words(COLORS), rules })];
        const start = { black: [position.stones.indexOf('X')], white: [position.stones.indexOf('O')] };
        const colors = words(COLORS).filter((color) => start[color][0] !== -1);
        yield [`${id} ${suicide} ${regions} from one`, engine.study(position, { colors, rules, start })];
      }
    }
  }
}

function* analyzed(): Generator<readonly [source: string, study: Study, facts: Facts]> {
  for (const [source, study] of studies()) {
    for (const color of words(COLORS)) {
      const found = attempt(() => study.facts(color));
      if (!(found instanceof EngineError)) yield [`${source} ${color}`, study, found];
    }
  }
}

/** The result of a call, or the refusal that it throws. */
function attempt<T>(call: () => T): T | EngineError {
  try {
    return call();
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
}

describe('what comes out is what the types say, all of it', () => {
  test('facts', () => {
    expectAll(
      facts,
      [...analyzed()].map(([source, , found]) => [source, found] as const),
    );
  });

  test('moments', () => {
    function* moments(): Generator<readonly [string, Moment]> {
      for (const [source, study, { color, places }] of analyzed()) {
        for (const [index, place] of places.entries()) yield [`${source} at ${place}`, study.at(color, index)];
      }
    }
    expectAll(moment, moments());
  });

  test('items and positions of texts', () => {
    const sources = [
      '(;SZ[3]GN[Game]C[Comment];B[aa]TR[bb]CR[cc]SQ[ab]MA[ac]LB[ba:x](;W[ba])(;W[aa];B[cc]))',
      '$$W A title\n$$ -----\n$$ | . X\n$$ | O C\n',
      '.X\nO.',
      '.X\nO',
      '',
    ];
    const readings = sources.map((source) => [source, texts.read(source)] as const);
    expectAll(
      word<TextFormat>(FORMATS),
      readings.map(([source, { format }]) => [source, format]),
    );
    expectAll(
      readItem,
      readings.flatMap(([source, { items }]) => items.map((item) => [source, item] as const)),
    );
    const positions = readings.flatMap(([source, reading]) =>
      reading.items.flatMap((item, index) =>
        (item.ok ? item.lines : []).flatMap((moves, line) =>
          Array.from({ length: moves + 1 }, (_, move) => [source, reading.position(index, line, move)] as const),
        ),
      ),
    );
    expectAll(readPosition, positions);
  });

  test('moves', () => {
    const ko = board('.XO.', 'XO.O', '.XO.');
    expectAll(played, [
      ['a ko', engine.play(ko, 'black', 6, 'forbidden', null)],
      ['no ko', engine.play(ko, 'white', 3, 'forbidden', null)],
    ]);
    expect(engine.play(ko, 'black', 6, 'forbidden', null)).toEqual({
      position: board('.XO.', 'X.XO', '.XO.'),
      captured: [5],
      ko: 5,
    });
  });

  test('what is under a place', () => {
    const study = engine.study(board('.X.'), { colors: ['black'], rules: { suicide: 'forbidden', regions: 'small' } });
    const view: View = { color: 'black', moment: 0, layers: [] };
    const { width, height } = study.size(view);
    const places = [0.1, 0.5, 0.9].map((part) => [`${part}`, study.hit(view, part * width, height / 2)] as const);
    expectAll(nullable(hit), [...places, ['the margin', study.hit(view, 0, 0)]]);
  });

  test('problems', () => {
    const none = board('XO', 'O.');
    const rules: Rules = { suicide: 'forbidden', regions: 'small' };
    const refused = [
      attempt(() => engine.study(none, { colors: ['white'], rules })),
      attempt(() => engine.study({ ...none, rows: 3 }, { colors: [], rules })),
      attempt(() => engine.play(none, 'black', 0, 'forbidden', null)),
      attempt(() => texts.read('.X\nO').position(0, 0, 0)),
      attempt(() => texts.read('.X').position(7, 0, 0)),
    ];
    expectAll(
      problem(),
      refused.map((error, index) => {
        if (!(error instanceof EngineError)) throw new Error(`call ${index} was answered`);
        expect(error.message).toBe(error.problem.message);
        return [error.problem.code, error.problem] as const;
      }),
    );
    const codes = refused.map((error) => (error as EngineError).problem.code);
    expect(codes).toEqual(['no-liberty', 'bad-position', 'occupied', 'ragged-rows', 'no-position']);
  });
});

describe('what goes in is understood, all of it', () => {
  const options: StudyOptions = {
    colors: ['black', 'white'],
    rules: { suicide: 'forbidden', regions: 'enclosed' },
  };
  const plain: View = { color: 'black', moment: 1, layers: ['regions', 'statuses', 'labels'] };
  const svg = (change: Partial<View>) =>
    texts.svg(board('..X', '...', 'O..'), options, { ...plain, ...change }, '', '');

  /** Fails if two of these views have the same drawing. */
  function expectDifferent(changes: readonly Partial<View>[]): void {
    expect(new Set([{}, ...changes].map(svg)).size).toBe(changes.length + 1);
  }

  test('each part of a view changes the drawing', () => {
    const changes: { readonly [K in keyof View]-?: readonly View[K][] } = {
      color: ['white'],
      moment: [0],
      ground: [false],
      layers: [['statuses'], []],
      selection: [
        { kind: 'block', color: 'black', index: 0 },
        { kind: 'block', color: 'white', index: 0 },
        { kind: 'region', color: 'black', index: 0 },
      ],
      ghost: [
        { point: 4, color: 'black' },
        { point: 4, color: 'white' },
        { point: 5, color: 'white' },
      ],
      cursor: [4, 5],
      lastMove: [2, 6],
      marks: [[{ point: 4, kind: 'label', text: 'x' }], [{ point: 4, kind: 'label', text: 'y' }]],
    };
    expectDifferent(
      Object.entries(changes).flatMap(([name, values]) => values.map((value): Partial<View> => ({ [name]: value }))),
    );
  });

  test('a view of no color is the clean board', () => {
    expect(svg({ color: null })).toBe(svg({ layers: [] }));
  });

  test('nothing in its place is as if it were left out', () => {
    expect(svg({ selection: null, ghost: null, cursor: null, lastMove: null, marks: [] })).toBe(svg({}));
  });

  test('each layer shows something of its own', () => {
    const layers: Record<Layer, true> = { coordinates: true, regions: true, statuses: true, names: true, labels: true };
    const marks: BoardMark[] = [{ point: 4, kind: 'label', text: 'x' }];
    expectDifferent(words(layers).map((layer) => ({ layers: [layer], marks })));
  });

  test('each kind of mark has a shape of its own', () => {
    expectDifferent(words(MARKS).map((kind) => ({ marks: [{ point: 4, kind, text: 'x' }] })));
  });

  test('each format reads back what was written', () => {
    const marks = words(MARKS).map(
      (kind, point): BoardMark => ({ point, kind, ...(kind === 'label' && { text: 'a' }) }),
    );
    const position = board('...', '..X', 'O..');
    for (const format of words(FORMATS)) {
      const reading = texts.read(texts.write(format, position, marks, 'A title'));
      expect(reading.format).toBe(format);
      const back = reading.position(0, 0, 0);
      expect(back.position).toEqual(position);
      const inOrder = [...back.marks].sort((a, b) => a.point - b.point);
      expect(inOrder).toEqual(format === 'rows' ? [] : marks);
    }
  });

  test('comments of a run stay with their moments', () => {
    const rules: Rules = { suicide: 'forbidden', regions: 'small' };
    const sgf = runWriter.writeRun(board('.X..'), 'black', { rules }, ['One.', '', 'Three\nlines\n', 'Four ]']);
    expect(sgf.match(/;/g)).toHaveLength(4);
    expect(sgf).toContain('C[One.]');
    expect(sgf).toContain('C[Four \\]]');
  });

  test('each theme has a color for each role', () => {
    const themes: Record<Theme, true> = { pale: true, dim: true, paper: true, forced: true };
    const palettes = words(themes).map((theme) => engine.palette(theme));
    for (const palette of palettes) {
      expect(palette).toHaveLength(engine.roles().length);
      expect(palette.every((color) => /^(#[0-9a-f]{6}|[A-Z][A-Za-z]+)$/.test(color))).toBe(true);
    }
    expect(new Set(palettes.map(String)).size).toBe(Object.keys(themes).length);
  });
});

/** Only to name the type: the engine is the same for every caller. */
test('there is one engine', async () => {
  const again: Engine = await loadEngine('nowhere');
  expect(again).toBe(engine);
});
