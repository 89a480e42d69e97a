import { describe, expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import {
  analyzed,
  attempt,
  board,
  engine,
  expectAll,
  FORMATS,
  facts,
  hit,
  MARKS,
  moment,
  played,
  playedTurn,
  player,
  problem,
  readItem,
  readPosition,
  runWriter,
  texts,
  words,
} from './contract.fixture.ts';
import { type Engine, EngineError, type StudyOptions } from './engine.ts';
import type { GameTurn, TurnRules } from './player.ts';
import { nullable, word } from './shape.ts';
import type { BoardMark, Layer, Moment, Rules, TextFormat, Theme, View } from './types.ts';

const TURN_RULES: TurnRules = { suicide: 'allowed', ko: 'kim', black: 1, white: 2 };
const WHITE: GameTurn = { toPlay: 'white', played: 0, passes: 0, ko: null };

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

  test('turns', () => {
    const open = board('.X.', 'XX.');
    const turns: (readonly [string, readonly number[]])[] = [
      ['two stones', [0, 2]],
      ['one stone', [2]],
      ['a pass', []],
    ];
    const ko = player.playTurn(board('.XO.', 'XO.O', '.XO.'), TURN_RULES, { ...WHITE, toPlay: 'black' }, [6]);
    expectAll(playedTurn, [
      ...turns.map(([source, points]) => [source, player.playTurn(open, TURN_RULES, WHITE, points)] as const),
      ['a ko', ko],
    ]);
    expect(ko.turn).toEqual({ toPlay: 'white', played: 0, passes: 0, ko: 5 });
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
    expectAll(
      problem,
      problems.map((each) => [each.code, each] as const),
    );
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
