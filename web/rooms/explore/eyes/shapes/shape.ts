/** Shapes of eye regions, chosen from a list, drawn, and put on a board. */
import type { EyeShape } from '../../../../engine/eyes.ts';
import type { Position } from '../../../../engine/types.ts';
import { CORNER_FIGURES, type CornerId } from '../../../../scenes/figures.ts';
import { placed } from '../../../../scenes/placed.ts';
import { allNames, hasText } from './names.ts';

export type Cell = readonly [column: number, row: number];

/** The place of a shape on a board. */
export const SITES = ['center', 'edge', 'corner'] as const;
export type Site = (typeof SITES)[number];

/** The sizes of the shapes in the gallery. */
export const SIZES = [1, 2, 3, 4, 5, 6, 7] as const;

/** A choice of shapes; null and an empty text choose all. */
export interface Filter {
  readonly size: number | null;
  readonly value: string | null;
  readonly name: string;
}

export const ALL: Filter = { size: null, value: null, name: '' };

export function fits({ cells, value, name }: EyeShape, filter: Filter): boolean {
  return (
    (filter.size === null || cells.length === filter.size) &&
    (filter.value === null || value === filter.value) &&
    hasText(allNames(name) ?? '', filter.name)
  );
}

/** The numbers of columns and rows. */
export function sizeOf(cells: readonly Cell[]): readonly [number, number] {
  return [1 + Math.max(...cells.map(([x]) => x)), 1 + Math.max(...cells.map(([, y]) => y))];
}

/** The number of points on the board that are next to a shape at a site. */
export function neighborsAt({ cells, exterior }: EyeShape, site: Site): number {
  const [, rows] = sizeOf(cells);
  const below = site === 'center' ? [] : cells.filter(([, y]) => y === rows - 1);
  const left = site === 'corner' ? cells.filter(([x]) => x === 0) : [];
  return exterior - below.length - left.length;
}

/** A white group with a solid wall around the shape; at the edge with the lowest row there, in the corner with the left column too. */
export function boardOf(cells: readonly Cell[], site: Site, liberties?: number): Position {
  const [left, bottom] = [site === 'corner', site !== 'center'];
  const [columns, rows] = sizeOf(cells);
  const inside = new Set(cells.map(String));
  const isInside = (x: number, y: number) => inside.has(`${x},${y}`);
  const letter = (x: number, y: number) => {
    if (isInside(x, y)) return '.';
    const around = [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => isInside(x + dx, y + dy)));
    return around ? 'O' : 'X';
  };
  const columnsShown = span(left ? 0 : -2, columns + 1);
  const rowsShown = span(-2, bottom ? rows - 1 : rows + 1);
  return placed(
    rowsShown.map((y) => columnsShown.map((x) => letter(x, y)).join('')),
    { left, bottom },
    liberties,
  );
}

/** The whole numbers from one to another, both included. */
const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The drawn cells with one more, or one less. */
export function toggled(cells: readonly Cell[], [x, y]: Cell): readonly Cell[] {
  const others = cells.filter(([column, row]) => column !== x || row !== y);
  return others.length < cells.length ? others : [...cells, [x, y]];
}

/** An exception to the table: a shape that fills a corner, with its numbers of liberties outside. */
export interface CornerCase {
  readonly id: CornerId;
  readonly cells: readonly Cell[];
  /** The number of liberties outside with which the group is not alive, and which the board has. */
  readonly liberties: number;
}

/** The points that a figure leaves empty. */
const cellsOf = (rows: readonly string[]): Cell[] => {
  const cells = rows.flatMap((row, y) => [...row].flatMap((each, x): Cell[] => (each === '.' ? [[x, y]] : [])));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]) => [x, y - top]);
};

/** The corner is at the bottom left. */
export const CORNER: readonly CornerCase[] = CORNER_FIGURES.map(({ id, board, group }) => ({
  id,
  cells: cellsOf(board.split('/')),
  liberties: group.liberties,
}));
