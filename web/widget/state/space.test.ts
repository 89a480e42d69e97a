/** Boards with layers or joined edges in the state of an element. */
import { expect, test } from 'vitest';
import { build } from '../../engine/engine.fixture.ts';
import { Engine } from '../../engine/engine.ts';
import { loadSpaceTexts } from '../../engine/everything.ts';
import { Texts } from '../../engine/texts.ts';
import { loadWidgetBuild } from '../../engine/widget.ts';
import { Failure, NeedsSpaces } from '../failure.ts';
import { turnIn } from '../lenses/turn.ts';
import { type Settings, settingsOf } from './attributes.ts';
import { words } from './fault-words.fixture.ts';
import { openBoard, openText, sizeIn } from './open-text.ts';
import { answerFor, type Surroundings, snapshots } from './snapshot.ts';
import { INITIAL } from './state.ts';
import { update } from './update.ts';

const flat = await loadWidgetBuild(build('widget'));
const classes = await loadSpaceTexts(build('everything'));
const spaces = { engine: new Engine(classes), texts: new Texts(classes) };
const ELSEWHERE = {
  faultWords: words,
  theme: 'pale',
  palette: [],
  page: '',
  links: '',
  canShowLens: true,
  canPlay: true,
  canPress: true,
} as const;
const FLAT: Surroundings = { ...flat, hasSpaces: false, ...ELSEWHERE };
const SPACE: Surroundings = { ...spaces, hasSpaces: true, ...ELSEWHERE };

const settings = (attributes: Readonly<Record<string, string>> = {}): Settings =>
  settingsOf({ getAttribute: (name: string) => attributes[name] ?? null } as Element);
const snapshot = (text: string, attributes: Readonly<Record<string, string>>, surroundings: Surroundings) =>
  snapshots()({ ...INITIAL, text }, settings(attributes), surroundings);

test('the size of a board is in words that nothing else can be', () => {
  expect(sizeIn('9x9')).toEqual({ columns: 9, rows: 9 });
  expect(sizeIn(' 3X4x5 ')).toEqual({ columns: 3, rows: 4, layers: 5, form: 'box' });
  expect(sizeIn('3x3x1')).toEqual({ columns: 3, rows: 3 });
  for (const words of ['', '3', 'x3', '3x', '3x3x', '3x3x3x3', '-3x3', '3.5x3', '1e9x1', '9999999999x1', '3×3']) {
    expect(sizeIn(words), words).toBeNull();
  }
});

test('an empty board has the size in words, within the limits of its kind', () => {
  expect(openBoard('2x3x2', 'box').position).toEqual({
    ...{ columns: 2, rows: 3, layers: 2, form: 'box' },
    stones: '.'.repeat(12),
  });
  expect(openBoard('52x1', 'box').position.stones).toHaveLength(52);
  expect(openBoard('19x19x19', 'torus').position.form).toBe('torus');
  for (const [words, form] of [
    ['53x1', 'box'],
    ['0x1', 'box'],
    ['20x1x2', 'box'],
    ['2x2x20', 'box'],
    ['20x20', 'cylinder'],
    ['x', 'box'],
  ] as const) {
    expect(() => openBoard(words, form), words).toThrow(Failure);
  }
});

test('the widget’s own build says that it needs more for layers and joined edges, and for nothing else', () => {
  for (const [text, attributes] of [
    ['X.//.X', {}],
    ['X.\n--\n.X', {}],
    ['X.X.', { topology: 'torus' }],
    ['', { board: '3x3x3' }],
    ['', { board: '3x3', topology: 'cylinder' }],
  ] as const) {
    expect(() => snapshot(text, attributes, FLAT), text).toThrow(NeedsSpaces);
    expect(snapshot(text, { view: 'steps', ...attributes }, SPACE).facts).not.toBeNull();
    // As drawn before that, with the steps behind it.
    expect(snapshot(text, attributes, SPACE)).toMatchObject({ facts: null, begins: expect.any(String) });
  }
  // The first that can be shown is shown.
  expect(snapshot('X.\n.X\n\nX.//.X', {}, FLAT).position).toEqual({ columns: 2, rows: 2, stones: 'X..X' });
  expect(snapshot('', { board: '3x3' }, FLAT).position.stones).toHaveLength(9);
  expect(() => snapshot('', {}, FLAT)).toThrow('There is no diagram here.');
});

test('only rows can have joined edges', () => {
  expect(() => openText(spaces.texts, words, '(;SZ[3];B[aa])', null, 'torus')).toThrow(/written as rows/);
  expect(openText(spaces.texts, words, 'X.X.', null, 'torus').position).toMatchObject({ layers: 1, form: 'torus' });
});

test('the answer has layers and the topology only where there are some', () => {
  expect(answerFor(snapshot('.X/XX//XX/X.', {}, SPACE))).toMatchObject({
    columns: 2,
    rows: 2,
    layers: 2,
    board: [['.X', 'XX'], ['XX', 'X.']], // biome-ignore format: layers
    black: { alive: expect.arrayContaining(['1:B2', '2:A1']) },
  });
  const ring = answerFor(snapshot('X.XX.', { topology: 'cylinder' }, SPACE));
  expect(ring).toMatchObject({ topology: 'cylinder', board: ['X.XX.'], black: { alive: ['A1', 'C1', 'D1'] } });
  expect(ring).not.toHaveProperty('layers');
  expect(answerFor(snapshot('X.XX.', {}, FLAT))).not.toHaveProperty('topology');
});

test('eyes are for planes, and a note says so', () => {
  const { where, notes } = snapshot('X.//.X', { mode: 'eyes' }, SPACE);
  expect(where).toBeNull();
  expect(notes).toEqual(['The eyes of groups are shown on boards of one layer without joined edges only.']);
  expect(snapshot('X.//.X', { mode: 'capture' }, SPACE).where).toMatchObject({ lens: 'prove' });
});

test('another text or board is looked at anew', () => {
  const inSpace = { ...INITIAL, text: 'X.//.X', isInSpace: true };
  expect(update(inSpace, { type: 'text', text: 'X.', place: '0' }).isInSpace).toBe(false);
  for (const name of ['board', 'topology', 'move'] as const) {
    expect(update(inSpace, { type: 'attribute', name, place: '0' }).isInSpace).toBe(false);
  }
  expect(update(inSpace, { type: 'attribute', name: 'turn', place: '0' }).isInSpace).toBe(true);
});

test('a first view is two angles, and nothing else', () => {
  expect(turnIn('40,50')).toEqual({ around: 40, above: 50 });
  expect(turnIn(' -90 , 200')).toEqual({ around: 270, above: 90 });
  for (const words of [null, '', '40', '40,', 'a,b', '1,2,3', 'Infinity,0']) {
    expect(turnIn(words), String(words)).toBeNull();
  }
});
