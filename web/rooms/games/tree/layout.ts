/** The tree of branches as lines: moves from left to right, a row for each line of play. */
import type { Variation } from '../../../engine/texts.ts';

/** The most lines of play that are drawn at once. */
export const DRAWN = 200;

/** The rows that are drawn around a line of play. */
export function rowsAround(line: number, lines: number): readonly [first: number, end: number] {
  const first = line - (line % DRAWN);
  return [first, Math.min(first + DRAWN, lines)];
}

const forkOf = (variation: Variation | undefined): number => variation?.fork?.moves ?? 0;

/** The line of a row: down from the row that it leaves, or from the top edge if that is not drawn, and on to `to`. */
function stroke(variations: readonly Variation[], line: number, to: number, first: number): string {
  const variation = variations[line];
  const from = forkOf(variation);
  const parent = variation?.fork ? variation.fork.line : line;
  return `M${from} ${Math.max(0, parent - first + 0.5)}V${line - first + 0.5}H${to}`;
}

/** All rows from `first` to `end` as one path. */
export function treePath(variations: readonly Variation[], [first, end]: readonly [number, number]): string {
  const lines = variations.slice(first, end);
  return lines.map(({ moves }, row) => stroke(variations, first + row, moves, first)).join('');
}

/** The part of a line of play that lies in the row of a line. */
interface Stretch {
  readonly line: number;
  /** The number of the last move in this row. */
  readonly to: number;
}

/** The stretches of a line of play, from its own row back to that of the main line. */
export function stretches(variations: readonly Variation[], line: number): readonly Stretch[] {
  const way: Stretch[] = [];
  let at: number | undefined = line;
  let to = variations[line]?.moves ?? 0;
  while (at !== undefined && variations[at]) {
    way.push({ line: at, to });
    to = forkOf(variations[at]);
    at = variations[at]?.fork?.line;
  }
  return way;
}

/** The path of a line of play through the rows that are drawn. */
export function linePath(variations: readonly Variation[], line: number, first: number): string {
  return stretches(variations, line)
    .filter((stretch) => stretch.line >= first)
    .map((stretch) => stroke(variations, stretch.line, stretch.to, first))
    .join('');
}

/** The row in which a move of a line of play lies. */
export function rowOf(variations: readonly Variation[], line: number, move: number): number {
  return stretches(variations, line).find((stretch) => move > forkOf(variations[stretch.line]))?.line ?? 0;
}

/** A dot for each commented move of the rows. */
export function commentDots(variations: readonly Variation[], [first, end]: readonly [number, number]): string {
  const rows = variations.slice(first, end);
  return rows.map(({ comments }, row) => comments.map((move) => `M${move} ${row + 0.5}h0`).join('')).join('');
}

/** The move that is shown when a line of play is chosen: the present one as far as the line has moves of its own there. */
export function moveOn(variation: Variation, move: number): number {
  return Math.min(variation.moves, Math.max(variation.fork ? variation.fork.moves + 1 : 0, move));
}
