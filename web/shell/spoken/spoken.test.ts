import { expect, test } from 'vitest';
import type { History } from '../../model/history.ts';
import { type State, WORKED_STATE } from '../../model/state.ts';
import { startOf } from '../../model/where.ts';
import { spokenOf } from './spoken.ts';

const at = (rows: string, more: Partial<State> = {}): State => ({
  ...WORKED_STATE,
  position: { columns: 3, rows: rows.length / 3, stones: rows },
  ...more,
});
const history = (present: State, past = 0, future = 0): History =>
  ({ present, past: Array(past).fill(present), future: Array(future).fill(present) }) as unknown as History;

const BEFORE = at('.O..X....');

test('a move is told with its captures and the turn', () => {
  const after = at('X...X....', { lastMove: 0, toPlay: 'white' });
  expect(spokenOf(history(BEFORE), history(after, 1))).toBe('Black plays A3, captures B3. White to play.');
  const two = at('OO..X....');
  const both = at('..X.X....', { lastMove: 2, toPlay: 'white' });
  expect(spokenOf(history(two), history(both, 1))).toBe('Black plays C3, captures A3 and B3. White to play.');
});

test('a move of several stones is told with all of them', () => {
  const after = at('XX..X...X', { lastMove: 8, toPlay: 'white' });
  expect(spokenOf(history(at('.O..X....')), history({ ...after, position: at('XO..X...X').position }, 1))).toBe(
    'Black plays A3 and C1. White to play.',
  );
});

test('what is undone and what is hidden is told', () => {
  const after = at('X...X....', { lastMove: 0, toPlay: 'white' });
  expect(spokenOf(history(after, 1), history(BEFORE, 0, 1))).toBe('Undone: Black A3. Black to play.');
  const emptied = at('.........');
  expect(spokenOf(history(emptied, 1), history(BEFORE, 0, 1))).toBe('Undone.');
  const elsewhere = at('.........', { where: startOf('score') });
  expect(spokenOf(history(elsewhere, 1), history(BEFORE, 0, 1))).toBe('Undone. You are in Steps.');
  const larger = at('............');
  expect(spokenOf(history(BEFORE), history(larger, 1))).toBe('Go board, 3 by 4.');
  expect(spokenOf(history(larger, 1), history(BEFORE, 0, 1))).toBe('Undone. Go board, 3 by 3.');
  // A move in a lens, which is not on the page's own board.
  expect(spokenOf(history(BEFORE, 1), history(BEFORE, 0, 1))).toBe('Undone.');
  const clean = { ...BEFORE, layers: [] };
  expect(spokenOf(history(BEFORE), history(clean))).toBe('The marks are hidden.');
  expect(spokenOf(history(clean), history(BEFORE))).toBe('The marks are shown.');
});

test('the room of games tells its moves, so only captures and marks are told there', () => {
  const inGames = (state: State) => history({ ...state, where: { room: 'games' } } as State);
  const after = at('X...X....', { lastMove: 0, toPlay: 'white' });
  expect(spokenOf(inGames(BEFORE), inGames(after))).toBe('Black captures B3.');
  expect(spokenOf(inGames(after), inGames(BEFORE))).toBe('');
  expect(spokenOf(inGames(at('....X....')), inGames(at('X...X....', { lastMove: 0 })))).toBe('');
  expect(spokenOf(inGames(BEFORE), inGames({ ...BEFORE, layers: [] }))).toBe('The marks are hidden.');
});
