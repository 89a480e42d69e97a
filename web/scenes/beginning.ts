/** The moves of the opening boards: how White takes what does not stay while Black passes. */
import { pointNamed } from '../engine/coordinate.ts';
import type { Point, Position } from '../engine/types.ts';
import { openingAt } from '../model/beginning.ts';
import type { MovesOn } from '../model/playing-on.ts';

/** The names of White's moves on an opening board, in the order of the boards. */
export const MOVES: readonly { readonly [K in keyof MovesOn]: string }[] = [
  {
    captures: 'C7 D7 E7 F7 H1 G4 G2',
    fills: 'B7 G7 J7 B6 C6 D6 E6 F6 G6 J6 A5 J5 A4 C4 E4 F3 G3 H3 F2 H2 F1 G1',
  },
  { captures: 'E5 F4 D6 C3 B2 C1 D2 D4 E4 F2', fills: 'E6 F6 F5 C4 B3 D3 E3 F3 C2 E2 B1 D1 E1' },
];

/** The stones of the first board that live in a game, where Black answers. */
export const LIVES_IN_GAMES: Point = 1;

/** White's moves on an opening board; none on any other. */
export function movesOn(position: Position): MovesOn {
  const moves = MOVES[openingAt(position)];
  const pointsOf = (names: string) => names.split(' ').map((name) => pointNamed(position, name) ?? -1);
  return moves ? { captures: pointsOf(moves.captures), fills: pointsOf(moves.fills) } : { captures: [], fills: [] };
}
