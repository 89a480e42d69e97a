/** White plays on while Black passes: every capture that can be had, and then all moves that are left. */
import * as text from '#locale/question.ts';
import { pointName } from '../engine/coordinate.ts';
import type { Engine } from '../engine/engine.ts';
import type { Point, Position, Rules } from '../engine/types.ts';
import { stonesOf } from './prisoners.ts';

/** White's moves. */
export interface MovesOn {
  /** Up to the last capture. */
  readonly captures: readonly Point[];
  /** After it, until every move that is left is suicide. */
  readonly fills: readonly Point[];
  /** The rule on suicide; it is forbidden if undefined. */
  readonly suicide?: Rules['suicide'];
}

/** The board after some of White's moves. */
export interface PlayedOn {
  readonly position: Position;
  /** The move that led there; null if it was several. */
  readonly lastMove: Point | null;
  /** The number of black stones that it captured. */
  readonly captured: number;
}

/** A board of a line of play, with what is said of it. */
export interface Frame extends Pick<PlayedOn, 'position' | 'lastMove'> {
  readonly says: string;
}

/** White's moves as boards with sentences. */
export function filmOf(play: Engine['play'], position: Position, moves: MovesOn): readonly Frame[] {
  return playedOn(play, position, moves).map(({ position: after, lastMove, captured }, at) => ({
    position: after,
    lastMove,
    says:
      lastMove === null
        ? text.ends({ stones: stonesOf(after, 'black'), suicide: moves.suicide ?? 'forbidden' })
        : text.plays({ move: at + 1, point: pointName(after, lastMove), captured }),
  }));
}

/** White's captures one by one, and then all other moves at once. */
export function playedOn(
  play: Engine['play'],
  position: Position,
  { captures, fills, suicide = 'forbidden' }: MovesOn,
): readonly PlayedOn[] {
  let now = position;
  const move = (lastMove: Point): PlayedOn => {
    const before = now;
    now = play(now, 'white', lastMove, suicide, null).position;
    return { position: now, lastMove, captured: stonesOf(before, 'black') - stonesOf(now, 'black') };
  };
  const moves = captures.map(move);
  fills.forEach(move);
  return [...moves, { position: now, lastMove: null, captured: 0 }];
}
