import { expect, test } from 'vitest';
import { partOf } from './part.ts';

const BOARD = { columns: 9, rows: 9 };
/** A margin of 1.5 spacings on each side. */
const DRAWING = { width: 11, height: 11 };

test('a side without coordinates has the narrow margin of a drawing that has none', () => {
  const sides = partOf(null, BOARD, DRAWING, ['left', 'bottom']);
  expect(sides.left).toBe(0);
  expect(sides.top).toBeCloseTo(0.88);
  expect(sides.width).toBeCloseTo(10.12);
  expect(sides.height).toBeCloseTo(10.12);
  const bare = partOf(null, BOARD, { width: 9.24, height: 9.24 }, []);
  expect(bare).toEqual({ left: 0, top: 0, width: 9.24, height: 9.24 });
  // Where the board goes on there are none anyway.
  const corner = partOf({ left: 2, top: 0, columns: 5, rows: 3 }, BOARD, DRAWING, ['left']);
  expect(corner.width).toBe(5);
  expect(corner.height).toBeCloseTo(3.12);
});

test('a part has the margins of the board’s edges, and half a spacing where the board goes on', () => {
  expect(partOf(null, BOARD, DRAWING)).toEqual({ left: 0, top: 0, ...DRAWING });
  expect(partOf({ left: 0, top: 5, columns: 4, rows: 4 }, BOARD, DRAWING)).toEqual({
    left: 0,
    top: 6,
    width: 5,
    height: 5,
  });
  expect(partOf({ left: 2, top: 0, columns: 5, rows: 3 }, BOARD, DRAWING)).toEqual({
    left: 3,
    top: 0,
    width: 5,
    height: 4,
  });
});
