import { useEffect, useMemo, useState } from 'preact/hooks';
import type { EyeGroup, EyeOptions } from '../../../../engine/eyes.ts';
import type { EyeJudged } from '../../../../engine/referee.ts';
import type { Color, Position } from '../../../../engine/types.ts';
import { type Failure, Judge, NoAnswer } from './judge.ts';

/** The state of the exact search for a group. */
export type Ruling =
  | { readonly state: 'running' }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed'; readonly why: Failure | NonNullable<EyeJudged['why']> }
  | { readonly state: 'finished'; readonly judged: Judged };

/** The results for a group that could be played out. */
export type Judged = EyeJudged & { readonly exact: NonNullable<EyeJudged['exact']> };

interface Judging {
  readonly ruling: Ruling;
  readonly judge: Judge;
  readonly again: () => void;
}

const RUNNING: Ruling = { state: 'running' };

/** The most arrangements that are looked at. */
const LIMIT = 400_000;

/** Plays out the chosen group in a worker. */
export function useJudge(position: Position, color: Color, group: EyeGroup | undefined, options: EyeOptions): Judging {
  const judge = useMemo(() => new Judge(), []);
  useEffect(() => () => judge.stop(), []);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: EyeGroup; readonly ruling: Ruling } | null>(null);
  useEffect(() => {
    if (!group) return;
    let wanted = true;
    const settle = (ruling: Ruling) => wanted && setAnswer({ of: group, ruling });
    settle(RUNNING);
    judge.judge({ position, color, stone: group.stones[0] ?? 0, options, limit: LIMIT }).then(
      (judged) => settle(rulingOf(judged)),
      (error) => {
        if (!(error instanceof NoAnswer)) throw error;
        settle(error.failure === 'stopped' ? { state: 'stopped' } : { state: 'failed', why: error.failure });
      },
    );
    return () => {
      wanted = false;
    };
  }, [group, attempt]);
  return {
    ruling: answer && answer.of === group ? answer.ruling : RUNNING,
    judge,
    again: () => setAttempt(attempt + 1),
  };
}

function rulingOf(judged: EyeJudged): Ruling {
  const { exact, why } = judged;
  return exact ? { state: 'finished', judged: { ...judged, exact } } : { state: 'failed', why: why ?? 'broken' };
}
