import { expect, it } from 'vitest';
import { pointName, pointNamed, walked } from './coordinate.ts';

it('skips I, counts rows from the bottom, and doubles letters after Z', () => {
  const size = { columns: 52, rows: 19 };
  expect([0, 7, 8, 24, 25, 49, 50].map((column) => pointName(size, column))).toEqual([
    'A19',
    'H19',
    'J19',
    'Z19',
    'AA19',
    'ZZ19',
    'AAA19',
  ]);
  expect(pointName({ columns: 6, rows: 6 }, 16)).toBe('E4');
});

it('reads every name back, and nothing else', () => {
  const size = { columns: 52, rows: 3 };
  for (let point = 0; point < 156; point++) expect(pointNamed(size, pointName(size, point))).toBe(point);
  expect(pointNamed(size, 'c2')).toBe(54);
  for (const wrong of ['', 'C', '3', 'I3', 'AB1', 'A0', 'A4', 'A+1', 'é1', 'A99999999999', 'AAAA1']) {
    expect(pointNamed(size, wrong), wrong).toBeNull();
  }
});

it('is walked in four ways, and not over the edge', () => {
  const size = { columns: 3, rows: 2 };
  const from = (point: number) => (['left', 'right', 'up', 'down'] as const).map((way) => walked(size, point, way));
  expect(from(0)).toEqual([0, 1, 0, 3]);
  expect(from(5)).toEqual([4, 5, 2, 5]);
});
