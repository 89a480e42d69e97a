/** Values that go into the engine and come out of it. */
import { describe, expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import { build } from './engine.fixture.ts';
import { type Engine, EngineError, type StudyOptions } from './engine.ts';
import { loadPlayer, loadTexts } from './everything.ts';
import type { GameTurn, TurnRules } from './player.ts';
import { positionOf } from './position.ts';
import type { BoardMark, Layer, Rules, TextFormat, Theme, View } from './types.ts';
import { loadWidgetBuild } from './widget.ts';

const TURN_RULES: TurnRules = { suicide: 'allowed', ko: 'kim', black: 1, white: 2 };
const WHITE: GameTurn = { toPlay: 'white', played: 0, passes: 0, ko: null };

/** The codes of the calls that are refused, in their order. */
const CODES = [
  ...['no-liberty', 'no-liberty', 'no-block', 'bad-position', 'not-analyzed'],
  ...['occupied', 'outside', 'suicide', 'ko', 'ko-after-ko', 'too-many-stones', 'not-first', 'over'],
  ...['bad-option', 'empty', 'ragged-rows', 'no-position', 'no-point', 'unwritable', 'no-grid'],
];

const engine = await loadEngine(build('board'));
const { texts, runWriter } = await loadTexts(build('everything'));
const player = await loadPlayer(build('everything'));

const FORMATS: Record<TextFormat, true> = { sgf: true, diagram: true, rows: true };
const MARKS: Record<BoardMark['kind'], true> = { circle: true, square: true, triangle: true, cross: true, label: true };
const words = <T extends string>(record: Record<T, true>) => Object.keys(record) as T[];
const board = (...rows: string[]) => positionOf(rows);

/** The result of a call, or the refusal that it throws. */
function attempt<T>(call: () => T): T | EngineError {
  try {
    return call();
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
}

describe('what comes out', () => {
  test('a move that takes a ko', () => {
    const ko = board('.XO.', 'XO.O', '.XO.');
    expect(engine.play(ko, 'black', 6, 'forbidden', null)).toEqual({
      position: board('.XO.', 'X.XO', '.XO.'),
      captured: [5],
      ko: 5,
    });
    expect(engine.play(ko, 'white', 3, 'forbidden', null)).toMatchObject({ captured: [], ko: null });
  });

  test('a turn that takes a ko', () => {
    const ko = player.playTurn(board('.XO.', 'XO.O', '.XO.'), TURN_RULES, { ...WHITE, toPlay: 'black' }, [6]);
    expect(ko).toEqual({
      position: board('.XO.', 'X.XO', '.XO.'),
      captured: [5],
      turn: { toPlay: 'white', played: 0, passes: 0, ko: 5 },
      prisoners: { byBlack: 1, byWhite: 0 },
    });
  });

  test('the point under a place', () => {
    const study = engine.study(board('.X.'), { colors: ['black'], rules: { suicide: 'forbidden', regions: 'small' } });
    const view: View = { color: 'black', moment: 0, layers: [] };
    const { width, height } = study.size(view);
    const found = [0.1, 0.5, 0.9].map((part) => study.hit(view, part * width, height / 2));
    expect(found).toEqual([
      { point: 0, block: null, region: 0 },
      { point: 1, block: 0, region: null },
      { point: 2, block: null, region: 1 },
    ]);
    expect(study.hit(view, 0, 0)).toBeNull();
  });

  test('a block has its letter in files, and the number that is drawn for readers', () => {
    const worked = board('X.X.XX', '.XXX.X', 'XX....', 'X..XXX', 'X.X.X.', 'X..XXX');
    const options: StudyOptions = { colors: ['black'], rules: { suicide: 'forbidden', regions: 'small' } };
    const { blocks } = engine.study(worked, options).facts('black');
    expect(blocks.map(({ name, shown }) => `${name} ${shown}`)).toEqual(['A #1', 'B #2', 'C #3', 'D #4', 'E #5']);
    const drawn = texts.svg(worked, options, { color: 'black', moment: 0, layers: ['names'] }, '', '');
    expect(drawn.match(/(?<=>)#\d+(?=<)/g)).toEqual(blocks.map(({ shown }) => shown));
    expect(drawn).not.toMatch(/>[A-Z]</);
    expect(runWriter.writeRun(worked, 'black', options, [])).toContain('LB[aa:A]');
  });

  test('the items of a text', () => {
    expect(texts.read('.X\nO.').items).toEqual([
      {
        ok: true,
        line: 1,
        column: 1,
        title: '',
        columns: 2,
        rows: 2,
        lines: [0],
        assumedOutsideEmpty: false,
      },
    ]);
    const problem = { code: 'ragged-rows', found: 1, expected: 2, line: 2, column: 2 };
    expect(texts.read('.X\nO').items).toEqual([{ ok: false, problem }]);
  });

  test('problems', () => {
    const none = board('XO', 'O.');
    const black = board('OX', 'X.');
    const rules: Rules = { suicide: 'forbidden', regions: 'small' };
    const ko = board('.XO.', 'X.XO', '.XO.');
    const big = board('.'.repeat(53));
    const mark: BoardMark = { point: 9, kind: 'circle' };
    const refused = [
      attempt(() => engine.study(none, { colors: ['white'], rules })),
      attempt(() => engine.study(black, { colors: ['white'], rules })),
      attempt(() => engine.study(board('.X'), { colors: ['black'], rules, start: { black: [0] } })),
      attempt(() => engine.study({ ...none, rows: 3 }, { colors: [], rules })),
      attempt(() => engine.study(board('.X'), { colors: ['black'], rules }).facts('white')),
      attempt(() => engine.play(none, 'black', 0, 'forbidden', null)),
      attempt(() => engine.play(none, 'black', 4, 'forbidden', null)),
      attempt(() => engine.play(board('.O', 'O.'), 'black', 0, 'forbidden', null)),
      attempt(() => engine.play(ko, 'white', 5, 'forbidden', 5)),
      attempt(() => player.playTurn(board('.XO..XO.', 'X.XOX.XO', '.XO..XO.'), TURN_RULES, { ...WHITE, ko: 9 }, [13])),
      attempt(() => player.playTurn(none, TURN_RULES, WHITE, [0, 1, 2])),
      attempt(() => player.playTurn(none, TURN_RULES, WHITE, [0], true)),
      attempt(() => player.playTurn(none, TURN_RULES, { ...WHITE, passes: 2 }, [0])),
      attempt(() => engine.palette('' as Theme)),
      attempt(() => texts.read('').position(0, 0, 0)),
      attempt(() => texts.read('.X\nO').position(0, 0, 0)),
      attempt(() => texts.read('.X').position(7, 0, 0)),
      attempt(() => texts.write('rows', none, [mark])),
      attempt(() => texts.write('sgf', big)),
      attempt(() => texts.write('diagram', { ...none, form: 'torus' })),
    ];
    const problems = refused.map((error, index) => {
      if (!(error instanceof EngineError)) throw new Error(`call ${index} was answered`);
      expect(error.message).toBe(error.problem.code);
      return error.problem;
    });
    expect(problems.map(({ code }) => code)).toEqual(CODES);
    expect(problems[0]).toEqual({ code: 'no-liberty', color: 'black', points: [0] });
    expect(problems.at(-5)).toEqual({ code: 'ragged-rows', found: 1, expected: 2, line: 2, column: 2 });
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
      stoneRadius: [40, 50],
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

  test('each theme has a color for each role', async () => {
    const { engine } = await loadWidgetBuild(build('widget'));
    const themes: Record<Theme, true> = {
      pale: true,
      dim: true,
      paper: true,
      wood: true,
      slate: true,
      night: true,
      forced: true,
    };
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
