import { describe, expect, it } from 'vitest';
import { emptyPosition, positionOf } from '../engine/position.ts';
import { apply, type HistoryAction, historyOf } from './history.ts';
import {
  isReplaced,
  KEPT,
  LONGEST,
  parseRecents,
  type Recent,
  recentOf,
  roomOf,
  serializeRecents,
  shortened,
  withRecent,
} from './recent.ts';
import { type State, WORKED_STATE } from './state.ts';
import { GAMES, HOME, startOf } from './where.ts';

const NONE = { title: '', moves: 0 };
const own: State = { ...WORKED_STATE, position: positionOf(['X.O']) };
const game = (text: string, move = 0) => ({ text, item: 0, line: 0, move });
const kept = (state: State, when = 0) => recentOf(state, when, NONE) as Recent;
const black = (point: number): HistoryAction => ({ type: 'paint', points: [point], color: 'black', stroke: 1 });

describe('what is kept', () => {
  it('is not an empty board, the first visit, or an example as it was opened', () => {
    expect(recentOf({ ...own, position: emptyPosition({ columns: 3, rows: 3 }) }, 0, NONE)).toBeNull();
    expect(recentOf(WORKED_STATE, 0, NONE)).toBeNull();
    expect(recentOf({ ...own, example: { id: 'seki', edited: false } }, 0, NONE)).toBeNull();
    expect(recentOf({ ...own, example: { id: 'seki', edited: true } }, 0, NONE)).not.toBeNull();
  });

  it('tells boards apart that have the same stones on other sides or with other edges', () => {
    const stones = `X${'.'.repeat(124)}`;
    const box = { columns: 5, rows: 5, layers: 5, stones };
    const boards = [
      { columns: 5, rows: 25, stones },
      box,
      { ...box, form: 'torus' as const },
      { ...box, form: 'cylinder' as const },
    ];
    const list = boards.reduce<readonly Recent[]>(
      (recents, position) => withRecent(recents, kept({ ...own, position })),
      [],
    );
    expect(list.map(({ shared }) => shared.position)).toEqual([...boards].reverse());
    expect(withRecent(list, kept({ ...own, position: { ...box, form: 'box' } }))).toHaveLength(4);
  });

  it('is a game also where its board is empty', () => {
    const state = { ...own, position: emptyPosition({ columns: 3, rows: 3 }), game: game('(;SZ[3];B[aa])') };
    expect(recentOf(state, 0, { title: 'Ann – Bo', moves: 1 })).toMatchObject({ title: 'Ann – Bo', moves: 1 });
  });

  it('is opened again in the room of games if it has moves', () => {
    const recent = (moves: number, place: ReturnType<typeof game> | null) =>
      recentOf({ ...own, game: place }, 0, { title: '', moves }) as Recent;
    const score = startOf('score');
    expect(roomOf(recent(6, game('(;SZ[3];B[aa])', 3)), score)).toEqual(GAMES);
    // Its text was not read when it was kept.
    expect(roomOf(recent(0, game('(;SZ[3];B[aa])', 3)), score)).toEqual(GAMES);
    expect(roomOf(recent(0, game('(;SZ[3]AB[aa])')), score)).toEqual(score);
    expect(roomOf(recent(0, null), score)).toEqual(score);
    expect(roomOf(recent(0, null), GAMES)).toEqual(HOME);
  });

  it('is a position where the text of its game is too long', () => {
    const state = { ...own, game: game('x'.repeat(LONGEST + 1)) };
    expect(kept(state)).toMatchObject({ withoutGame: true, shared: { game: null, position: own.position } });
    expect(kept({ ...own, game: game('x'.repeat(LONGEST)) }).withoutGame).toBe(false);
  });
});

describe('the list', () => {
  const one = (n: number) => kept({ ...own, position: positionOf(['X'.repeat(n)]) }, n);

  it('has the newest first, each once, and at most so many', () => {
    let list: readonly Recent[] = [];
    for (let n = 1; n <= KEPT + 3; n++) list = withRecent(list, one(n));
    expect(list).toHaveLength(KEPT);
    expect(list[0]?.when).toBe(KEPT + 3);
    list = withRecent(list, { ...one(10), when: 99 });
    expect(list).toHaveLength(KEPT);
    expect(list.filter(({ shared }) => shared.position.columns === 10)).toMatchObject([{ when: 99 }]);
    expect(list[0]?.when).toBe(99);
  });

  it('has a game once, at the move where it was left', () => {
    const at = (move: number) => kept({ ...own, game: game('(;B[aa];W[bb])', move) }, move);
    expect(withRecent([at(2)], at(1))).toMatchObject([{ when: 1 }]);
    expect(withRecent([kept(own)], at(1))).toHaveLength(2);
  });

  it('is made shorter by its oldest games, then by its oldest entries', () => {
    const list = [one(1), kept({ ...own, game: game('new') }), kept({ ...own, game: game('old') }), one(2)];
    const games = (of: readonly Recent[]) => of.map(({ shared }) => shared.game?.text ?? '');
    expect(games(shortened(list))).toEqual(['', 'new', '', '']);
    expect(games(shortened(shortened(list)))).toEqual(['', '', '', '']);
    expect(shortened(shortened(shortened(list)))).toHaveLength(3);
    expect(shortened(list)[2]?.withoutGame).toBe(true);
  });

  it('comes back from storage with everything on the board', () => {
    const state: State = {
      ...own,
      position: positionOf(['X.O', '...', 'OXX']),
      marks: [{ point: 1, kind: 'label', text: 'ä:,' }],
      lastMove: 2,
      toPlay: 'white',
      show: 'both',
      stepping: 'white',
      rules: { suicide: 'allowed', regions: 'enclosed' },
      place: '1.2',
      game: game(`(;SZ[3]C[${'ü'.repeat(5000)}];B[aa])`, 1),
    };
    const list = [recentOf(state, 12, { title: 'A', moves: 7 }) as Recent, kept(own)];
    expect(parseRecents(serializeRecents(list))).toEqual(list);
  });

  it('is what can be read of a text that another program has changed', () => {
    const { entries, ...rest } = JSON.parse(serializeRecents([kept(own, 5)]));
    const bad = [null, 3, {}, { ...entries[0], address: 'rows=XX/X' }, { ...entries[0], when: 'now' }];
    expect(parseRecents(JSON.stringify({ ...rest, entries: [...bad, ...entries] }))).toEqual([kept(own, 5)]);
    expect(parseRecents(JSON.stringify({ ...rest, entries: [{ ...entries[0], game: { text: 'x' } }] }))).toEqual([
      kept(own, 5),
    ]);
    for (const text of [null, '', '[]', '{"version":2,"entries":[]}', '{"version":1,"entries":7}']) {
      expect(parseRecents(text)).toEqual([]);
    }
  });
});

describe('a position is left', () => {
  const history = apply(historyOf(own), black(1));
  const replaced = (action: HistoryAction, from = history) => isReplaced(from, apply(from, action));

  it('when another is loaded, the board is cleared, or these are undone and redone', () => {
    const load: HistoryAction = { type: 'load', load: { position: positionOf(['XX']) } };
    expect(replaced(load)).toBe(true);
    expect(replaced({ type: 'clear' })).toBe(true);
    expect(replaced({ type: 'size', size: { columns: 5, rows: 5 } })).toBe(true);
    const loaded = apply(history, load);
    expect(replaced({ type: 'undo' }, loaded)).toBe(true);
    expect(replaced({ type: 'redo' }, apply(loaded, { type: 'undo' }))).toBe(true);
  });

  it('not by stones, steps, choices, moves of the game, and their undoing', () => {
    for (const action of [
      black(2),
      { type: 'go', place: '1' },
      { type: 'visit', where: { room: 'games' } },
      { type: 'dialog', dialog: 'recent' },
      { type: 'flip' },
      { type: 'rules', rules: { suicide: 'allowed' } },
      { type: 'load', load: { position: positionOf(['OXO']), game: game('x', 3) }, keep: true },
      { type: 'undo' },
    ] as const) {
      expect(replaced(action), action.type).toBe(false);
    }
  });
});
