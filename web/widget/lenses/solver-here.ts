/**
 * The solver of an element. It has no worker: the host's policy may forbid one, and none starts from a script of
 * another host. So it looks at few positions at a time, and leaves the page free between.
 */
import type { EyePlayer } from '../../engine/eyes.ts';
import type { EyeJudged, EyeQuestion, EyeReferee, EyeTrial } from '../../engine/referee.ts';
import {
  type GroupSolver,
  hasMore,
  illegalOf,
  type Move,
  momentAfter,
  type Played,
  type Progress,
} from '../../rooms/explore/eyes/referee/group-solver.ts';

/** The most positions that are looked at for one question. */
export const LIMIT = 20_000;

/** Resolves when the page has had time to draw and to answer its reader. */
const free = () => new Promise((resolve) => setTimeout(resolve, 20));

export class SolverHere implements GroupSolver {
  readonly #referee: EyeReferee;
  #last: { readonly group: string; readonly trial: EyeTrial } | null = null;

  constructor(referee: EyeReferee) {
    this.#referee = referee;
  }

  async judge(group: EyeQuestion, signal: AbortSignal, progress: (progress: Progress) => void): Promise<EyeJudged> {
    await free();
    signal.throwIfAborted();
    const trial = this.#trialOf(group);
    const first = trial.judge(false);
    if (!hasMore(first)) return first;
    progress({ judged: first });
    await free();
    signal.throwIfAborted();
    return trial.judge(true);
  }

  async play(group: EyeQuestion, first: EyePlayer, moves: readonly Move[], signal: AbortSignal): Promise<Played> {
    await free();
    signal.throwIfAborted();
    try {
      return momentAfter(this.#trialOf(group), first, moves);
    } catch (error) {
      return illegalOf(error);
    }
  }

  /** The signals of the questions end what is going on. */
  stop(): void {}

  #trialOf(question: EyeQuestion): EyeTrial {
    const group = JSON.stringify(question);
    if (this.#last?.group !== group) this.#last = { group, trial: this.#referee.of({ ...question, limit: LIMIT }) };
    return this.#last.trial;
  }
}
