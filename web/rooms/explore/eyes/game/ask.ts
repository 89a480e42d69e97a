/** Questions about the groups of a game to a worker, and its answers. */
import { everything, eyes } from '../../../../engine/modules.ts';
import { type AskOptions, askOnce } from '../../../../reading/worker-client.ts';
import type { Change } from './follow.ts';
import address from './game-worker.ts?worker&url';

/** A line of play of a text. */
export interface Question {
  readonly text: string;
  readonly item: number;
  readonly line: number;
  /** The most moves that are followed. */
  readonly most: number;
}

/** The changes so far, reported now and then and at the end. */
export interface Answer {
  readonly changes: readonly Change[];
  /** The moves after which a group near the move was not solved. */
  readonly unsolved: readonly number[];
  /** The last move that was looked at, and the number of all. */
  readonly move: number;
  readonly moves: number;
  readonly ended: boolean;
}

/**
 * Follows a game in a worker of its own.
 * @throws WorkerFailure, EngineError, or the reason of the signal
 */
export const followGame = (question: Question, options: AskOptions<Answer>): Promise<Answer> =>
  askOnce(address, [everything, eyes], question, options);
