import { expect, test } from 'vitest';
import { type State, WORKED_STATE } from '../../model/state.ts';
import { layerOf } from './writing.ts';

const CUBE: State = {
  ...WORKED_STATE,
  position: { columns: 3, rows: 1, layers: 2, form: 'box', stones: 'X..O.X' },
  marks: [
    { point: 1, kind: 'square' },
    { point: 3, kind: 'label', text: 'a' },
    { point: 5, kind: 'circle' },
  ],
};

test('a layer is a board of its own, with the marks that are on it', () => {
  expect(layerOf(CUBE, 0)).toEqual({
    position: { columns: 3, rows: 1, stones: 'X..' },
    marks: [{ point: 1, kind: 'square' }],
  });
  expect(layerOf(CUBE, 1)).toEqual({
    position: { columns: 3, rows: 1, stones: 'O.X' },
    marks: [
      { point: 0, kind: 'label', text: 'a' },
      { point: 2, kind: 'circle' },
    ],
  });
});
