import { colorAt } from '../engine/position.ts';
import type { Color, Point, Position } from '../engine/types.ts';
import type { State } from './state.ts';

/** The stone that a click sets, or null to remove one. */
export type Brush = Color | null;

/**
 * The brush of a stroke that begins at `point` with the chosen tool; undefined for a tool that does
 * not paint. Clicking a stone of the tool's own color removes it.
 */
export function brushAt({ tool, position }: Pick<State, 'tool' | 'position'>, point: Point): Brush | undefined {
  switch (tool) {
    case 'black':
    case 'white':
      return colorAt(position, point) === tool ? null : tool;
    case 'erase':
      return null;
    default:
      return undefined;
  }
}

/** The stone that a click on `point` would add, to be shown before the click; none where a move was just refused. */
export function ghostAt(state: Pick<State, 'tool' | 'toPlay' | 'position' | 'notice'>, point: Point): Color | null {
  if (state.notice?.tone === 'problem' && state.notice.points?.includes(point)) return null;
  if (state.tool === 'play') return colorAt(state.position, point) ? null : state.toPlay;
  return brushAt(state, point) ?? null;
}

/** With fewer CSS pixels between two lines a finger may hit another point than the one meant. */
export const SURE_TOUCH = 28;

/** The points between two points of a stroke, without the first, since a quick pointer skips some. */
export function pointsBetween({ columns, rows }: Position, from: Point, to: Point): Point[] {
  const layer = (point: Point) => Math.floor(point / (columns * rows));
  if (layer(from) !== layer(to)) return [to];
  const [x, y] = [from % columns, Math.floor(from / columns)];
  const [dx, dy] = [(to % columns) - x, Math.floor(to / columns) - y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return Math.round(y + dy * part) * columns + Math.round(x + dx * part);
  });
}
