/** Boards with layers and boards with joined edges, in every part of the engine. */
import { expect, test } from 'vitest';
import { loadEngine } from './board.ts';
import { pointName, pointNamed, walked } from './coordinate.ts';
import { build } from './engine.fixture.ts';
import { EngineError } from './engine.ts';
import { loadLenses, loadSearcher, loadSpaces } from './everything.ts';
import { loadEyes } from './eyes-build.ts';
import type { LensMark } from './lens-view.ts';
import { emptyPosition, positionOf } from './position.ts';
import type { SpaceView } from './space.ts';
import type { Form, Position } from './types.ts';

const engine = await loadEngine(build('board'));
const spaces = await loadSpaces(build('everything'));
const { prover, supporter } = await loadLenses(build('everything'));
const searcher = await loadSearcher(build('everything'));
const eyes = await loadEyes(build('eyes'));

const of = (form: Form, ...layers: string[]): Position => ({
  columns: layers[0]?.indexOf('/') ?? 0,
  rows: layers[0]?.split('/').length ?? 0,
  layers: layers.length,
  form,
  stones: layers.join('').replaceAll('/', ''),
});

/** A wall between two eyes in opposite corners. */
const CUBE = of('box', '.X/XX', 'XX/X.');
/** Two eyes, one of them across the edge of a torus. */
const TORUS = of('torus', '.X.X/XXXX/.X.X/XXXX');
const RULES = { suicide: 'forbidden', regions: 'small' } as const;

/** The error for a board in space, null if there is none. */
function refusal(): unknown {
  try {
    engine.board(CUBE);
    return null;
  } catch (error) {
    return error;
  }
}

/** Sorts by the places in a list. */
const inOrder = (list: readonly string[]) => (one: string, other: string) => list.indexOf(one) - list.indexOf(other);

const before = refusal();
engine.addSpaces(spaces);

test('the build of the first board has no boards in space until they are added', () => {
  expect(before).toEqual(new EngineError({ code: 'bad-position' }));
  expect(refusal()).toBeNull();
});

test.each([
  ['a cube', CUBE, 2],
  ['a torus', TORUS, 4],
])('the stones on %s are alive, and every part of the engine says so', (_, position, eyesThere) => {
  const { alive, regions } = engine.study(position, { colors: ['black'], rules: RULES }).facts('black');
  expect(alive).toHaveLength([...position.stones].filter((stone) => stone === 'X').length);
  expect(regions).toHaveLength(eyesThere);
  expect(prover.singleMoves(position, 'black', { rules: RULES }, 0)).toBeDefined();
  const score = supporter.score(position, RULES.suicide, { byBlack: 0, byWhite: 0 });
  expect(score.black).toMatchObject({ prisoners: 0, stones: alive.length });
  const search = { position, color: 'black', suicide: RULES.suicide, method: 'full', limit: 100_000 } as const;
  expect(searcher.search(search, () => {})).toMatchObject({ captured: [], finished: true });
});

test('a stone is captured in space, and the position keeps its form', () => {
  const cube = of('box', 'OX/X.', '../..');
  const { position, captured } = engine.play(cube, 'black', 4, 'forbidden', null);
  expect(captured).toEqual([0]);
  expect(position).toEqual({ ...cube, stones: '.XX.X...' });
  expect(engine.play(TORUS, 'black', 0, 'forbidden', null).position.form).toBe('torus');
});

test.each([
  ['a grid', positionOf(['.X', 'OX']), undefined],
  ['layers', CUBE, undefined],
  ['a solid', CUBE, { around: 27, above: 24 }],
])('the marks of a lens are drawn on %s', (_, position, solid) => {
  const study = engine.board(position);
  const view: SpaceView = { color: null, moment: 0, layers: [], ...(solid && { solid }) };
  const marks: readonly LensMark[] = [
    { point: 1, kind: 'alive' },
    { point: 1, kind: 'cover' },
    { point: 0, kind: 'gone' },
  ];
  const without = study.drawn(view);
  const marked: SpaceView = { ...view, lensMarks: marks, outlined: [1] };
  const added = study.drawn(marked).filter((role) => !without.includes(role));
  expect(added).toEqual(['coordinate', 'alive-on-black', 'selection', 'cover-on-black'].sort(inOrder(engine.roles())));
  const chosen: SpaceView = { ...view, lensMarks: [{ point: 0, kind: 'chosen-white' }] };
  expect(study.drawn(chosen).filter((role) => !without.includes(role))).toContain('ghost-white');
  const wrong: SpaceView = { ...view, lensMarks: [{ point: 0, kind: 'other' as 'gone' }] };
  expect(() => study.drawn(wrong)).toThrow('bad-option');
});

test('the surface of a region has its points, its pieces and how they hang together', () => {
  const study = engine.board(of('box', '.X./X../...', 'X../.../...'));
  expect(study.surface([0])).toEqual({ points: [1, 3, 9], pieces: 3, hangsTogether: true });
  expect(study.surface([0, 17])).toMatchObject({ points: [1, 3, 8, 9, 14, 16], hangsTogether: false });
  expect(() => study.surface([18])).toThrow('no-point');
});

test('a torus is shown from another point on, and a solid is cut', () => {
  const flat: SpaceView = { color: null, moment: 0, layers: [] };
  const rolled: SpaceView = { ...flat, first: [3, 1, 0] };
  const torus = engine.board(TORUS);
  const [[x, y], [right, down]] = [torus.place(flat, 0), torus.place(rolled, 7)];
  expect([right, down]).toEqual([x, y]);
  const solid = { around: 0, above: 90 };
  const cube = engine.board(CUBE);
  const cut: SpaceView = { ...flat, solid: { ...solid, cut: { normal: [0, 0, 1], sum: 1 } } };
  const { width, height } = cube.size(cut);
  const middle = (view: SpaceView) => cube.hit(view, width / 2 - 0.6, height / 2 - 0.6)?.point;
  expect(middle({ ...flat, solid })).toBe(0);
  expect(middle(cut)).toBe(4);
});

test('eyes are a matter of grids', () => {
  expect(() => eyes.eyes(CUBE)).toThrow('no-grid');
});

test('points have the names of the program, and are walked in six directions', () => {
  const size = { columns: 3, rows: 2, layers: 2 };
  const names = Array.from({ length: 12 }, (_, point) => pointName(size, point));
  expect(names.join(' ')).toBe('1:A2 1:B2 1:C2 1:A1 1:B1 1:C1 2:A2 2:B2 2:C2 2:A1 2:B1 2:C1');
  expect(names.map((name) => pointNamed(size, name))).toEqual(names.map((_, point) => point));
  for (const wrong of ['A1', '0:A1', '3:A1', ':A1', '1:', '1:D1', '1:A3', '1:1:A1']) {
    expect(pointNamed(size, wrong), wrong).toBeNull();
  }
  const ways = ['left', 'right', 'up', 'down', 'above', 'below'] as const;
  expect(ways.map((way) => walked(size, 0, way))).toEqual([0, 1, 0, 3, 0, 6]);
  expect(ways.map((way) => walked({ ...size, form: 'torus' }, 0, way))).toEqual([2, 1, 3, 3, 6, 6]);
  expect(ways.map((way) => walked({ ...size, form: 'cylinder' }, 0, way))).toEqual([2, 1, 0, 3, 0, 6]);
  expect(walked({ columns: 3, rows: 2 }, 0, 'below')).toBeNull();
  expect(emptyPosition(size).stones).toBe('.'.repeat(12));
});
