import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Point } from '../engine/types.ts';
import * as words from '../model/catalogue/en.ts';
import { pointName } from '../model/coordinate.ts';
import { plain } from '../model/phrase.ts';
import type { Run } from '../model/run.ts';
import { pointSentence } from '../model/sentence.ts';
import { colorAt, type State } from '../model/state.ts';

/** The id of the element that stands for a point. */
export const pointId = (point: Point): string => `point-${point}`;

/** What a point says of itself: its name, stone, block or region, and what became of it. */
export function pointText(state: State, run: Run | null, point: Point): string {
  const { position } = state;
  if (run) return plain(pointSentence(run.facts, position, run.at, point, state.show === 'both'));
  const color = colorAt(position, point);
  const name = pointName(position, point);
  return plain(color ? words.pointStone(name, color) : words.pointEmpty(name));
}

interface Props {
  readonly state: State;
  readonly run: Run | null;
  readonly cursor: Point | null;
  /** From the edge of the drawing to the squares of the outermost points, in spacings. */
  readonly margin: number;
  /** In CSS pixels. */
  readonly spacing: number;
}

/**
 * The rows and points of the board for readers who do not see it. It lies over the canvas,
 * invisible, so that a finger that explores the screen finds each point in its place. Only
 * what has changed is written, and after the picture is painted.
 */
export function PointGrid({ state, run, cursor, margin, spacing }: Props) {
  const { columns, rows } = state.position;
  const table = useRef<HTMLDivElement>(null);
  const cells = useRef<HTMLElement[]>([]);
  const said = useRef<string[]>([]);

  useLayoutEffect(() => {
    cells.current = [];
    said.current = [];
    const lines = Array.from({ length: rows }, (_, row) => {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      for (let column = 0; column < columns; column++) {
        const cell = document.createElement('span');
        cell.setAttribute('role', 'gridcell');
        cell.id = pointId(row * columns + column);
        cells.current.push(cell);
        line.append(cell);
      }
      return line;
    });
    table.current?.replaceChildren(...lines);
  }, [columns, rows]);

  const label = (point: Point) => {
    const cell = cells.current[point];
    if (!cell) return;
    const text = pointText(state, run, point);
    if (said.current[point] === text) return;
    said.current[point] = text;
    cell.setAttribute('aria-label', text);
  };
  useLayoutEffect(() => {
    if (cursor !== null) label(cursor);
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const point of cells.current.keys()) label(point);
    }, 30);
    return () => clearTimeout(timer);
  }, [state.position, state.show, run?.study, run?.moment]);

  return <div class="points" role="presentation" ref={table} style={{ inset: `${margin * spacing}px` }} />;
}
