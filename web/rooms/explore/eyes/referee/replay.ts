/** Boards of a line of play. */
import type { EyeAnalyst, EyePlayer } from '../../../../engine/eyes.ts';
import { otherColor } from '../../../../engine/position.ts';
import type { BoardMark, Color, Position } from '../../../../engine/types.ts';
import { stonesOf } from '../../../../model/prisoners.ts';
import { otherPlayer } from '../value.ts';
import type { Move } from './group-solver.ts';

/** Moves from a position, in turn. */
export interface Play {
  readonly position: Position;
  /** The color of the group. */
  readonly color: Color;
  readonly first: EyePlayer;
  readonly moves: readonly Move[];
}

/** The side that makes the move with this index. */
export const playerAt = ({ first }: Pick<Play, 'first'>, index: number): EyePlayer =>
  index % 2 ? otherPlayer(first) : first;

/** The color that makes the move with this index. */
export const colorAtMove = (play: Pick<Play, 'color' | 'first'>, index: number): Color =>
  playerAt(play, index) === 'owner' ? play.color : otherColor(play.color);

/** The board after all moves. */
export function boardAfter(analyst: EyeAnalyst, play: Play): Position {
  return play.moves.reduce(
    (position, move, index) =>
      // A ko is the solver's business: it allows what its own rule allows.
      move === null ? position : analyst.play(position, colorAtMove(play, index), move, 'forbidden', null).position,
    play.position,
  );
}

/** The number of stones that the last of all moves captures. */
export function takenBy(analyst: EyeAnalyst, play: Play): number {
  const last = play.moves.length - 1;
  if (last < 0) return 0;
  const taken = otherColor(colorAtMove(play, last));
  const before = boardAfter(analyst, { ...play, moves: play.moves.slice(0, last) });
  return stonesOf(before, taken) - stonesOf(boardAfter(analyst, play), taken);
}

/** The numbers of the moves that are still on the board; of several on one point the last. */
export function numbersOn({ stones }: Position, moves: readonly Move[]): BoardMark[] {
  const numbers = new Map<number, number>();
  moves.forEach((move, index) => {
    if (move !== null && stones[move] !== '.') numbers.set(move, index + 1);
  });
  return [...numbers].map(([point, number]) => ({ point, kind: 'label', text: String(number) }));
}
