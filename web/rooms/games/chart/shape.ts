/** The picture of a game as paths: moves from left to right, points of the board from below. */
import type { ChronicleEntry } from '../../../engine/chronicle.ts';

/** The most moves that are listed, in the table, and marked in the picture. */
export const LISTED = 500;

/** The area under Black's points, from below, and over White's, from above, in moves and points. */
export function areas(entries: readonly ChronicleEntry[], points: number): readonly [black: string, white: string] {
  const last = entries.length - 1;
  const edge = (side: 0 | 1) =>
    steps(
      entries.map(({ settled }) => settled?.[side] ?? 0),
      (held) => (side ? held : points - held),
    );
  return [`M0 ${points}${edge(0)}V${points}Z`, `M0 0${edge(1)}V0Z`].map((path) => (last > 0 ? path : '')) as [
    string,
    string,
  ];
}

/** A line with a step at each move. */
function steps(held: readonly number[], height: (held: number) => number): string {
  return held.map((each, move) => `${move === 0 ? '' : `H${move}`}V${height(each)}`).join('');
}

/** The moves at which a block became or ceased to be unconditionally alive. */
export function movesWithChanges(entries: readonly ChronicleEntry[]): readonly number[] {
  return entries.flatMap(({ became, ceased }, move) => (became.length + ceased.length > 0 ? [move] : []));
}
