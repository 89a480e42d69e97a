import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import * as text from '#locale/page.ts';
import type { Places } from '../../engine/space.ts';
import type { Point, Position } from '../../engine/types.ts';
import { sayIn, wordsNow } from '../../locales/spoken.ts';
import type { Crop } from '../../model/crop.ts';
import type { PlaceOf } from './place.ts';

/** The id of the grid cell of a point, on a board with this id. */
export const pointId = (board: string, point: Point): string => `${board}-${point}`;

interface Props {
  readonly id: string;
  readonly position: Position;
  readonly cursor: Point | null;
  /** A point in words. */
  readonly describe: (point: Point) => string;
  /** All values that the words depend on. */
  readonly on: readonly unknown[];
  readonly place: PlaceOf;
  /** The column, row and layer that are shown first. */
  readonly first: Places | undefined;
  /** The part of a grid that is shown; null for all of the board. */
  readonly crop: Crop | null;
  /** The distance of two lines, in CSS pixels. */
  readonly spacing: number;
}

/**
 * The rows and points of the board for screen readers. The grid lies over the canvas, invisible, so
 * that exploring the screen by touch finds each point in its place. Only cells that have changed
 * are written, after the canvas is painted.
 */
export function PointGrid({ id, position, cursor, describe, on, place, first, crop, spacing }: Props) {
  const { columns, rows, layers = 1 } = position;
  const shown = crop ?? { left: 0, top: 0, columns, rows };
  const [firstColumn, firstRow] = first ?? [0, 0];
  const table = useRef<HTMLDivElement>(null);
  const cells = useRef<HTMLElement[]>([]);
  const said = useRef<string[]>([]);
  const words = wordsNow();

  useLayoutEffect(() => {
    cells.current = [];
    said.current = [];
    const lines = Array.from({ length: shown.rows * layers }, (_, index) => {
      const row = shown.top + index;
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      for (let column = shown.left; column < shown.left + shown.columns; column++) {
        const cell = document.createElement('span');
        const point = (row - (row % rows) + ((row + firstRow) % rows)) * columns + ((column + firstColumn) % columns);
        cell.setAttribute('role', 'gridcell');
        cell.id = pointId(id, point);
        cells.current[point] = cell;
        line.append(cell);
      }
      return line;
    });
    const boxes = Array.from({ length: layers }, (_, layer) => {
      const box = document.createElement('div');
      box.className = 'points';
      box.setAttribute('role', layers > 1 ? 'rowgroup' : 'presentation');
      if (layers > 1) box.setAttribute('aria-label', text.layer({ number: layer + 1 }));
      box.append(...lines.slice(layer * shown.rows, (layer + 1) * shown.rows));
      return box;
    });
    table.current?.replaceChildren(...boxes);
  }, [columns, rows, layers, firstColumn, firstRow, crop]);

  useLayoutEffect(() => {
    for (const [layer, box] of [...(table.current?.children ?? [])].entries()) {
      const [x, y] = place((layer * rows + shown.top + firstRow) * columns + shown.left + firstColumn);
      const [left, top, width, height] = [x - 0.5, y - 0.5, shown.columns, shown.rows].map(
        (length) => `${length * spacing}px`,
      );
      Object.assign((box as HTMLElement).style, { left, top, width, height });
    }
  });

  const label = (point: Point) => {
    const cell = cells.current[point];
    if (!cell) return;
    const text = describe(point);
    if (said.current[point] === text) return;
    said.current[point] = text;
    cell.setAttribute('aria-label', text);
  };
  useLayoutEffect(() => {
    if (cursor !== null) label(cursor);
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      // Another element may have spoken since, in another language.
      sayIn(words);
      for (const point of cells.current.keys()) label(point);
    }, 30);
    return () => clearTimeout(timer);
  }, on);

  return <div role="presentation" ref={table} />;
}
