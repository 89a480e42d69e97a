import { expect, test } from 'vitest';
import { positionOf } from '../../../../engine/position.ts';
import { diagonalsOf } from './diagonals.ts';

test('only points on the board are counted', () => {
  const board = positionOf(['OX.', 'O.O', '.OX']);
  expect(diagonalsOf(board, 4, 'white')).toEqual({ all: 4, own: 1, open: 2 });
  expect(diagonalsOf(board, 3, 'black')).toEqual({ all: 2, own: 1, open: 0 });
  expect(diagonalsOf(board, 6, 'white')).toEqual({ all: 1, own: 0, open: 1 });
});
