import { expect, test } from 'vitest';
import { build } from '../../engine/engine.fixture.ts';
import { loadWidgetBuild } from '../../engine/widget.ts';
import { type Defaults, type Settings, settingsOf } from './attributes.ts';
import { words } from './fault-words.fixture.ts';
import { answerFor, isAtEnd, placeIn, type Surroundings, snapshots, snapshotView } from './snapshot.ts';
import { INITIAL } from './state.ts';

const { engine, texts } = await loadWidgetBuild(build('widget'));
const SURROUNDINGS: Surroundings = {
  engine,
  texts,
  faultWords: words,
  theme: 'pale',
  palette: [],
  page: '',
  links: '',
  hasSpaces: false,
  canShowLens: true,
  canPlay: true,
  canPress: true,
};
const WORKED = 'X.X.XX\n.XXX.X\nXX....\nX..XXX\nX.X.X.\nX..XXX';

const settings = (attributes: Readonly<Record<string, string>> = {}, owner?: Defaults): Settings =>
  settingsOf({ getAttribute: (name: string) => attributes[name] ?? null } as Element, owner);

const STEPS = settings({ view: 'steps' });

test('nothing is computed twice', () => {
  const snapshotOf = snapshots();
  const first = snapshotOf({ ...INITIAL, text: WORKED }, STEPS, SURROUNDINGS);
  const next = snapshotOf(
    { ...INITIAL, text: WORKED, place: '1' },
    settings({ view: 'steps', theme: 'dim' }),
    SURROUNDINGS,
  );
  expect(next.study).toBe(first.study);
  expect(next.position).toBe(first.position);
  expect([placeIn(first), placeIn(next)]).toEqual(['0', '1.5']);
  const white = snapshotOf({ ...INITIAL, text: WORKED }, settings({ color: 'white' }), SURROUNDINGS);
  expect(white.study).not.toBe(first.study);
  expect(white.position).toBe(first.position);
});

test('a place beyond the run is its end', () => {
  const snapshot = snapshots()({ ...INITIAL, text: WORKED, place: '99' }, STEPS, SURROUNDINGS);
  expect(isAtEnd(snapshot)).toBe(true);
});

test('both colours are stepped through in turn, Black first', () => {
  const snapshotOf = snapshots();
  const both = settings({ color: 'both' });
  const text = 'X.O';
  expect(snapshotOf({ ...INITIAL, text }, both, SURROUNDINGS).stepping).toBe('black');
  expect(snapshotOf({ ...INITIAL, text, stepping: 'white' }, both, SURROUNDINGS).stepping).toBe('white');
  expect(snapshotOf({ ...INITIAL, text: 'O.O' }, STEPS, SURROUNDINGS).stepping).toBe('white');
});

test('a proof is about the block named, or else about the first that falls', () => {
  const at = (attributes: Readonly<Record<string, string>>, more: Partial<Surroundings> = {}) =>
    snapshots()({ ...INITIAL, text: WORKED }, settings(attributes), { ...SURROUNDINGS, ...more });
  expect(at({ mode: 'capture' }).where).toMatchObject({ proof: { block: 'C', activity: 'show', move: 0 } });
  expect(at({ mode: 'try', block: 'A6' }).where).toMatchObject({ proof: { block: 'A', activity: 'try', moves: [] } });
  expect(at({}).where).toBeNull();
  const without = at({ mode: 'capture' }, { canShowLens: false });
  expect(without.where).toBeNull();
  expect(without.notes).toHaveLength(1);
});

test('the block named decides on the colour, unless an attribute does', () => {
  const at = (attributes: Readonly<Record<string, string>>) =>
    snapshots()({ ...INITIAL, text: 'X.O' }, settings(attributes), SURROUNDINGS);
  expect(at({ mode: 'eyes', block: ' C1' })).toMatchObject({ stepping: 'white', block: 2, where: { lens: 'eyes' } });
  expect(at({ mode: 'eyes', block: 'C1', color: 'both' }).stepping).toBe('white');
  expect(at({ mode: 'eyes', block: 'C1', color: 'black' }).stepping).toBe('black');
  expect(at({ block: 'C1' }).stepping).toBe('black');
  for (const block of ['B1', 'Z9', '<b>', '']) {
    const { stepping, where } = at({ mode: 'eyes', block });
    expect([stepping, where]).toEqual(['black', { room: 'explore', lens: 'eyes', eyes: null }]);
  }
});

test('an empty text, and one that cannot be read, are failures', () => {
  const snapshotOf = snapshots();
  expect(() => snapshotOf({ ...INITIAL, text: '' }, settings(), SURROUNDINGS)).toThrow(/no diagram/);
  expect(() => snapshotOf({ ...INITIAL, text: 'XO.\nX' }, settings(), SURROUNDINGS)).toThrow();
});

test('in a part of a board the point that breaks a region is one that is seen, if there is one', () => {
  const at = (text: string, crop: string) =>
    snapshots()({ ...INITIAL, text }, settings({ view: 'steps', crop }), SURROUNDINGS).facts?.regions[0]?.notSmallAt;
  const corner = '$$ | . . . .\n$$ | X X . .\n$$ | . X . .\n$$  -------';
  expect(at(corner, '')).toBe(0);
  // D3, on the board of 19x19.
  expect(at(corner, 'drawn')).toBe(16 * 19 + 2);
  // All that is seen touches a black stone.
  expect(at('$$ | . .\n$$ | X X\n$$ | . X\n$$  ---', 'drawn')).toBe(0);
});

test('a diagram is shown as it is drawn until the reader begins, and is analysed all the same', () => {
  const at = (state: object, attributes: Readonly<Record<string, string>> = { view: 'plain' }) =>
    snapshots()({ ...INITIAL, text: WORKED, ...state }, settings(attributes), SURROUNDINGS);
  const plain = at({});
  expect(plain).toMatchObject({ facts: null, problem: '', begins: '1.5' });
  expect(answerFor(plain)?.black?.rounds).toBe(2);
  expect(at({ hasBegun: true })).toMatchObject({ begins: null, facts: { rounds: 2 } });
  expect(at({}, { view: 'plain', mode: 'capture' }).begins).toBe(null);
  // A position without a run is a diagram, too.
  const none = at({ text: 'XO\nO.' });
  expect(none).toMatchObject({ facts: null, problem: '', points: [], begins: '0' });
  expect(answerFor(none)).toBe(null);
  expect(at({ text: 'XO\nO.', hasBegun: true }).problem).toMatch(/no liberty/);
});

test('the owner’s view is that of elements that say nothing about the steps', () => {
  const view = (attributes: Readonly<Record<string, string>>, owner = '') =>
    settings(attributes, { view: owner, theme: '' }).view;
  const silent = { move: '3', theme: 'dim', coordinates: 'none', spacing: '20', block: 'C3', board: '9x9' };
  expect(view({})).toBe('plain');
  expect(view(silent)).toBe('plain');
  expect(view(silent, 'plain')).toBe('plain');
  expect(view(silent, 'steps')).toBe('steps');
  for (const owner of ['', 'plain', 'steps'])
    for (const name of ['round', 'mode', 'color', 'controls', 'regions', 'suicide', 'editable', 'quiz'])
      expect(view({ [name]: '' }, owner), name).toBe('steps');
  expect(view({ round: '1', view: 'plain' })).toBe('plain');
  expect(view({ view: 'plain' }, 'steps')).toBe('plain');
  expect(view({ view: 'steps' }, 'plain')).toBe('steps');
  for (const other of ['constructor', 'PLAIN', 'Steps', '']) expect(view({ view: other }, other), other).toBe('plain');
});

test('a diagram shown as it is drawn is no more than what it draws, unless its author says so', () => {
  const text = '$$ | . . . .\n$$ | X X . .\n$$ | . X . .\n$$  -------';
  const at = (attributes: Readonly<Record<string, string>>, owner = '', state: object = {}) => {
    const asked = settings(attributes, { view: owner, theme: '' });
    const { crop, notes } = snapshots()({ ...INITIAL, text, ...state }, asked, SURROUNDINGS);
    return [crop && [crop.columns, crop.rows], notes.length];
  };
  // Nothing is said of what lies outside before something is said of what stays alive.
  expect(at({})).toEqual([[4, 3], 0]);
  expect(at({}, '', { hasBegun: true })).toEqual([[4, 3], 1]);
  expect(at({ crop: 'none' })).toEqual([null, 0]);
  expect(at({}, 'steps')).toEqual([null, 1]);
  expect(at({ view: 'plain' }, 'steps')).toEqual([[4, 3], 0]);
  for (const name of ['round', 'mode', 'color', 'controls', 'regions', 'suicide', 'editable', 'view'])
    expect(at({ [name]: 'steps' })[0], name).toBe(null);
  expect(at({ round: '1', crop: 'drawn' })).toEqual([[4, 3], 1]);
});

test('a theme follows the page, or is chosen, or is one for light and one for dark pages', () => {
  const themes = (theme?: string, owner = '') => {
    const { themes, hasGround } = settings(theme === undefined ? {} : { theme }, { view: '', theme: owner });
    return [themes.join(' '), hasGround];
  };
  expect(themes()).toEqual(['pale dim', false]);
  expect(themes('auto')).toEqual(['pale dim', false]);
  expect(themes('wood')).toEqual(['wood wood', true]);
  expect(themes('wood night')).toEqual(['wood night', false]);
  expect(themes(undefined, 'slate night')).toEqual(['slate night', false]);
  expect(themes('auto', 'slate')).toEqual(['pale dim', false]);
  for (const other of ['', 'purple', 'wood purple', 'wood night dim', 'constructor', 'forced'])
    expect(themes(other), other).toEqual(['pale dim', false]);
});

test('coordinates are at all sides, at some, or at none', () => {
  const sides = (coordinates: string) => settings({ coordinates }).sides.join();
  expect(settings().sides).toEqual(['left', 'top', 'right', 'bottom']);
  expect(sides('left bottom')).toBe('left,bottom');
  expect(sides('none')).toBe('');
  for (const other of ['', 'all', 'left none', 'constructor']) expect(sides(other)).toBe('left,top,right,bottom');
});

const GAME = '(;SZ[9];B[cc];W[gg](;B[cg];W[gc])(;B[gc]C[Another way]))';
const NUMBERED = '$$ | . . . |\n$$ | 1 X 2 |\n$$ | . 3 . |';

test('a game opens at its first position or at `move`, a numbered diagram as drawn', () => {
  const at = (text: string, attributes: Readonly<Record<string, string>> = {}, state: object = {}) => {
    const { place, play, begins, position } = snapshots()(
      { ...INITIAL, text, ...state },
      settings(attributes),
      SURROUNDINGS,
    );
    const stones = position.stones.replaceAll('.', '').length;
    return [stones, place.move, play && [play.line, play.move, play.moves], begins !== null];
  };
  expect(at(GAME)).toEqual([0, 0, [0, 0, 4], true]);
  expect(at(GAME, { move: '2' })).toEqual([2, 2, [0, 2, 4], true]);
  expect(at(GAME, { move: '99' })).toEqual([4, 4, [0, 4, 4], true]);
  expect(at(GAME, { view: 'plain' })).toEqual([0, 0, [0, 0, 4], true]);
  expect(at(GAME, {}, { at: { line: 1, move: 3 } })).toEqual([3, 3, [1, 3, 3], true]);
  expect(at(GAME, {}, { at: { line: 1, move: 3 }, hasBegun: true })).toEqual([3, 3, [1, 3, 3], false]);
  expect(at(GAME, { play: 'none' })).toEqual([4, 4, [0, 4, 4], true]);
  expect(at(NUMBERED)).toEqual([4, 3, [0, 0, 3], true]);
  expect(at(NUMBERED, {}, { at: { line: 0, move: 1 } })).toEqual([2, 1, [0, 1, 3], true]);
  // What says something about the steps opens with them, as a text without moves does.
  for (const name of ['round', 'mode', 'color', 'controls', 'regions', 'suicide', 'editable'])
    expect(at(GAME, { [name]: '' }), name).toEqual([4, 4, null, false]);
  expect(at(GAME, { view: 'steps' })).toEqual([4, 4, null, false]);
  expect(at('X.O')).toEqual([2, 0, null, true]);
  expect(at('X.O', { view: 'steps' })).toEqual([2, 0, null, false]);
});

test('what is alive is marked at a move, and the author’s shapes are not, which could be taken for it', () => {
  const text = '(;SZ[5]AB[ba][bb][cb][db][da]TR[ba]LB[ca:a];W[ee])';
  const marks = (showsLife: boolean) => {
    const snapshot = snapshots()({ ...INITIAL, text, showsLife }, settings(), SURROUNDINGS);
    return (snapshotView(snapshot).marks ?? []).map(({ point, kind }) => `${kind} ${point}`);
  };
  expect(marks(false).sort()).toEqual(['label 2', 'triangle 1']);
  expect(marks(true)).toEqual(['label 2']);
  const living = '(;SZ[5]AB[ba][bb][ab][ca][cb][db][ea][eb]TR[ba];W[ee])';
  const alive = snapshots()({ ...INITIAL, text: living, showsLife: true }, settings(), SURROUNDINGS);
  const shown = (snapshotView(alive).marks ?? []).map(({ point, kind }) => `${kind} ${point}`);
  expect(shown).toContain('circle 1');
  expect(shown).toContain('square 0');
  expect(shown).not.toContain('triangle 1');
});
