import { expect, test } from 'vitest';
import type { History } from '../../model/history.ts';
import { news } from '../../model/opening.ts';
import { type State, WORKED_STATE } from '../../model/state.ts';
import { GAMES, startOf } from '../../model/where.ts';
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

test('the room of games tells its moves with their captures, so only marks are told there', () => {
  const inGames = (state: State) => history({ ...state, where: GAMES });
  const after = at('X...X....', { lastMove: 0, toPlay: 'white' });
  expect(spokenOf(inGames(BEFORE), inGames(after))).toBe('');
  expect(spokenOf(inGames(after), inGames(BEFORE))).toBe('');
  expect(spokenOf(inGames(BEFORE), inGames({ ...BEFORE, layers: [] }))).toBe('The marks are hidden.');
});

test('what is opened from another room is told, because the line of notices there is new', () => {
  const inGames = { ...BEFORE, where: GAMES };
  const opened = at('X........', { notice: news('Opened as a $$ diagram: 3 × 3.') });
  expect(spokenOf(history(inGames), history(opened, 1))).toBe('Opened as a $$ diagram: 3 × 3.');
  const game = { ...opened, where: GAMES };
  expect(spokenOf(history(BEFORE), history(game, 1))).toBe('Opened as a $$ diagram: 3 × 3.');
  // An alert is announced as it appears.
  const warned = { ...game, notice: { tone: 'warning', text: 'Read in part.' } } as const;
  expect(spokenOf(history(BEFORE), history(warned, 1))).toBe('');
  // Nor is a notice that was there before.
  expect(spokenOf(history(opened), history({ ...opened, where: GAMES }, 1))).toBe('');
});
