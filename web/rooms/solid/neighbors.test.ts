import { expect, test } from 'vitest';
import { neighborsOf } from './neighbors.ts';

const CUBE = { columns: 3, rows: 3, layers: 2, stones: '.X.O.........X....' };

test('the neighbors of a point are told with their directions and stones', () => {
  expect(neighborsOf(CUBE, 4)).toBe(
    'Next to 1:B2: left 1:A2 white, right 1:C2 empty, behind 1:B3 black, in front 1:B1 empty, below 2:B2 black.',
  );
  expect(neighborsOf(CUBE, 0)).toBe('Next to 1:A3: right 1:B3 black, in front 1:A2 white, below 2:A3 empty.');
});

test('round a joined edge there is a neighbor too', () => {
  const torus = { columns: 3, rows: 3, form: 'torus', stones: 'X.X......' } as const;
  expect(neighborsOf(torus, 0)).toBe('Next to A3: left C3 black, right B3 empty, above A1 empty, below A2 empty.');
});
