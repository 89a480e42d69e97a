import { expect, test } from 'vitest';
import { pointNamed } from '../engine/coordinate.ts';
import { positionOf } from '../engine/position.ts';
import type { Size } from '../engine/types.ts';
import { cropBetween, isShown, knownPart } from './crop.ts';

const BOARD = { columns: 9, rows: 9 };
const between = (size: Size, one: string, other: string) =>
  cropBetween(size, pointNamed(size, one) ?? Number.NaN, pointNamed(size, other) ?? Number.NaN);

test('a part lies between two opposite points, in any order', () => {
  const corner = { left: 0, top: 5, columns: 6, rows: 4 };
  for (const [one, other] of [['A1', 'F4'], ['F4', 'A1'], ['A4', 'F1'], ['F1', 'A4']] as const) // biome-ignore format: pairs
    expect(between(BOARD, one, other)).toEqual(corner);
  expect(between(BOARD, 'C3', 'G7')).toEqual({ left: 2, top: 2, columns: 5, rows: 5 });
  expect(between(BOARD, 'E5', 'E5')).toEqual({ left: 4, top: 4, columns: 1, rows: 1 });
});

test('a single line outside belongs to the part', () => {
  expect(between(BOARD, 'B2', 'F5')).toEqual({ left: 0, top: 4, columns: 6, rows: 5 });
  expect(between(BOARD, 'A1', 'H9')).toBe(null);
});

test('the whole board is no part, nor has a board in space one', () => {
  expect(between(BOARD, 'A1', 'J9')).toBe(null);
  expect(cropBetween({ ...BOARD, layers: 2, form: 'box' }, 0, 20)).toBe(null);
});

test('outside the part there are no stones', () => {
  const position = positionOf(['XO...', 'O.X..', '...O.', '..XX.', 'O...X']);
  const crop = between(position, 'A5', 'B4');
  expect(crop).toEqual({ left: 0, top: 0, columns: 2, rows: 2 });
  expect(knownPart(position, crop)).toEqual(positionOf(['XO...', 'O....', '.....', '.....', '.....']));
  expect(knownPart(position, null)).toBe(position);
  const points = [...position.stones].map((_, point) => point).filter((point) => isShown(crop, position, point));
  expect(points).toEqual([0, 1, 5, 6]);
  expect(isShown(null, position, 24)).toBe(true);
});
