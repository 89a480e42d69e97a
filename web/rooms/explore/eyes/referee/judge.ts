/** The solver in a worker: questions and answers. */
import type { EyePlayer } from '../../../../engine/eyes.ts';
import { eyes } from '../../../../engine/modules.ts';
import type { EyeJudged, EyeMoment, EyeQuestion } from '../../../../engine/referee.ts';
import { WorkerClient } from '../../../../reading/worker-client.ts';
import { type GroupSolver, illegalOf, type Move, type Played, type Progress } from './group-solver.ts';
import address from './judge-worker.ts?worker&url';

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

/** Asks a worker, which keeps the group that it has solved last. */
export class Judge implements GroupSolver {
  readonly #worker = new WorkerClient<Question, Answer, Progress>(address, [eyes]);

  async judge(group: EyeQuestion, signal: AbortSignal, progress: (progress: Progress) => void): Promise<EyeJudged> {
    return (await this.#worker.ask({ group }, { signal, progress })).judged as EyeJudged;
  }

  async play(group: EyeQuestion, first: EyePlayer, moves: readonly Move[], signal: AbortSignal): Promise<Played> {
    try {
      return (await this.#worker.ask({ group, play: { first, moves } }, { signal })).moment as EyeMoment;
    } catch (error) {
      return illegalOf(error);
    }
  }

  /** Ends the worker. */
  stop(): void {
    this.#worker.stop();
  }
}
