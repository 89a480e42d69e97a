/** The picture of a game as paths: moves from left to right, Black's points upwards from the middle, White's downwards. */
import type { ChronicleEntry } from '../../../engine/chronicle.ts';

/** The most moves that are listed, in the table, and marked in the picture. */
export const LISTED = 500;

/** The points at the top and at the bottom of the picture: a round number that no side exceeds, at most those of the board. */
export function scaleOf(entries: readonly ChronicleEntry[], points: number): number {
  const most = Math.max(...entries.map(({ settled }) => Math.max(...(settled ?? [0]))));
  const unit = most > 20 ? 20 : 5;
  return Math.min(points, Math.max(unit, Math.ceil(most / unit) * unit));
}

/** True if no point is settled after any move. */
export const isEmpty = (entries: readonly ChronicleEntry[]): boolean =>
  entries.every(({ settled }) => !settled || (settled[0] === 0 && settled[1] === 0));

/** The areas of Black, above the middle of the picture, and of White, below it, in moves and points. */
export function areas(entries: readonly ChronicleEntry[], scale: number): readonly [black: string, white: string] {
  const last = entries.length - 1;
  const area = (side: 0 | 1, direction: 1 | -1) =>
    last > 0
      ? `M0 ${scale}${steps(entries.map(({ settled }) => scale + direction * (settled?.[side] ?? 0)))}V${scale}Z`
      : '';
  return [area(0, -1), area(1, 1)];
}

/** A line with a step at each move. */
function steps(heights: readonly number[]): string {
  return heights.map((height, move) => `${move === 0 ? '' : `H${move}`}V${height}`).join('');
}

/** The moves at which a block became or ceased to be unconditionally alive. */
export function movesWithChanges(entries: readonly ChronicleEntry[]): readonly number[] {
  return entries.flatMap(({ became, ceased }, move) => (became.length + ceased.length > 0 ? [move] : []));
}
