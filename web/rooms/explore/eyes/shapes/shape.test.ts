import { expect, test } from 'vitest';
import { ALL, boardOf, type Cell, CORNER, fits, neighborsAt, SITES, toggled } from './shape.ts';
import { aboutShape } from './words.ts';

const rowsOf = (cells: readonly Cell[], site: Parameters<typeof boardOf>[1], liberties?: number) => {
  const { columns, stones } = boardOf(cells, site, liberties);
  return stones.match(new RegExp(`.{${columns}}`, 'g'));
};

const CORNER_THREE: readonly Cell[] = [
  [0, 0],
  [0, 1],
  [1, 1],
];

test('a shape stands in the center, at the edge and in the corner', () => {
  expect(rowsOf(CORNER_THREE, 'center')).toEqual([
    '.X.XXXXX',
    'XXXXXXXX',
    'XX.X.XXX',
    'XXOOOXXX',
    'XXO.OOXX',
    'XXO..OXX',
    'XXOOOOXX',
    'XXXXXXXX',
    'XXXXXXXX',
  ]);
  expect(rowsOf(CORNER_THREE, 'edge')?.slice(-2)).toEqual(['XXO.OOXX', 'XXO..OXX']);
  expect(rowsOf(CORNER_THREE, 'corner', 0)).toEqual(['.X.XX', 'XXXXX', 'XXXXX', 'OOXXX', '.OOXX', '..OXX']);
});

test('a choice is by size, by value, and by a part of the name', () => {
  const shape = { cells: CORNER_THREE, name: 'bent three', exterior: 7, value: '{2|1}', vital: [[0, 1]] as const };
  expect(fits(shape, ALL)).toBe(true);
  expect(fits(shape, { ...ALL, size: 3, value: '{2|1}', name: ' Bent' })).toBe(true);
  for (const other of [{ size: 4 }, { value: '2' }, { name: 'knife' }])
    expect(fits(shape, { ...ALL, ...other })).toBe(false);
});

test('a shape is found by each name that players use, and shown with them', () => {
  const named = (name: string) => ({ cells: CORNER_THREE, name, exterior: 9, value: '{2|1}', vital: [] });
  const found = (name: string, text: string) => fits(named(name), { ...ALL, name: text });
  for (const text of ['bulky', 'Knife five', 'bulky five']) expect(found('knife five', text)).toBe(true);
  for (const text of ['crossed', 'cross five', 'flower five']) expect(found('flower five', text)).toBe(true);
  for (const text of ['rabbity', 'flower six']) expect(found('rabbity six', text)).toBe(true);
  for (const text of ['T four', 't-four', 'pyramid']) expect(found('T-four', text)).toBe(true);
  expect(found('knife five', 'rabbity')).toBe(false);
  expect(aboutShape(named('knife five'), 'center')).toBe('bulky five (knife five), 9 neighbours');
  expect(aboutShape(named('square four'), 'center')).toBe('square four, 9 neighbours');
});

test('neighbours beyond the edge are not counted', () => {
  const bent = { cells: CORNER_THREE, name: 'bent three', exterior: 7, value: '{2|1}', vital: [] };
  expect(SITES.map((site) => neighborsAt(bent, site))).toEqual([7, 5, 3]);
});

test('a cell is drawn and taken away', () => {
  expect(toggled(toggled([], [1, 2]), [1, 2])).toEqual([]);
  expect(CORNER.map(({ cells }) => cells.length)).toEqual([4, 6, 7, 8]);
});
