import { expect, test } from 'vitest';
import { positionOf } from '../../engine/position.ts';
import { Failure } from '../failure.ts';
import { END } from './attributes.ts';
import { editedFrom, type Opened } from './open-text.ts';
import { canDraw, INITIAL, type State } from './state.ts';
import { type Action, update } from './update.ts';

const set = (fields: Extract<Action, { type: 'set' }>['fields']): Action => ({ type: 'set', fields });
const after = (...actions: Action[]): State => actions.reduce(update, INITIAL);

const OPENED: Opened = {
  position: positionOf(['X.X']),
  marks: [],
  lastMove: 0,
  toPlay: 'black',
  ko: null,
  title: 'A title',
  notes: ['A warning.'],
  assumption: '',
  game: null,
  place: { index: 0, move: 0, assumedOutsideEmpty: false },
  crop: { left: 0, top: 0, columns: 2, rows: 1 },
  links: [],
  items: { shown: [0, 1], isCounted: true, unshown: [] },
  record: null,
};
const TEXT: Action = { type: 'text', text: 'X.X', place: '1' };
const EDIT: Action = {
  type: 'edit',
  edited: editedFrom(OPENED, { stones: 'XXX', toPlay: 'white', ko: 1, lastMove: 2 }),
  isAtEnd: false,
};

test('another text begins anew, at the place of the attribute', () => {
  const drawn = after(TEXT, set({ isAnnounced: true }), EDIT, set({ place: '2.1' }));
  expect(drawn).toMatchObject({ place: '2.1', isAnnounced: true });
  const next = update(drawn, { type: 'text', text: 'O.O', place: '0' });
  expect(next).toMatchObject({ text: 'O.O', place: '0', edited: null, isAnnounced: false });
  expect(update(drawn, TEXT), 'the same text is no change').toBe(drawn);
});

test('edits keep the title and the place in the text, and nothing that was said about it', () => {
  const { edited } = after(TEXT, EDIT);
  expect(edited).toMatchObject({ title: 'A title', toPlay: 'white', ko: 1, lastMove: 2, notes: [], game: null });
  expect(edited?.position.stones).toBe('XXX');
});

test('a reader at the end of the run stays at the end of the next one', () => {
  expect(after(TEXT, { ...EDIT, isAtEnd: true }).place).toBe(END);
  expect(after(TEXT, EDIT).place).toBe('1');
  expect(after(TEXT, EDIT, { type: 'reset', isAtEnd: true })).toMatchObject({ edited: null, place: END });
});

test('to reset what was not edited is no change', () => {
  const state = after(TEXT);
  expect(update(state, { type: 'reset', isAtEnd: true })).toBe(state);
});

test('each attribute affects only what it is about', () => {
  const state = after(
    TEXT,
    set({ isAnnounced: true }),
    EDIT,
    { type: 'turn', from: 'black' },
    set({ mustRead: false }),
  );
  const inLens = update(state, set({ where: { room: 'explore', lens: 'eyes', eyes: null } }));
  const on = (name: Extract<Action, { type: 'attribute' }>['name']) => {
    const next = update(inLens, { type: 'attribute', name, place: '3' });
    return Object.keys(next).filter((key) => next[key as keyof State] !== inLens[key as keyof State]);
  };
  expect(on('round')).toEqual(['place']);
  expect(on('color')).toEqual(['stepping', 'where']);
  expect(on('suicide')).toEqual(['where']);
  expect(on('block')).toEqual(['where']);
  expect(on('move')).toEqual(['isAnnounced', 'edited', 'where']);
  expect(on('src')).toEqual(['mustRead']);
  expect(on('theme')).toEqual([]);
});

test('a text that failed is drawn no more, but an engine that is missing is tried again', () => {
  const failed = (code: ConstructorParameters<typeof Failure>[0]) =>
    after(TEXT, { type: 'failed', failure: new Failure(code, () => 'A reason.') });
  expect(canDraw(failed('unreadable'))).toBe(false);
  expect(canDraw(failed('no-engine'))).toBe(true);
  expect(canDraw(update(failed('unreadable'), { type: 'attribute', name: 'move', place: '0' }))).toBe(true);
  expect(canDraw(update(failed('unreadable'), { type: 'text', text: 'O', place: '0' }))).toBe(true);
  expect(canDraw(after(TEXT, { type: 'noText' }))).toBe(false);
});

test('what the reader did outlives a move to another place of the page', () => {
  const before = after(TEXT, EDIT, set({ isNear: true, width: 300 }));
  const moved = update(before, set({ isNear: null, width: 0, mustRead: true }));
  expect(moved).toEqual({ ...before, isNear: null, width: 0, mustRead: true });
});
