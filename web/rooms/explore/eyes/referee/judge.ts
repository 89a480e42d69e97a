/** The solver in a worker: questions and answers. */
import type { EyePlayer } from '../../../../engine/eyes.ts';
import { EngineError } from '../../../../engine/guard.ts';
import { eyes } from '../../../../engine/modules.ts';
import { type Illegal, isIllegal } from '../../../../engine/problem.ts';
import type { EyeJudged, EyeMoment, EyeQuestion } from '../../../../engine/referee.ts';
import type { Point } from '../../../../engine/types.ts';
import { WorkerClient } from '../../../../reading/worker-client.ts';
import address from './judge-worker.ts?worker&url';

/** A move; null is a pass. */
export type Move = Point | null;

/** The position after some moves, or the rule that forbids one of them; `outside`: it is no point of the fight. */
export type Played = EyeMoment | Illegal;

/** A group to be solved; with `play`, moves of it, the first by one side. */
export interface Question {
  readonly group: EyeQuestion;
  readonly play?: { readonly first: EyePlayer; readonly moves: readonly Move[] };
}

/** The answer has what was asked for. */
export interface Answer {
  readonly judged?: EyeJudged;
  readonly moment?: EyeMoment;
}

/** What is known before the answer: the number of positions looked at so far, or the answer without all moves. */
export interface Progress {
  readonly positions?: number;
  readonly judged?: EyeJudged;
}

/** Asks a worker, which keeps the group that it has solved last. The signal ends a question. */
export class Judge {
  readonly #worker = new WorkerClient<Question, Answer, Progress>(address, [eyes]);

  /** @throws WorkerFailure, EngineError */
  async judge(group: EyeQuestion, signal: AbortSignal, progress: (progress: Progress) => void): Promise<EyeJudged> {
    return (await this.#worker.ask({ group }, { signal, progress })).judged as EyeJudged;
  }

  /**
   * Plays some moves of a group, the first by one side.
   * @throws WorkerFailure
   */
  async play(group: EyeQuestion, first: EyePlayer, moves: readonly Move[], signal: AbortSignal): Promise<Played> {
    try {
      return (await this.#worker.ask({ group, play: { first, moves } }, { signal })).moment as EyeMoment;
    } catch (error) {
      if (error instanceof EngineError && isIllegal(error.problem.code)) return error.problem.code;
      throw error;
    }
  }

  /** Ends the worker. */
  stop(): void {
    this.#worker.stop();
  }
}
