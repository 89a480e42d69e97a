import { describe, expect, it, test } from 'vitest';
import { positionOf } from '../engine/position.ts';
import { PLAIN } from './play.ts';
import { NO_PRISONERS, NOT_COUNTED } from './prisoners.ts';
import { type State, WORKED_STATE } from './state.ts';
import { type Action, update } from './update.ts';
import { HOME, startOf, type Where } from './where.ts';

const board = (...rows: string[]): State => ({ ...WORKED_STATE, position: positionOf(rows) });
const rowsOf = ({ position: { stones, columns } }: State) => stones.match(new RegExp(`.{${columns}}`, 'g'));
const doing = (state: State, ...actions: Action[]) => actions.reduce(update, state);

describe('paint', () => {
  it('sets every point of the stroke to the stone, and nothing outside the board', () => {
    const state = doing(board('...', '.O.'), { type: 'paint', points: [0, 4, 99], color: 'black', stroke: 1 });
    expect(rowsOf(state)).toEqual(['X..', '.X.']);
  });

  it('keeps the turn', () => {
    expect(doing(board('X..'), { type: 'paint', points: [0], color: null, stroke: 1 }).toPlay).toBe('black');
    expect(doing(board('...'), { type: 'paint', points: [0], color: 'black', stroke: 1 }).toPlay).toBe('black');
  });

  it('gives the same state when nothing changes', () => {
    const state = board('X..');
    expect(update(state, { type: 'paint', points: [0], color: 'black', stroke: 1 })).toBe(state);
  });

  it('forgets ko, last move and what was said of the old position', () => {
    const played: State = { ...board('X..'), ko: 1, lastMove: 0, notice: { tone: 'problem', text: 'Occupied.' } };
    const state = doing(played, { type: 'paint', points: [2], color: 'white', stroke: 1 });
    expect([state.ko, state.lastMove, state.notice]).toEqual([null, null, null]);
  });

  it('keeps the place in the run', () => {
    const state = doing({ ...board('X..'), place: '1.2' }, { type: 'paint', points: [2], color: 'black', stroke: 1 });
    expect(state.place).toBe('1.2');
  });
});

describe('a game in space', () => {
  const cube: State = {
    ...WORKED_STATE,
    position: { columns: 2, rows: 1, layers: 2, form: 'box', stones: 'X...' },
    play: { ...PLAIN, ko: 'kim', white: 2, played: 1, chosen: [2] },
    lastMove: 0,
    notice: { tone: 'news', text: 'Black captures.' },
  };
  const { play } = cube;

  it('changes in parts', () => {
    const passed = doing(cube, { type: 'turn', to: { toPlay: 'white', play: { ...play, passes: 1 } } });
    expect([passed.toPlay, passed.play.passes, passed.lastMove, passed.notice]).toEqual(['white', 1, 0, null]);
    const position = { ...cube.position, stones: 'XX..' };
    const played = doing(cube, { type: 'turn', to: { position, lastMove: 1, ko: 3, play: { ...play, played: 0 } } });
    expect(played).toMatchObject({ position, lastMove: 1, ko: 3, play: { played: 0, chosen: [2] } });
  });

  it('begins its turn again when stones are set up, and keeps its rules', () => {
    const begun = { ...PLAIN, ko: 'kim', white: 2 };
    expect(doing(cube, { type: 'paint', points: [1], color: 'white', stroke: 1 }).play).toEqual(begun);
    expect(doing(cube, { type: 'clear' }).play).toEqual(begun);
    expect(doing(cube, { type: 'flip' }).play).toEqual(begun);
    expect(doing(cube, { type: 'load', load: { position: cube.position } }).play).toEqual(PLAIN);
  });
});

describe('a move', () => {
  const move = (point: number, ...rows: string[]): Action => ({
    type: 'played',
    point,
    position: positionOf(rows),
    ko: null,
  });

  it('passes the turn, and its color gets what the other one lost', () => {
    const captured = doing(board('.X', '.O', '.X'), move(2, '.X', 'X.', '.X'));
    expect([captured.toPlay, captured.lastMove]).toEqual(['white', 2]);
    expect(captured.prisoners).toMatchObject({ byBlack: 1, byWhite: 0 });
  });

  it('that takes only its own stones gives them to the other color', () => {
    const white: State = { ...board('.X', 'XX', 'OX', '.X'), toPlay: 'white' };
    expect(doing(white, move(6, '.X', 'XX', '.X', '.X')).prisoners).toMatchObject({ byBlack: 2, byWhite: 0 });
    expect(doing(white, move(0, '.X', 'XX', 'OX', '.X')).prisoners).toMatchObject({ byBlack: 1, byWhite: 0 });
  });

  it('lifts a ko, and a pass does too', () => {
    const ko: State = { ...board('...'), ko: 1, lastMove: 0 };
    expect(doing(ko, move(2, '..X')).ko).toBeNull();
    expect(doing(ko, { type: 'pass' })).toMatchObject({ ko: null, lastMove: null, toPlay: 'white' });
  });
});

describe('the count of prisoners', () => {
  const empty = doing(board('X'), { type: 'size', size: { columns: 3, rows: 1 } });
  const paint = (point: number, color: 'black' | 'white'): Action => ({
    type: 'paint',
    points: [point],
    color,
    stroke: point,
  });

  it('is complete from an empty board on, and with a handicap', () => {
    expect(empty.prisoners).toEqual(NO_PRISONERS);
    expect(doing(empty, { type: 'clear' }).prisoners).toBe(NO_PRISONERS);
    expect(doing(empty, paint(0, 'black')).prisoners).toBe(NO_PRISONERS);
  });

  it('may lack some once stones of both colors were set up, or after a position of unknown origin', () => {
    expect(doing(empty, paint(0, 'black'), paint(2, 'white')).prisoners).toEqual(NOT_COUNTED);
    expect(doing(empty, { type: 'load', load: { position: positionOf(['X.O']) } }).prisoners).toBe(NOT_COUNTED);
    const taken: State = { ...empty, prisoners: { byBlack: 1, byWhite: 2, fromBeginning: true } };
    expect(doing(taken, paint(0, 'black')).prisoners).toEqual({ byBlack: 1, byWhite: 2, fromBeginning: false });
  });

  it('changes sides with the colors', () => {
    const taken: State = { ...empty, prisoners: { byBlack: 1, byWhite: 2, fromBeginning: true } };
    expect(doing(taken, { type: 'flip' }).prisoners).toEqual({ byBlack: 2, byWhite: 1, fromBeginning: true });
  });
});

test('an example whose colors are swapped is one that the reader has changed', () => {
  const opened: State = { ...board('X.X', '.O.'), example: { id: 'seki', edited: false } };
  expect(doing(opened, { type: 'flip' }).example).toEqual({ id: 'seki', edited: true });
});

describe('the starting set', () => {
  const chosen: State = { ...board('X.X', '.O.'), start: [0, 2] };

  it('loses the blocks whose stone is taken away', () => {
    expect(doing(chosen, { type: 'paint', points: [0], color: null, stroke: 1 }).start).toEqual([2]);
  });

  it('is all blocks again when its last stone has gone, or changed color', () => {
    expect(doing(chosen, { type: 'paint', points: [0, 2], color: null, stroke: 1 }).start).toBeNull();
    expect(doing(chosen, { type: 'paint', points: [0, 2], color: 'white', stroke: 1 }).start).toBeNull();
    expect(doing(chosen, { type: 'start', points: [] }).start).toBeNull();
  });

  it('follows its blocks when the colors are swapped', () => {
    const state = doing(chosen, { type: 'flip' });
    expect([rowsOf(state), state.start, state.show]).toEqual([['O.O', '.X.'], [0, 2], 'white']);
  });
});

describe('load', () => {
  it('starts at the start, with the usual rules, unless the load says otherwise', () => {
    const old: State = {
      ...board('X..'),
      place: '2.1',
      rules: { suicide: 'allowed', regions: 'enclosed' },
      start: [0],
    };
    const state = doing(old, { type: 'load', load: { position: positionOf(['O']) } });
    expect([state.place, state.rules, state.start, state.show]).toEqual([
      '0',
      { suicide: 'forbidden', regions: 'small' },
      null,
      'black',
    ]);
    const loaded = doing(old, { type: 'load', load: { position: positionOf(['O']), show: 'white', place: '1.1' } });
    expect([loaded.place, loaded.show, loaded.stepping]).toEqual(['1.1', 'white', 'white']);
  });

  it('keeps rules, place and color on the way through a game', () => {
    const old: State = { ...board('X..'), place: '2.1', rules: { suicide: 'allowed', regions: 'small' }, show: 'both' };
    const state = doing(old, { type: 'load', load: { position: positionOf(['O..']) }, keep: true });
    expect([state.place, state.rules.suicide, state.show]).toEqual(['2.1', 'allowed', 'both']);
  });
});

describe('show', () => {
  it('steps through the color that is shown alone', () => {
    const both = doing(board('X.O'), { type: 'show', show: 'both' });
    expect(both.stepping).toBe('black');
    expect(doing(both, { type: 'stepping', color: 'white' }, { type: 'show', show: 'black' }).stepping).toBe('black');
    expect(doing(both, { type: 'show', show: 'white' }).stepping).toBe('white');
  });
});

describe('the place of the reader', () => {
  it('may be with the other color, if both are shown', () => {
    const where: Where = { room: 'explore', lens: 'prove', proof: { activity: 'choose', block: 'B' } };
    const white: Action = { type: 'visit', where, stepping: 'white' };
    expect(doing(WORKED_STATE, { type: 'show', show: 'both' }, white)).toMatchObject({ stepping: 'white', where });
    expect(doing(WORKED_STATE, white)).toMatchObject({ show: 'black', stepping: 'black', where });
  });

  const at: Where = { room: 'explore', lens: 'prove', proof: { activity: 'show', block: 'A', move: 12 } };
  const reading: State = { ...board('X.X', '.O.'), where: at };

  it('is the one that was visited last', () => {
    const rules: Where = { room: 'explore', lens: 'steps', panel: 'rules' };
    expect(doing(reading, { type: 'visit', where: rules }).where).toBe(rules);
    expect(update(reading, { type: 'visit', where: at })).toBe(reading);
  });

  it.each<Action>([
    { type: 'paint', points: [1], color: 'black', stroke: 1 },
    { type: 'load', load: { position: positionOf(['O']) } },
    { type: 'load', load: { position: positionOf(['O']) }, keep: true },
    { type: 'show', show: 'white' },
  ])('is the start of its lens when its blocks are others: $type', (action) => {
    expect(update(reading, action).where).toEqual(startOf('prove'));
  });

  it.each<Action>([{ type: 'clear' }, { type: 'size', size: { columns: 9, rows: 9 } }])(
    'is where stones are placed when the board is empty: $type',
    (action) => {
      expect(update(reading, action).where).toEqual(HOME);
    },
  );

  it('stays where it is when it is about the same blocks', () => {
    const seen = doing(reading, { type: 'go', place: '1.1' }, { type: 'show', show: 'both' }, { type: 'flip' });
    expect(seen.where).toBe(at);
    expect(doing(seen, { type: 'stepping', color: 'black' }).where).toEqual(startOf('prove'));
  });

  it('is the load’s, if it has one', () => {
    const position = positionOf(['O']);
    expect(doing(reading, { type: 'load', load: { position, where: HOME } }).where).toBe(HOME);
  });
});

describe('a notice', () => {
  const text = { text: '(;SZ[3];B[aa];W[bb])', item: 0, line: 0, move: 2 };
  const opened: State = { ...board('X..'), game: text, notice: { tone: 'news', text: 'Read.', ofOpened: true } };
  const refused: State = { ...board('X..'), notice: { tone: 'problem', text: 'Occupied.', points: [0] } };
  const described: State = { ...refused, notice: { tone: 'news', text: 'A stone.', points: [0] } };
  const move = (game: State['game']): Action => ({
    type: 'load',
    load: { position: opened.position, game },
    keep: true,
  });
  const noticed = (state: State, ...actions: Action[]) => doing(state, ...actions).notice?.text ?? null;
  const placed: Action = { type: 'paint', points: [1], color: 'white', stroke: 1 };

  it('about what was opened stays at every move and change, until something else is opened', () => {
    expect(noticed(opened, move({ ...text, move: 1 }), { type: 'go', place: '1' }, placed, { type: 'flip' })).toBe(
      'Read.',
    );
    expect(noticed(opened, move({ ...text, item: 1 }))).toBeNull();
    expect(noticed(opened, { type: 'clear' })).toBeNull();
    expect(noticed(opened, { type: 'load', load: { position: opened.position, game: text } })).toBeNull();
    expect(noticed(opened, { type: 'notice', notice: null })).toBeNull();
  });

  it('that says why a move was refused stays until the board changes', () => {
    const looks: Action[] = [
      { type: 'go', place: '1' },
      { type: 'show', show: 'both' },
      { type: 'tool', tool: 'erase' },
    ];
    expect(noticed(refused, ...looks)).toBe('Occupied.');
    expect(noticed(refused, placed)).toBeNull();
    expect(noticed(refused, { type: 'pass' })).toBeNull();
  });

  it('that describes a point goes with the moment', () => {
    expect(noticed(described, { type: 'tool', tool: 'erase' })).toBe('A stone.');
    expect(noticed(described, { type: 'go', place: '1' })).toBeNull();
  });
});
