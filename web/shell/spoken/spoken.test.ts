import { expect, test } from 'vitest';
import type { History } from '../../model/history.ts';
import { type State, WORKED_STATE } from '../../model/state.ts';
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

test('what is undone and what is hidden is told, and moves of an opened game are told by its room', () => {
  const after = at('X...X....', { lastMove: 0, toPlay: 'white' });
  expect(spokenOf(history(after, 1), history(BEFORE, 0, 1))).toBe('Undone.');
  const clean = { ...BEFORE, layers: [] };
  expect(spokenOf(history(BEFORE), history(clean))).toBe('The marks are hidden.');
  expect(spokenOf(history(clean), history(BEFORE))).toBe('The marks are shown.');
  const games = { ...after, where: { room: 'games' } } as State;
  expect(spokenOf(history(games), history({ ...games, position: BEFORE.position }))).toBe('');
});
