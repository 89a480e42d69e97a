/** Games by chosen rules, as presses of a reader, with the real engine. */
import { expect, test } from 'vitest';
import { build } from '../engine/engine.fixture.ts';
import { loadPlayer } from '../engine/everything.ts';
import type { Point, Position } from '../engine/types.ts';
import { apply, historyOf } from './history.ts';
import { PLAIN, type Play } from './play.ts';
import { type State, WORKED_STATE } from './state.ts';
import { isRefused, playStones, pressInSpace } from './turn.ts';
import { type Action, update } from './update.ts';

const player = await loadPlayer(build('everything'));

const of = (...layers: string[]): Position => ({
  columns: layers[0]?.indexOf('/') ?? 0,
  rows: layers[0]?.split('/').length ?? 0,
  layers: layers.length,
  form: 'box',
  stones: layers.join('').replaceAll('/', ''),
});
const EMPTY = of('.../...', '.../...');
/** A white block with eyes at 0 and 2. */
const EYES = of('.O.O/OOOO', 'OOOO/XXXX');
/** On a cylinder: Black takes B2 from C2, a ko, and White could take another from F2. */
const KOS: Position = { ...of('.XO..XO./XO.OX.XO/.XO..XO.'), form: 'cylinder' };

const game = (position: Position, play: Partial<Play> = {}, more: Partial<State> = {}): State => ({
  ...WORKED_STATE,
  position,
  play: { ...PLAIN, ...play },
  ...more,
});
const does = update;
const presses = (state: State, ...points: Point[]): State =>
  points.reduce((now, point) => does(now, pressInSpace(player, now, point)), state);
const passes = (state: State): State => does(state, playStones(player, state, []));
const said = ({ notice }: State): string => (typeof notice?.text === 'string' ? notice.text : '');

test('stones of a turn are played one after another, and the rest of it can be left', () => {
  const two = presses(game(EMPTY, { black: 3 }), 0, 5);
  expect(two).toMatchObject({ toPlay: 'black', lastMove: 5, play: { played: 2 } });
  expect(presses(two, 7)).toMatchObject({ toPlay: 'white', play: { played: 0 } });
  expect(passes(two)).toMatchObject({ toPlay: 'white', play: { played: 0, passes: 0 }, notice: null });
});

test('stones at the same time are chosen, given up, and placed with the last one', () => {
  const eyes = game(EYES, { black: 2, together: true });
  const one = presses(eyes, 0);
  expect(one).toMatchObject({ position: EYES, play: { chosen: [0] } });
  expect(presses(one, 0).play.chosen).toEqual([]);
  const both = presses(one, 2);
  expect(both.position.stones).toBe('X.X.....' + '....XXXX');
  expect(both).toMatchObject({ toPlay: 'white', prisoners: { byBlack: 10, byWhite: 0 }, play: { chosen: [] } });
  expect(said(both)).toMatch(/^Black captures 10 white stones: 1:B2, 1:D2, /);
  // One of them would be suicide, and the other one is not the last eye.
  expect(said(presses(game(EYES, { black: 2 }), 0))).toMatch(
    /^Black may not play 1:A2: the stone would have no liberty/,
  );
  const refused = presses(game(of('.O../OO..', 'OO../OO..'), { black: 2, together: true }), 0, 3);
  expect(said(refused)).toBe(
    'Black may not play 1:A2 and 1:D2 together: one of the stones would have no liberty. That is suicide, which is forbidden.',
  );
  expect(refused.play.chosen).toEqual([0]);
});

test('with fewer stones than the turn allows, a choice can be placed before it is complete', () => {
  const one = presses(game(EMPTY, { black: 3, together: true }), 4);
  const placed = does(one, playStones(player, one, one.play.chosen));
  expect(placed).toMatchObject({ toPlay: 'black', play: { played: 1, chosen: [] } });
});

test('Black begins an empty board with any number of stones', () => {
  const chosen = presses(game(EMPTY, { opening: true }), 0, 1, 6, 11);
  expect(chosen.play.chosen).toEqual([0, 1, 6, 11]);
  const placed = does(chosen, playStones(player, chosen, chosen.play.chosen));
  expect(placed.position.stones).toBe('XX....' + 'X....X');
  expect(placed).toMatchObject({ toPlay: 'white', play: { opening: true, chosen: [] } });
  expect(presses(placed, 2)).toMatchObject({ toPlay: 'black', lastMove: 2 });
});

test('after a ko Kim’s rule forbids every other, in words, until a move elsewhere', () => {
  const taken = presses(game(KOS, { ko: 'kim' }), 10);
  expect(taken.ko).toBe(9);
  expect(said(taken)).toBe(
    'Black captures 1 white stone: B2. This is a ko: White may not retake it at once, nor take any other ko.',
  );
  expect(said(presses(taken, 9))).toContain('that would repeat the previous position (ko)');
  const refused = presses(taken, 13);
  expect(refused).toMatchObject({
    position: taken.position,
    toPlay: 'white',
    notice: { tone: 'problem', points: [13] },
  });
  expect(said(refused)).toBe(
    'White may not play F2 now: Black has just taken a ko, and by Kim’s rule no ko may be taken right after another. Play elsewhere first.',
  );
  expect(presses({ ...taken, play: PLAIN }, 13).toPlay).toBe('black');
  expect(presses(taken, 0, 16, 13).prisoners.byWhite).toBe(1);
});

test('two passes end the game, and a stone between them does not', () => {
  const one = passes(game(EMPTY));
  expect(said(one)).toBe('Black passes. White plays next.');
  expect(passes(presses(one, 3)).play.passes).toBe(1);
  const over = passes(one);
  expect(over).toMatchObject({ toPlay: 'black', play: { passes: 2 } });
  const refused = presses(over, 0);
  expect(refused.position).toBe(over.position);
  expect(said(refused)).toContain('The game is over');
});

test('suicide where it is allowed takes the own stones off, and the enemy has them', () => {
  const rules = { suicide: 'allowed', regions: 'small' } as const;
  const gone = presses(game(of('.O../OO..', 'OO../OO..'), {}, { rules }), 0);
  expect(gone).toMatchObject({ prisoners: { byBlack: 0, byWhite: 1 }, toPlay: 'white' });
  expect(said(gone)).toMatch(/^Suicide \(legal here\)/);
});

test('each choice, turn and pass is undone by itself', () => {
  let history = historyOf(game(EMPTY, { black: 2, together: true }));
  const step = (action: Action) => {
    history = apply(history, action);
  };
  step(pressInSpace(player, history.present, 0));
  step(pressInSpace(player, history.present, 5));
  step(playStones(player, history.present, []));
  expect(history.present).toMatchObject({ toPlay: 'black', play: { passes: 1 } });
  history = apply(history, { type: 'undo' });
  expect(history.present).toMatchObject({ toPlay: 'white', play: { passes: 0 } });
  history = apply(history, { type: 'undo' });
  expect(history.present).toMatchObject({ position: EMPTY, toPlay: 'black', play: { chosen: [0] } });
  history = apply(history, { type: 'undo' });
  expect(history.present.play.chosen).toEqual([]);
  history = apply(apply(history, { type: 'redo' }), { type: 'redo' });
  expect(history.present).toMatchObject({ toPlay: 'white', lastMove: 5 });
});

test('a point is refused for suicide, for a ko, and after the end of the game', () => {
  expect(isRefused(player, game(EYES), 0)).toBe(true);
  // Of two at the same time it is only a choice.
  expect(isRefused(player, game(EYES, { black: 2, together: true }), 0)).toBe(false);
  const taken = presses(game(KOS), 10);
  expect(isRefused(player, taken, taken.ko ?? -1)).toBe(true);
  expect(isRefused(player, game(EMPTY), 0)).toBe(false);
  expect(isRefused(player, game(EMPTY, { passes: 2 }), 0)).toBe(true);
});
