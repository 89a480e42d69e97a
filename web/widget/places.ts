/** Places in a text, as methods of the element take and give them. */
import type { Variation } from '../engine/answers.ts';
import type { GameInfo } from '../engine/game-info.ts';

/** A place in a text; what is left out stays as it is. */
export interface Destination {
  /** A game, diagram or board, from 0. Alone it leads to where that opens. */
  readonly item?: number;
  /** The branch taken at each fork, from 0; what is left out is 0, the branch that goes on. */
  readonly path?: readonly number[];
  /** The number of moves that have been played. */
  readonly move?: number;
  /** A place in the run of the position: a round, `round.step`, or `end`. */
  readonly round?: number | string;
}

/** The place in a text that is shown. */
export interface Reached {
  readonly item: number;
  readonly path: readonly number[];
  readonly move: number;
  /** The place in the run, `round.step`; null while the steps are not shown. */
  readonly round: string | null;
}

/** A game of the text, at the place that is shown. */
export interface Game extends Omit<Reached, 'round'> {
  /** The number of moves of the line of play. */
  readonly moves: number;
  /** The comment on the position, of at most 5,000 characters. */
  readonly comment: string;
  /** The players, the result and the like, as they are written; each is empty if the text does not say it. */
  readonly info: GameInfo;
  /** The first 1,000 lines of play as a tree, the main line first. */
  readonly branches: readonly Variation[];
}
