import { expect, test } from 'vitest';
import { sameData } from './same.ts';

test.each([
  [
    { marks: [{ point: 3, kind: 'square' }], ghost: null },
    { ghost: null, marks: [{ kind: 'square', point: 3 }] },
  ],
  [{ color: null, first: undefined }, { color: null }],
  [
    [1, [2]],
    [1, [2]],
  ],
  [Number.NaN, Number.NaN],
])('%j and %j have the same content', (a, b) => {
  expect(sameData(a, b)).toBe(true);
  expect(sameData(b, a)).toBe(true);
});

test.each([
  [{ marks: [{ point: 3 }] }, { marks: [{ point: 4 }] }],
  [{ marks: [] }, { marks: {} }],
  [{ ghost: null }, { cursor: null }],
  [{ ghost: null }, {}],
  [[1, 2], [1]],
  [['1'], [1]],
  [null, {}],
])('%j and %j have not', (a, b) => {
  expect(sameData(a, b)).toBe(false);
  expect(sameData(b, a)).toBe(false);
});
