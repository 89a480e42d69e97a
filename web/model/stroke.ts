import type { Color, Point, Position } from '../engine/types.ts';
import { colorAt, type State } from './state.ts';

/** What a click does to a point: the stone it sets, or null for none. */
export type Brush = Color | null;

/**
 * What the chosen tool paints, beginning at `point`, and goes on painting for a whole
 * stroke; undefined for a tool that does not paint. A click on an own stone takes it away.
 */
export function brushAt(state: Pick<State, 'tool' | 'toPlay' | 'position'>, point: Point): Brush | undefined {
  const there = colorAt(state.position, point);
  switch (state.tool) {
    case 'alternate':
      return there ? null : state.toPlay;
    case 'black':
    case 'white':
      return there === state.tool ? null : state.tool;
    case 'erase':
      return null;
    default:
      return undefined;
  }
}

/** The stone that a click on `point` would add, to be shown before the click. */
export function ghostAt(state: Pick<State, 'tool' | 'toPlay' | 'position'>, point: Point): Color | null {
  if (state.tool === 'play') return colorAt(state.position, point) ? null : state.toPlay;
  return brushAt(state, point) ?? null;
}

/** The points on the way from one to another, without the first: a quick hand skips some. */
export function pointsBetween({ columns }: Position, from: Point, to: Point): Point[] {
  const [x, y] = [from % columns, Math.floor(from / columns)];
  const [dx, dy] = [(to % columns) - x, Math.floor(to / columns) - y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return Math.round(y + dy * part) * columns + Math.round(x + dx * part);
  });
}
