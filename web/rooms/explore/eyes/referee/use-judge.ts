import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { EyeGroup, EyeOptions } from '../../../../engine/eyes.ts';
import type { EyeJudged, EyeSolved } from '../../../../engine/referee.ts';
import type { Color, Point, Position } from '../../../../engine/types.ts';
import { type FailureCode, WorkerFailure } from '../../../../reading/worker-client.ts';
import type { Solver } from '../try/attempt.ts';
import type { GroupSolver } from './group-solver.ts';

/** What the solver has found about a group so far. */
export interface Ruling {
  /** The answer; null if there is none yet, or none at all. */
  readonly solved: EyeSolved | null;
  readonly state: 'running' | 'stopped' | 'finished' | Why;
  /** What the answer would be if blocks stay of which the limit left open whether they do; null if it is not so. */
  readonly doubtful: EyeSolved | null;
  /** The number of positions that were looked at, and of points of a fight that is too large. */
  readonly positions: number;
  readonly points: number;
}

/** The reason why there is no answer. */
export type Why = FailureCode | NonNullable<EyeJudged['why']>;

interface Judging {
  readonly ruling: Ruling;
  /** What was found about groups of these facts. */
  readonly rulings: ReadonlyMap<EyeGroup, Ruling>;
  /** Plays moves of the group. */
  readonly solver: Solver;
  readonly stop: () => void;
  readonly again: () => void;
}

const RUNNING: Ruling = { solved: null, state: 'running', doubtful: null, positions: 0, points: 0 };

/** The most positions that are looked at for one question, as in the program. */
const LIMIT = 1_000_000;

/** Solves the chosen group. A group that is no longer chosen is not searched on. */
export function useJudge(
  create: () => GroupSolver,
  position: Position,
  color: Color,
  group: EyeGroup | undefined,
  options: EyeOptions,
  doubts: readonly Point[] = [],
): Judging {
  const judge = useMemo(create, []);
  useEffect(() => () => judge.stop(), []);
  const [attempt, setAttempt] = useState(0);
  const [rulings, setRulings] = useState<ReadonlyMap<EyeGroup, Ruling>>(new Map());
  const search = useRef(new AbortController());
  /** The group of the last search. Until the next one has begun, what was found of its group earlier is not shown. */
  const searched = useRef<EyeGroup | undefined>(undefined);
  const question = { position, color, stone: group?.stones[0] ?? 0, options, doubts, limit: LIMIT };
  const asked = String(doubts);
  const settle = (of: EyeGroup, change: Partial<Ruling>) =>
    setRulings((before) => new Map(before).set(of, { ...(before.get(of) ?? RUNNING), ...change }));
  useEffect(() => {
    if (!group) return;
    search.current = new AbortController();
    searched.current = group;
    const { signal } = search.current;
    const tell = (change: Partial<Ruling>) => !signal.aborted && settle(group, change);
    tell(RUNNING);
    const progress = ({ judged, positions }: { judged?: EyeJudged; positions?: number }) =>
      tell({ ...(judged && { solved: answerOf(judged) }), ...(positions && { positions }) });
    judge.judge(question, signal, progress).then(
      (judged) => tell(rulingOf(judged)),
      (error) => {
        if (signal.aborted) return;
        tell({ state: error instanceof WorkerFailure ? error.code : 'broken' });
        if (!(error instanceof WorkerFailure)) reportError(error);
      },
    );
    return () => search.current.abort();
  }, [group, attempt, asked]);
  return {
    ruling: (group && searched.current === group && rulings.get(group)) || RUNNING,
    rulings,
    solver: { play: (first, moves) => judge.play(question, first, moves, search.current.signal) },
    stop() {
      search.current.abort();
      if (group) settle(group, { state: 'stopped' });
    },
    again: () => setAttempt(attempt + 1),
  };
}

/** The answer, unless the limit left the status open. */
const answerOf = ({ solved, why }: EyeJudged): EyeSolved | null => (why === null ? solved : null);

const rulingOf = (judged: EyeJudged): Ruling => ({
  solved: answerOf(judged),
  state: judged.why ?? 'finished',
  doubtful: judged.why === 'doubtful' ? judged.solved : null,
  positions: judged.solved?.positions ?? 0,
  points: judged.points,
});
