/** What becomes of a black group if White begins and Black answers, by the solver. */
import type { EyeVerdict } from '../../../engine/answers.ts';
import type { EyeReferee, EyeTrial } from '../../../engine/referee.ts';
import type { Point, Position } from '../../../engine/types.ts';

/** A move that is tried. */
export interface Try {
  readonly point: Point;
  /** The group stays with best play after it. */
  readonly stays: boolean;
  /** The best move of the other side then; null is a pass. */
  readonly best: Point | null;
}

export interface Fight {
  readonly status: EyeVerdict;
  /** It stays if White begins. */
  readonly stays: boolean;
  /** White's first moves. */
  readonly tries: readonly Try[];
  /** A move of White that has to be answered where the group stays; null if there is none. */
  readonly threat: Point | null;
  /** Black's answers to that. */
  readonly answers: readonly Try[];
  /** Best play of both sides, White first; null is a pass. Empty where there is nothing to play. */
  readonly line: readonly (Point | null)[];
}

/** The most positions that are looked at for one question. */
const LIMIT = 1_000_000;

/** Longer play would not be looked at. */
const LONGEST = 16;

/**
 * The fight about the group with a stone.
 * @throws Error if the solver has no answer
 */
export function fightOf(referee: EyeReferee, position: Position, stone: Point): Fight {
  const trial = referee.of({ position, color: 'black', stone, limit: LIMIT });
  try {
    const { solved } = trial.judge(false);
    if (!solved || solved.status === 'unsettled') throw new Error('The group is not solved');
    const { status } = solved;
    const stays = status === 'alive' || status === 'seki';
    const tries = triesAfter(trial, []);
    const threat = stays ? threatOf(trial, tries) : null;
    return {
      status,
      stays,
      tries,
      threat,
      answers: threat === null ? [] : triesAfter(trial, [threat]),
      line: threat === null ? solved.opponentLine : lineFrom(trial, [threat]),
    };
  } finally {
    trial.free();
  }
}

/** What each move of the side to move leads to, after some moves of which White plays the first. */
function triesAfter(trial: EyeTrial, moves: readonly Point[]): readonly Try[] {
  const open = trial.after('opponent', moves)?.moves ?? [];
  return open.flatMap((point) => {
    const then = trial.after('opponent', [...moves, point]);
    return then?.lives == null ? [] : [{ point, stays: then.lives, best: then.best }];
  });
}

/** A move after which Black may not pass. */
function threatOf(trial: EyeTrial, tries: readonly Try[]): Point | null {
  const threat = tries.find(({ point }) => trial.after('opponent', [point, null])?.lives === false);
  return threat?.point ?? null;
}

/** Best play after some moves. */
function lineFrom(trial: EyeTrial, moves: readonly (Point | null)[]): readonly (Point | null)[] {
  const then = trial.after('opponent', moves);
  const isOver = !then?.toMove || (then.best === null && moves.at(-1) === null) || moves.length >= LONGEST;
  return isOver ? moves : lineFrom(trial, [...moves, then.best]);
}
