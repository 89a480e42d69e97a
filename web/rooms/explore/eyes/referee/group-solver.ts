/** The solver of groups, wherever it runs. */
import type { EyePlayer } from '../../../../engine/eyes.ts';
import { EngineError } from '../../../../engine/guard.ts';
import { type Illegal, isIllegal } from '../../../../engine/problem.ts';
import type { EyeJudged, EyeMoment, EyeQuestion, EyeTrial } from '../../../../engine/referee.ts';
import type { Point } from '../../../../engine/types.ts';

/** A move; null is a pass. */
export type Move = Point | null;

/** The position after some moves, or the rule that forbids one of them; `outside`: it is no point of the fight. */
export type Played = EyeMoment | Illegal;

/** What is known before the answer: the number of positions looked at so far, or the answer without all moves. */
export interface Progress {
  readonly positions?: number;
  readonly judged?: EyeJudged;
}

export interface GroupSolver {
  /**
   * Solves a group. The signal ends that.
   * @throws WorkerFailure, EngineError, or the reason of the signal
   */
  judge(group: EyeQuestion, signal: AbortSignal, progress: (progress: Progress) => void): Promise<EyeJudged>;
  /**
   * Plays some moves of a group, the first by one side.
   * @throws WorkerFailure, or the reason of the signal
   */
  play(group: EyeQuestion, first: EyePlayer, moves: readonly Move[], signal: AbortSignal): Promise<Played>;
  /** Ends what is going on. */
  stop(): void;
}

/** True if a look at all moves can tell more than the answer with one for each side. */
export const hasMore = ({ solved, why }: EyeJudged): boolean =>
  why === null && solved !== null && !solved.all && solved.save.length + solved.kill.length > 0;

/** A ko may take so many times the positions of one question. */
const FOR_KO = 2;

/**
 * The question that tells whether a ko threat of the other side turns what a side achieves by moving first, if
 * the limit may have left that open; null if it has not.
 */
export function koQuestion(question: EyeQuestion, { solved, why }: EyeJudged): EyeQuestion | null {
  const isOpen =
    why === null &&
    solved?.status === 'critical' &&
    solved.positions >= question.limit &&
    !(solved.ownerContested && solved.opponentContested);
  return isOpen ? { ...question, limit: FOR_KO * question.limit } : null;
}

/** An answer with what a longer look has found about ko. */
export function withKo(judged: EyeJudged, deep: EyeJudged | null): EyeJudged {
  const [solved, found] = [judged.solved, deep?.why === null ? deep.solved : null];
  if (!solved || solved.status !== found?.status) return judged;
  const { ownerContested, opponentContested } = found;
  return { ...judged, solved: { ...solved, ownerContested, opponentContested } };
}

/** The position after some moves of a group that can be played. */
export function momentAfter(trial: EyeTrial, first: EyePlayer, moves: readonly Move[]): EyeMoment {
  const moment = trial.after(first, moves);
  if (!moment) throw new Error('The group cannot be played');
  return moment;
}

/** The rule that forbids a move, if that is what was thrown; other errors are thrown again. */
export function illegalOf(error: unknown): Illegal {
  if (error instanceof EngineError && isIllegal(error.problem.code)) return error.problem.code;
  throw error;
}
