import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { EyeGroup, EyeOptions } from '../../../../engine/eyes.ts';
import type { EyeJudged } from '../../../../engine/referee.ts';
import type { Color, Position } from '../../../../engine/types.ts';
import { type FailureCode, WorkerFailure } from '../../../../reading/worker-client.ts';
import type { Solver } from '../try/attempt.ts';
import { Judge } from './judge.ts';

/** The state of the exact search for a group. */
export type Ruling =
  | { readonly state: 'running' }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed'; readonly why: FailureCode | NonNullable<EyeJudged['why']> }
  | { readonly state: 'finished'; readonly judged: Judged };

/** The results for a group that could be played out. */
export type Judged = EyeJudged & { readonly exact: NonNullable<EyeJudged['exact']> };

interface Judging {
  readonly ruling: Ruling;
  /** Plays moves of the group. */
  readonly solver: Solver;
  readonly stop: () => void;
  readonly again: () => void;
}

const RUNNING: Ruling = { state: 'running' };

/** The most arrangements that are looked at. */
const LIMIT = 400_000;

/** Plays out the chosen group in a worker. A group that is no longer chosen is not searched on. */
export function useJudge(position: Position, color: Color, group: EyeGroup | undefined, options: EyeOptions): Judging {
  const judge = useMemo(() => new Judge(), []);
  useEffect(() => () => judge.stop(), []);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: EyeGroup; readonly ruling: Ruling } | null>(null);
  const search = useRef(new AbortController());
  const question = { position, color, stone: group?.stones[0] ?? 0, options, limit: LIMIT };
  useEffect(() => {
    if (!group) return;
    search.current = new AbortController();
    const { signal } = search.current;
    const settle = (ruling: Ruling) => !signal.aborted && setAnswer({ of: group, ruling });
    settle(RUNNING);
    judge.judge(question, signal).then(
      (judged) => settle(rulingOf(judged)),
      (error) => {
        if (signal.aborted) return;
        settle({ state: 'failed', why: error instanceof WorkerFailure ? error.code : 'broken' });
        if (!(error instanceof WorkerFailure)) reportError(error);
      },
    );
    return () => search.current.abort();
  }, [group, attempt]);
  return {
    ruling: answer && answer.of === group ? answer.ruling : RUNNING,
    solver: { play: (first, moves) => judge.play(question, first, moves, search.current.signal) },
    stop() {
      search.current.abort();
      if (group) setAnswer({ of: group, ruling: { state: 'stopped' } });
    },
    again: () => setAttempt(attempt + 1),
  };
}

function rulingOf(judged: EyeJudged): Ruling {
  const { exact, why } = judged;
  return exact ? { state: 'finished', judged: { ...judged, exact } } : { state: 'failed', why: why ?? 'broken' };
}
