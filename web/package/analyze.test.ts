/**
 * The package against the program: the same JSON, letter by letter, for every text in the
 * repository and every option.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { program } from '../../tests/program.ts';
import { build } from '../engine/engine.fixture.ts';
import { LONGEST_TEXT } from './limits.ts';
import { type AnalyzeOptions, analyze, load, PassAliveError, type Warning } from './node.ts';

/** Every instance of wasm made from here on. */
const instances: WebAssembly.Instance[] = [];
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(...made: ConstructorParameters<typeof WebAssembly.Instance>) {
    super(...made);
    instances.push(this);
  }
};

beforeAll(async () => {
  await load(build('analyze'));
  program();
}, 600_000);

/** The output of the program for a text on its standard input. */
function answered(text: string, options: AnalyzeOptions = {}) {
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${String(value)}`);
  const { status, stdout, stderr } = spawnSync(program(), ['analyze', '--json', ...flags], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return { status, lines: stdout.split('\n').filter((line) => line !== ''), complaints: stderr };
}

async function expectSame(text: string, options?: AnalyzeOptions): Promise<number> {
  const { status, lines, complaints } = answered(text, options);
  expect(status, complaints).toBe(0);
  const found = await analyze(text, options);
  expect(found.map((answer) => JSON.stringify(answer))).toEqual(lines);
  return found.length;
}

const RULES: readonly AnalyzeOptions[] = (['forbidden', 'allowed'] as const).flatMap((suicide) =>
  (['small', 'enclosed'] as const).map((regions) => ({ suicide, regions })),
);

interface Cited {
  readonly id: string;
  readonly board: readonly string[];
}

const cited: readonly Cited[] = readdirSync('tests/positions')
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(`tests/positions/${name}`, 'utf8')).positions ?? []);

const golden: readonly Cited[] = readdirSync('tests/golden/traces').flatMap((name) => {
  const board = JSON.parse(readFileSync(`tests/golden/traces/${name}`, 'utf8')).board;
  return board ? [{ id: name, board }] : [];
});

const texts = (positions: readonly Cited[]) => positions.map(({ board }) => board.join('\n')).join('\n\n');

describe('the answers are those of the program', { timeout: 60_000 }, () => {
  test.each(RULES)('cited positions, suicide $suicide, $regions regions', async (rules) => {
    expect(cited.length).toBeGreaterThan(70);
    expect(await expectSame(texts(cited), rules)).toBe(cited.length);
  });

  test('the positions of the golden traces', async () => {
    expect(golden.length).toBeGreaterThan(20);
    expect(await expectSame(texts(golden))).toBe(golden.length);
  });

  test.each(readdirSync('tests/games').filter((name) => name.endsWith('.sgf')))('the games of %s', async (name) => {
    const text = readFileSync(`tests/games/${name}`, 'utf8');
    await expectSame(text, { every: 3 });
    for (const rules of RULES) await expectSame(text, rules);
    await expectSame(text, { every: 7, color: 'white' });
    await expectSame(text, { move: 0 });
    await expectSame(text, { move: 40, color: 'black', suicide: 'allowed', regions: 'enclosed' });
  });

  test('starting sets', async () => {
    for (const { board } of cited) {
      const points = board.flatMap((row, y) =>
        [...row].flatMap((stone, x) => (stone === '.' ? [] : [`${'ABCDEFGHJKLMNOPQRST'[x]}${board.length - y}`])),
      );
      const start = points.filter((_, index) => index % 3 === 0).join(',');
      for (const rules of RULES.slice(1, 3)) {
        if (start !== '') await expectSame(board.join('\n'), { start, ...rules });
      }
    }
  });

  test('diagrams, whole and partial, and what is around them', async () => {
    const diagrams = [
      'Some words\n\n$$W A title\n$$ -----\n$$ | . X .\n$$ | O 1 2\n$$ | . 3 .\n\nmore words\n\n$$B\n$$ . X .\n',
      '$$ ------\n$$ | X . |\n$$ | . O |\n$$ ------\n',
      '\uFEFF.X.\nXX.\n',
      '.X./XXX/.X.\r\n\r\nX.O\r\n',
    ];
    for (const text of diagrams) await expectSame(text);
  });

  test('boards with points beyond Z', async () => {
    const row = '.X'.repeat(30);
    const rows = Array.from({ length: 60 }, (_, y) => (y % 5 === 0 ? 'X'.repeat(60) : row));
    await expectSame(rows.join('\n'));
  });
});

/** The error of a call that must fail. */
async function refusal(text: string, options?: unknown): Promise<PassAliveError> {
  const error = await analyze(text, options as AnalyzeOptions).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PassAliveError);
  return error as PassAliveError;
}

describe('errors', () => {
  /** Apart from the code, the error matches the program's complaint, with the same place. */
  test.each([
    ['', {}, 'empty'],
    ['nothing of the kind', {}, 'nothing-found'],
    ['.X.\n.X\n', {}, 'ragged-rows'],
    ['(;SZ', {}, 'truncated'],
    ['(;GM[2])', {}, 'other-game'],
    ['a\0b', {}, 'binary'],
    ['XO\nOX\n', {}, 'no-liberty'],
    ['\n\n(;SZ[2]AB[aa][bb]AW[ab][ba])', {}, 'no-liberty'],
    ['(;SZ[3];B[aa];W[bb])', { move: 3 }, 'no-move'],
    ['.X.', { move: 1 }, 'no-move'],
    ['\n.X.', { start: 'B7' }, 'no-point'],
    ['.X.', { start: 'A1' }, 'no-block'],
    ['.XO', { start: 'C1', color: 'black' }, 'no-block'],
  ] as const)('%j with %j: %s', async (text, options, code) => {
    const error = await refusal(text, options);
    const { status, complaints } = answered(text, options);
    expect(status).toBe(1);
    expect(complaints).toMatch(new RegExp(`^-:${error.line}:${error.column}: `));
    expect(error).toMatchObject({ name: 'PassAliveError', code, index: 0 });
    expect(error.message).toMatch(new RegExp(`^line ${error.line}, column ${error.column}: \\S`));
  });

  test('of several positions the first bad one is told', async () => {
    expect(await refusal('.X.\n\nX.O\n\n.X.\n.X\n\nXO\nOX\n')).toMatchObject({
      code: 'ragged-rows',
      index: 2,
      line: 6,
    });
    expect(await refusal('.X.\n\nXO\nOX\n\n.X.\n.X\n')).toMatchObject({
      code: 'no-liberty',
      index: 1,
      line: 3,
      column: 1,
      points: ['A2'],
    });
  });

  test.each([
    [{ color: 'green' }, /^color is one of black, white, both, not green$/],
    [{ color: 'toString' }, /^color is one of/],
    [{ suicide: true }, /^suicide is one of/],
    [{ regions: 'large' }, /^regions is one of/],
    [{ color: null }, /^color is one of black, white, both, not null$/],
    [{ color: ['black'] }, /^color is one of black, white, both, not an object$/],
    [{ color: Object.create(null) }, /^color is one of black, white, both, not an object$/],
    [{ color: () => 'black' }, /^color is one of black, white, both, not a function$/],
    [{ color: Symbol('black') }, /^color is one of black, white, both, not Symbol\(black\)$/],
    [{ suicide: null }, /^suicide is one of forbidden, allowed, not null$/],
    [{ regions: null }, /^regions is one of small, enclosed, not null$/],
    [{ start: '' }, /^start names at least one point/],
    [{ start: ' ' }, /^start names at least one point/],
    [{ start: [] }, /^start names at least one point/],
    [{ start: null }, /^start lists points/],
    [{ start: new Array(1) }, /^start lists points/],
    [{ start: 'I1' }, /^start lists points/],
    [{ start: 'AB1' }, /^start lists points/],
    [{ start: ['A1', 7] }, /^start lists points/],
    [{ start: 7 }, /^start lists points/],
    [{ move: -1 }, /^move is a whole number from 0 to 4294967295, not -1$/],
    [{ move: 2 ** 32 }, /^move is a whole number from 0 to 4294967295, not 4294967296$/],
    [{ move: null }, /^move is a whole number from 0 to 4294967295, not null$/],
    [{ move: Object.create(null) }, /^move is a whole number from 0 to 4294967295, not an object$/],
    [{ every: null }, /^every is a whole number from 1 to 4294967295, not null$/],
    [{ move: '3' }, /^move is a whole number/],
    [{ every: 0 }, /^every is a whole number from 1/],
    [{ every: Number.NaN }, /^every is a whole number/],
    [{ every: 2, move: 2 }, /^move and every/],
    [{ onWarning: true }, /^onWarning is a function, not true$/],
    [{ colour: 'black' }, /^there is no option colour$/],
    ['black', /^the options are no plain object$/],
    [null, /^the options are no plain object$/],
    [[], /^the options are no plain object$/],
    [() => {}, /^the options are no plain object$/],
    [new Map([['color', 'black']]), /^the options are no plain object$/],
    [Object.create({ color: 'black' }), /^the options are no plain object$/],
  ])('bad option %j', async (options, message) => {
    const error = await refusal('.X.', options);
    expect(error).toMatchObject({ code: 'bad-option', line: undefined, column: undefined, index: undefined });
    expect(error.message).toMatch(message);
  });

  test('bytes are no text', async () => {
    expect((await refusal(new Uint8Array([46, 88]) as unknown as string)).code).toBe('bad-text');
  });
});

test.each(['(;SZ[9];B[aa]', '(;SZ[3];B[aa];W[aa])', '(;SZ[3];B[aa];W[zz])', '(;SZ[3]C[cut off'])(
  'the faults of %j are told, and it is answered all the same',
  async (text) => {
    const warnings: Warning[] = [];
    const found = await analyze(text, { onWarning: (warning) => warnings.push(warning) });
    const { lines, complaints } = answered(text);
    expect(found.map((answer) => JSON.stringify(answer))).toEqual(lines);
    expect(lines).toHaveLength(1);
    expect(warnings).not.toEqual([]);
    for (const { index, message } of warnings) {
      expect(index).toBe(0);
      expect(complaints).toContain(message);
    }
    expect(complaints.trim().split('\n')).toHaveLength(warnings.length);
  },
);

test('faults are told once, however many positions are asked about', async () => {
  const warnings: Warning[] = [];
  const text = '(;SZ[3];B[aa];W[aa];B[bb])(;SZ[3];B[aa])(;SZ[3];B[aa];W[bb]';
  await analyze(text, { every: 1, onWarning: (warning) => warnings.push(warning) });
  expect(warnings.map(({ index }) => index)).toEqual([0, 2]);
});

test('of many faults the first are told, and how many more there are', async () => {
  const warnings: Warning[] = [];
  await analyze(`(;SZ[3]${';B[aa];W[aa]'.repeat(5000)})`, { onWarning: (warning) => warnings.push(warning) });
  expect(warnings.length).toBeLessThan(2000);
  const more = Number(/^(\d+) more warnings of this game/.exec(warnings.at(-1)?.message ?? '')?.[1]);
  expect(warnings.length - 1 + more).toBe(9999);
});

test('texts and answers beyond the limits are refused', async () => {
  expect(await refusal('x'.repeat(LONGEST_TEXT * 1e6 + 1))).toMatchObject({ code: 'too-long', line: undefined });
  const game = `(;SZ[19]${';B[];W[]'.repeat(50_000)})`;
  expect(await refusal(game, { every: 1 })).toMatchObject({ code: 'too-many', line: undefined });
});

test('what a listener throws ends the answers, and the engine goes on', async () => {
  const thrown = new Error('enough');
  const onWarning = () => {
    throw thrown;
  };
  await expect(analyze('(;SZ[3];B[aa]', { onWarning })).rejects.toBe(thrown);
  expect(await analyze('.X.')).toHaveLength(1);
});

test('options may have no prototype, or that of another window', async () => {
  const bare = Object.assign(Object.create(null), { color: 'black' });
  const elsewhere = runInNewContext("({ color: 'black' })");
  const expected = await analyze('.X.', { color: 'black' });
  expect(await analyze('.X.', bare)).toEqual(expected);
  expect(await analyze('.X.', elsewhere)).toEqual(expected);
});

test('points of the starting set may be given as a list, in any case', async () => {
  const [one, other] = await Promise.all([
    analyze('.X.X.', { start: 'b1, d1' }),
    analyze('.X.X.', { start: ['B1', ' D1 '], move: undefined }),
  ]);
  expect(one).toEqual(other);
});

test('wasm keeps nothing of what was answered, even if the garbage collector cannot tell it so', {
  timeout: 60_000,
}, async () => {
  const memory = Object.values(instances[0]?.exports ?? {}).find((each) => each instanceof WebAssembly.Memory);
  if (!memory) throw new Error('there is no memory');
  const games = readFileSync('tests/games/selfplay19.sgf', 'utf8');
  await analyze(games, { every: 100 });
  const before = memory.buffer.byteLength;
  await analyze(games, { every: 5 });
  for (let time = 0; time < 20; time++) await analyze(games, { every: 100 });
  expect(memory.buffer.byteLength).toBe(before);
});
