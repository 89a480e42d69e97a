/** Shapes of everything that comes out of wasm, by the types of `types.ts`, and positions to try them on. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { loadEngine } from './board.ts';
import { build } from './engine.fixture.ts';
import { EngineError, type Study } from './engine.ts';
import { loadPlayer, loadTexts } from './everything.ts';
import type { GameTurn, PlayedTurn } from './player.ts';
import { positionShape } from './position.fixture.ts';
import type { Fault, Illegal, Problem, TextPlace, TextProblem, Warning } from './problem.ts';
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
  Moment,
  NotVital,
  PlayedMove,
  Position,
  Prisoners,
  ReadItem,
  ReadPosition,
  RegionFacts,
  RegionRule,
  RegionStatus,
  Relation,
  Rules,
  Step,
  SuicideRule,
  TextFormat,
} from './types.ts';

export const engine = await loadEngine(build('board'));
export const { texts, runWriter } = await loadTexts(build('everything'));
export const player = await loadPlayer(build('everything'));

export const COLORS: Record<Color, true> = { black: true, white: true };
const SUICIDE_RULES: Record<SuicideRule, true> = { forbidden: true, allowed: true };
const REGION_RULES: Record<RegionRule, true> = { small: true, enclosed: true };
export const FORMATS: Record<TextFormat, true> = { sgf: true, diagram: true, rows: true };
export const MARKS: Record<BoardMark['kind'], true> = {
  circle: true,
  square: true,
  triangle: true,
  cross: true,
  label: true,
};

export const words = <T extends string>(record: Record<T, true>) => Object.keys(record) as T[];

export const facts = object<Facts>({
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

export const moment = object<Moment>({
  blocks: list(word<BlockStatus>({ outside: true, in: true, castOutNow: true, castOut: true, alive: true })),
  regions: list(
    word<RegionStatus>({ notListed: true, listed: true, discardedNow: true, discarded: true, cleared: true }),
  ),
  relations: list(list(word<Relation>({ notAdjacent: true, neighbor: true, healthy: true, vital: true }))),
});

/** The variants of a union by their codes. */
const variantOf =
  <T extends { readonly code: string }>() =>
  <const Code extends T['code']>(code: Code, rest: Rest<Extract<T, { readonly code: Code }>>) =>
    object({ code: only(code), ...rest } as never) as Shape<Extract<T, { readonly code: Code }>>;

type Rest<T> = { readonly [K in Exclude<keyof T, 'code'>]-?: Shape<T[K]> };

const place = { line: count, column: count };
const points = list(count);

/** The faults of texts with their place. Some of them occur in the examples here; tests/unit/faults.test.ts has all. */
function faultsAt<Place extends object>(place: { readonly [K in keyof Place]-?: Shape<Place[K]> }) {
  const fault = <const Code extends Fault['code']>(code: Code, rest: Rest<Extract<Fault, { readonly code: Code }>>) =>
    perhaps(object({ code: only(code), ...place, ...rest } as never)) as Shape<
      Extract<Fault, { readonly code: Code }> & Place
    >;
  return {
    empty: fault('empty', {}),
    binary: fault('binary', {}),
    'nothing-found': fault('nothing-found', {}),
    'missing-border': fault('missing-border', {}),
    'no-rows': fault('no-rows', {}),
    'bad-size': fault('bad-size', {}),
    'bad-number': fault('bad-number', {}),
    'bad-point': fault('bad-point', {}),
    'unclosed-value': fault('unclosed-value', {}),
    'no-value': fault('no-value', {}),
    'other-game': fault('other-game', {}),
    'ragged-rows': fault('ragged-rows', { found: count, expected: count }),
    'ragged-layers': fault('ragged-layers', { found: count, expected: count }),
    // Only the build of the widget refuses layers.
    layers: perhaps(fault('layers', { layers: count })),
    'unknown-character': fault('unknown-character', { character: text }),
    'too-large': fault('too-large', { limit: count }),
    'off-board': fault('off-board', { columns: count, rows: count }),
    truncated: fault('truncated', { open: count }),
  };
}

const unreadable = variantOf<TextProblem>();
const textProblems = {
  ...faultsAt<TextPlace>(place),
  empty: unreadable('empty', place),
  'ragged-rows': unreadable('ragged-rows', { ...place, found: count, expected: count }),
};

const refused = variantOf<Problem>();
export const problem = oneOf<Problem, 'code'>('code', {
  ...textProblems,
  'no-liberty': refused('no-liberty', { color: word<Color>(COLORS), points }),
  'no-block': refused('no-block', { points }),
  occupied: refused('occupied', { points }),
  suicide: refused('suicide', { points }),
  ko: refused('ko', { points }),
  outside: refused('outside', { points }),
  'ko-after-ko': refused('ko-after-ko', { points }),
  'too-many-stones': refused('too-many-stones', { points }),
  'not-first': refused('not-first', { points }),
  over: refused('over', { points }),
  'bad-option': refused('bad-option', {}),
  'bad-position': refused('bad-position', {}),
  'no-position': refused('no-position', {}),
  'no-point': refused('no-point', {}),
  'not-analyzed': refused('not-analyzed', {}),
  'not-all': perhaps(refused('not-all', {})),
  'too-many': perhaps(refused('too-many', {})),
  unwritable: refused('unwritable', {}),
  'no-grid': refused('no-grid', {}),
});

const warned = variantOf<Warning>();
const move = { number: count, color: word<Color>(COLORS), point: count };
const ILLEGAL: Record<Illegal, true> = { occupied: true, suicide: true, ko: true, outside: true };
const warning = oneOf<Warning, 'code'>('code', {
  ...faultsAt<TextPlace & { readonly onOtherLine?: true }>({ ...place, onOtherLine: perhaps(optional(only(true))) }),
  'left-out': perhaps(warned('left-out', place)),
  'mark-off-board': perhaps(warned('mark-off-board', place)),
  'no-semicolon': perhaps(warned('no-semicolon', place)),
  'no-number': perhaps(warned('no-number', place)),
  'broken-value': perhaps(warned('broken-value', place)),
  'lower-case': perhaps(warned('lower-case', place)),
  'control-character': perhaps(warned('control-character', place)),
  'illegal-move': perhaps(warned('illegal-move', { ...place, ...move, why: word<Illegal>(ILLEGAL) })),
  'repeated-number': perhaps(warned('repeated-number', { ...place, number: count })),
});

export const readItem = oneOf<ReadItem, 'ok'>('ok', {
  true: object<Extract<ReadItem, { ok: true }>>({
    ok: only(true),
    line: count,
    column: count,
    title: text,
    columns: count,
    rows: count,
    layers: perhaps(optional(count)),
    lines: list(count),
    assumedOutsideEmpty: truth(),
  }),
  false: object({
    ok: only(false),
    problem: perhaps(oneOf<TextProblem, 'code'>('code', textProblems)),
  }),
});

export const readPosition = object<ReadPosition>({
  position: positionShape(),
  toPlay: nullable(word<Color>(COLORS)),
  lastMove: nullable(count),
  ko: nullable(count),
  prisoners: nullable(object<Prisoners>({ byBlack: count, byWhite: count })),
  comment: text,
  marks: list(object<BoardMark>({ point: count, kind: word<BoardMark['kind']>(MARKS), text: optional(text) })),
  warnings: list(warning),
  moreWarnings: count,
});

export const played = object<PlayedMove>({ position: positionShape(), captured: list(count), ko: nullable(count) });

export const playedTurn = object<PlayedTurn>({
  position: positionShape(),
  captured: list(count),
  turn: object<GameTurn>({ toPlay: word<Color>(COLORS), played: count, passes: count, ko: nullable(count) }),
  prisoners: object<Prisoners>({ byBlack: count, byWhite: count }),
});

export const hit = object<Hit>({ point: count, block: nullable(count), region: nullable(count) });

/** Checks values against a shape, and that nothing the shape knows of is left over. */
export function expectAll<T>(shape: Shape<T>, values: Iterable<readonly [source: string, value: T]>): void {
  for (const [source, value] of values) {
    const fault = shape.wrong(value);
    if (fault) expect.fail(`${source}: ${fault}`);
  }
  expect(shape.missing()).toEqual([]);
}

/** The position that rows from the top show. */
export function board(...rows: string[]): Position {
  return { columns: rows[0]?.length ?? 0, rows: rows.length, stones: rows.join('') };
}

export function* cited(): Generator<readonly [id: string, position: Position]> {
  const folder = new URL('../../tests/positions/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    for (const { id, board: rows } of JSON.parse(readFileSync(new URL(file, folder), 'utf8')).positions ?? []) {
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

export function* analyzed(): Generator<readonly [source: string, study: Study, facts: Facts]> {
  for (const [source, study] of studies()) {
    for (const color of words(COLORS)) {
      const found = attempt(() => study.facts(color));
      if (!(found instanceof EngineError)) yield [`${source} ${color}`, study, found];
    }
  }
}

/** The result of a call, or the refusal that it throws. */
export function attempt<T>(call: () => T): T | EngineError {
  try {
    return call();
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
}
