/** The opening boards played out: how White takes what does not stay while Black passes. */
import { pointNamed } from '../engine/coordinate.ts';
import type { Engine } from '../engine/engine.ts';
import type { Point, Position } from '../engine/types.ts';
import { OPENINGS, openingAt } from '../model/beginning.ts';
import { stonesOf } from '../model/prisoners.ts';

/** The names of White's moves on an opening board. */
interface Moves {
  /** Up to the last capture. */
  readonly captures: string;
  /** After it, until every move that is left is suicide. */
  readonly fills: string;
}

/** In the order of the boards. */
export const MOVES: readonly Moves[] = [
  {
    captures: 'C7 D7 E7 F7 H1 G4 G2',
    fills: 'B7 G7 J7 B6 C6 D6 E6 F6 G6 J6 A5 J5 A4 C4 E4 F3 G3 H3 F2 H2 F1 G1',
  },
  { captures: 'E5 F4 D6 C3 B2 C1 D2 D4 E4 F2', fills: 'E6 F6 F5 C4 B3 D3 E3 F3 C2 E2 B1 D1 E1' },
];

/** The stones of the first board that live in a game, where Black answers. */
export const LIVES_IN_GAMES: Point = 1;

/** The board after some of White's moves. */
export interface Played {
  readonly position: Position;
  /** The move that led there; null if it was several. */
  readonly lastMove: Point | null;
  /** The number of black stones that it captured. */
  readonly captured: number;
}

/** White's captures on an opening board one by one, and then all other moves at once. */
export function playedOut(play: Engine['play'], opening: Position): readonly Played[] {
  const at = openingAt(opening);
  const { captures, fills } = MOVES[at] as Moves;
  let now = OPENINGS[at] as Position;
  const move = (name: string): Played => {
    const before = now;
    const lastMove = pointNamed(now, name) ?? -1;
    now = play(now, 'white', lastMove, 'forbidden', null).position;
    return { position: now, lastMove, captured: stonesOf(before, 'black') - stonesOf(now, 'black') };
  };
  const moves = captures.split(' ').map(move);
  fills.split(' ').forEach(move);
  return [...moves, { position: now, lastMove: null, captured: 0 }];
}
