import { describe, expect, it } from 'vitest';
import { emptyPosition, positionOf } from '../engine/position.ts';
import { apply, DEPTH, type History, type HistoryAction, historyOf, stepsTo, TEXTS } from './history.ts';
import { NOT_COUNTED } from './prisoners.ts';
import { WORKED_STATE } from './state.ts';
import { parseHistory, serializeHistory } from './stored-history.ts';
import { GAMES, HOME, startOf, type Where } from './where.ts';

const visit = (where: Where) => ({ type: 'visit', where }) as const;
const proof = (block: string): Where => ({ room: 'explore', lens: 'prove', proof: { activity: 'choose', block } });

const start = historyOf({ ...WORKED_STATE, position: emptyPosition({ columns: 3, rows: 1 }) });
const doing = (history: History, ...actions: HistoryAction[]) => actions.reduce(apply, history);
const stones = (history: History) => history.present.position.stones;
const black = (point: number, stroke: number): HistoryAction => ({
  type: 'paint',
  points: [point],
  color: 'black',
  stroke,
});
const undo: HistoryAction = { type: 'undo' };
const redo: HistoryAction = { type: 'redo' };

describe('undo and redo', () => {
  it('go back and forth over changes of stones, rules, colors and loads', () => {
    const changes: HistoryAction[] = [
      black(0, 1),
      { type: 'rules', rules: { suicide: 'allowed' } },
      { type: 'show', show: 'both' },
      { type: 'load', load: { position: positionOf(['OOO']) } },
      { type: 'clear' },
    ];
    const states = [start];
    for (const action of changes) states.push(apply(states.at(-1) as History, action));
    let history = states.at(-1) as History;
    for (const state of states.slice(0, -1).reverse()) {
      history = apply(history, undo);
      expect(history.present).toEqual(state.present);
    }
    for (const state of states.slice(1)) {
      history = apply(history, redo);
      expect(history.present).toEqual(state.present);
    }
  });

  it('lead from a new board, which is at the start of Black’s run, back to the place in the run before', () => {
    const before = doing(start, { type: 'show', show: 'white' }, { type: 'go', place: '1.1' });
    const cleared = doing(before, { type: 'clear' });
    expect(cleared.present).toMatchObject({ place: '0', show: 'black', stepping: 'black' });
    const back = doing(cleared, undo).present;
    expect(back).toMatchObject({ place: '1.1', show: 'white', stepping: 'white' });
  });

  it('take a whole stroke at once', () => {
    const painted = doing(start, black(0, 7), black(1, 7), black(2, 8));
    expect(stones(doing(painted, undo))).toBe('XX.');
    expect(stones(doing(painted, undo, undo))).toBe('...');
  });

  it('take a walk through a game at once', () => {
    const move = (row: string): HistoryAction => ({ type: 'load', keep: true, load: { position: positionOf([row]) } });
    const walked = doing(start, black(0, 1), move('X..'), move('XO.'), move('XOX'));
    expect(stones(doing(walked, undo))).toBe('X..');
  });

  it('bring back stones, prisoners, ko and turn of a move at once', () => {
    const before = { ...WORKED_STATE, position: positionOf(['.OX.', 'O.OX', '.OX.']) };
    const after = positionOf(['.OX.', 'OX.X', '.OX.']);
    const played = doing(historyOf(before), { type: 'played', point: 5, position: after, ko: 6 });
    expect(played.present).toMatchObject({ ko: 6, toPlay: 'white', lastMove: 5, prisoners: { byBlack: 1 } });
    expect(doing(played, undo).present).toEqual(before);
    expect(doing(played, undo, redo).present).toEqual(played.present);
  });

  it('leave the tool, and if moves capture, as they are', () => {
    const painted = doing(start, black(0, 1), { type: 'tool', tool: 'erase' }, { type: 'captures', captures: false });
    expect(doing(painted, undo).present).toMatchObject({ tool: 'erase', captures: false });
  });

  it('leave the reader where they are in the run, except when another position was loaded', () => {
    const edited = doing(start, black(0, 1), { type: 'go', place: '1.1' });
    expect(doing(edited, undo).present.place).toBe('1.1');
    const loaded = doing(
      edited,
      { type: 'load', load: { position: positionOf(['X.X']) } },
      { type: 'go', place: '2.1' },
    );
    expect(doing(loaded, undo).present.place).toBe('1.1');
    expect(doing(loaded, undo, redo).present.place).toBe('2.1');
  });

  it('leave the reader in the lens, at its start', () => {
    const edited = doing(start, visit(HOME), black(0, 1), visit(proof('A')));
    expect(doing(edited, undo).present.where).toEqual(startOf('prove'));
    const panel = { room: 'explore', lens: 'steps', panel: 'rules' } as const;
    expect(doing(edited, visit(panel), undo).present.where).toEqual(panel);
  });

  it('bring back the place in the lens that the position had', () => {
    const tried = doing(start, visit(proof('A')), black(0, 1));
    expect(tried.present.where).toEqual(startOf('prove'));
    const back = doing(tried, visit(proof('B')), undo);
    expect(back.present.where).toEqual(proof('A'));
    expect(doing(back, redo).present.where).toEqual(proof('B'));
    expect(doing(tried, visit(GAMES), undo).present.where).toEqual(GAMES);
  });

  it('take back what was tried against a block, and not that it was begun or left', () => {
    const tries = (moves: string[]) =>
      visit({ room: 'explore', lens: 'prove', proof: { activity: 'try', block: 'C', moves } });
    const leaves = (moves: string[]) =>
      visit({ ...startOf('prove'), proof: { activity: 'choose', block: 'A' }, attempts: { C: { moves } } } as Where);
    const tried = doing(
      start,
      visit(startOf('prove')),
      tries([]),
      leaves([]),
      tries(['B1']),
      leaves(['B1']),
      tries(['B1']),
    );
    expect(tried.past).toHaveLength(1);
    expect(doing(tried, tries(['B1', 'C1']), undo).present.where).toEqual(tried.present.where);
    expect(doing(tried, undo).present.where).toMatchObject({ attempts: { C: { moves: [] } } });
  });

  it('take back what was made in a lens, and lead back to it', () => {
    const asks = (chosen: readonly string[], taken: readonly string[] = [], cover = 0) =>
      visit({ room: 'explore', lens: 'supports', supports: { chosen, taken, cover } });
    const asked = doing(start, visit(startOf('supports')), asks(['A']), asks(['A'], ['B']), asks(['A'], ['B'], 1));
    // Another cover is only looked at.
    expect(asked.past).toHaveLength(2);
    const back = doing(asked, visit(HOME), undo);
    expect(back.present.where).toMatchObject({ lens: 'supports', supports: { chosen: ['A'], taken: [] } });
    expect(doing(back, undo).present.where).toEqual(startOf('supports'));
    expect(doing(back, undo, redo).present.where).toMatchObject({ supports: { chosen: ['A'], taken: [] } });
    expect(parseHistory(serializeHistory(asked))).toEqual(asked);
  });

  it('come back as they were stored when what is pointed at was part of the state', () => {
    const history = doing(start, black(0, 1), undo, black(1, 2));
    const stored = JSON.parse(serializeHistory(history));
    stored.present.selection = null;
    for (const { state } of stored.past) state.selection = null;
    expect(parseHistory(JSON.stringify(stored))).toEqual(history);
  });

  it('lead back to the room in which something was opened', () => {
    const game = { text: '(;B[aa])', item: 0, line: 0, move: 1 };
    const load = { position: positionOf(['X.X']), game, where: GAMES };
    const opened = doing(start, visit(proof('A')), { type: 'load', load });
    expect(doing(opened, undo).present).toMatchObject({ where: proof('A'), game: null });
    expect(doing(opened, undo, redo).present).toMatchObject({ where: GAMES, game });
  });

  it('do nothing where there is nothing to undo or redo', () => {
    expect(apply(start, undo)).toBe(start);
    expect(apply(start, redo)).toBe(start);
  });

  it('forget what was undone once something else is done', () => {
    const other = doing(start, black(0, 1), undo, black(1, 2));
    expect(other.future).toEqual([]);
    expect(stones(doing(other, redo))).toBe('.X.');
  });
});

describe('the steps to a state', () => {
  const game = { text: '(;B[aa])', item: 0, line: 0, move: 1 };
  const opened = doing(start, black(0, 1), {
    type: 'load',
    load: { position: positionOf(['X.X']), game, where: GAMES },
  });

  it('are the undos or redos between, whatever the place and the lens', () => {
    expect(stepsTo(opened, start.present)).toEqual([undo, undo]);
    const undone = doing(opened, undo, visit(proof('A')));
    expect(stepsTo(undone, { ...opened.present, where: HOME, place: '1' })).toEqual([redo]);
    expect(stepsTo(undone, start.present)).toEqual([undo]);
    expect(doing(undone, ...(stepsTo(undone, opened.present) ?? [])).present).toMatchObject({ game, where: GAMES });
  });

  it('are none if no undo and no redo leads there', () => {
    expect(stepsTo(opened, { ...start.present, position: positionOf(['O']) })).toBeNull();
  });
});

it('does not count stepping, hovering, tools, notices and places as changes', () => {
  const seen = doing(
    start,
    { type: 'go', place: '1.1' },
    { type: 'tool', tool: 'erase' },
    { type: 'clean' },
    { type: 'notice', notice: { tone: 'news', text: 'News.' } },
    visit(proof('A')),
  );
  expect(seen.past).toEqual([]);
});

it('keeps a limited number of changes', () => {
  let history = start;
  for (let stroke = 0; stroke < DEPTH + 10; stroke++) {
    history = apply(history, { type: 'paint', points: [0], color: stroke % 2 ? null : 'black', stroke });
  }
  expect(history.past).toHaveLength(DEPTH);
});

describe('a stored history', () => {
  const game = { text: '(;SZ[3])', item: 0, line: 0, move: 0 };
  const lived = doing(
    start,
    black(0, 1),
    { type: 'load', load: { position: positionOf(['O.O']), game } },
    { type: 'load', load: { position: positionOf(['OXO']), game: { ...game, move: 1 } }, keep: true },
    black(1, 2),
    undo,
  );

  it('comes back with undo and redo', () => {
    const back = parseHistory(serializeHistory(lived)) as History;
    expect(back.present).toEqual(lived.present);
    expect(doing(back, undo).present).toEqual(doing(lived, undo).present);
    expect(doing(back, redo).present).toEqual(doing(lived, redo).present);
  });

  it.each([
    [undefined, HOME],
    ['', HOME],
    ['prove.A', proof('A')],
    ['gone.since', HOME],
  ])('of an earlier version had its place as text: %s', (open, where) => {
    const stored = JSON.parse(serializeHistory(lived));
    const { where: _, dialog: __, ...present } = stored.present;
    expect(parseHistory(JSON.stringify({ ...stored, present: { ...present, open } }))?.present).toEqual({
      ...lived.present,
      where,
    });
  });

  it('of an earlier version has neither prisoners nor captures, and a tool that there is no longer', () => {
    const { prisoners, captures, ...earlier } = lived.present;
    const text = JSON.stringify({ version: 1, past: [], future: [], texts: [], present: { ...earlier, game: null } });
    for (const tool of ['alternate', 'play']) {
      const back = parseHistory(text.replace('"tool":"play"', `"tool":"${tool}"`));
      expect(back?.present).toEqual({ ...lived.present, prisoners: NOT_COUNTED, game: null });
    }
  });

  it('has finished choosing a starting set', () => {
    const choosing = doing(lived, { type: 'start', points: [1] }, { type: 'tool', tool: 'start' });
    expect(parseHistory(serializeHistory(choosing))?.present).toMatchObject({ tool: 'play', start: [1] });
    expect(parseHistory(serializeHistory(doing(choosing, { type: 'tool', tool: 'white' })))?.present.tool).toBe(
      'white',
    );
  });

  it('holds the text of a game once', () => {
    expect(serializeHistory(lived).split('SZ[3]')).toHaveLength(2);
  });

  it.each([
    '',
    '{',
    '{"version":2}',
    '{"version":1,"present":{"position":{"columns":2,"rows":2,"stones":"X"}},"past":[],"future":[],"texts":[]}',
    'null',
  ])('is nothing if it is damaged: %s', (text) => {
    expect(parseHistory(text)).toBeNull();
  });
});

describe('long texts', () => {
  const game = (text: string, move: number): HistoryAction => ({
    type: 'load',
    load: { position: positionOf([['X..', 'XX.', 'XXX'][move] ?? '...']), game: { text, item: 0, line: 0, move } },
    keep: true,
  });

  it('are not all kept to be brought back', () => {
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(TEXTS / 3));
    const history = doing(start, ...texts.flatMap((text) => [game(text, 0), black(2, 1), game(text, 1), black(2, 2)]));
    const kept = new Set([...history.past.map(({ state }) => state), history.present].map(({ game }) => game?.text));
    expect([...kept].reduce((sum, text) => sum + (text?.length ?? 0), 0)).toBeLessThanOrEqual(TEXTS);
    expect(stones(apply(history, undo))).toBe('XX.');
  });

  it('are not kept over a reload, but their positions are', () => {
    const history = doing(start, game('x'.repeat(2_000_000), 1));
    const text = serializeHistory(history);
    expect(text.length).toBeLessThan(10_000);
    expect(parseHistory(text)?.present).toMatchObject({ position: history.present.position, game: null });
  });
});
