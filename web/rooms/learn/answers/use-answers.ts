import { useEffect, useState } from 'preact/hooks';
import { once } from '../../../engine/once.ts';
import type { ReasonScene } from '../../../scenes/lessons.ts';
import type { Asked } from '../lesson/asked.ts';
import type { Evidence } from '../lesson/reasons.ts';

interface Found {
  readonly of: Evidence;
  /** Null after a failure. */
  readonly asked: Asked | null;
}

const load = once(() => import('./answered.ts'));

/** What is asked about a board where Black answers, if it is wanted; null until the solver has answered. */
export function useAnswers(evidence: Evidence, reason: ReasonScene | null, wanted: boolean) {
  const [found, set] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    const search = new AbortController();
    const { facts, position } = evidence;
    const stones = facts.blocks.map(({ points: [first = 0] }) => first);
    const ask = async () => {
      const { askFights, answersAsked } = await load();
      return answersAsked(evidence, reason, await askFights({ position, stones }, search.signal));
    };
    ask().then(
      (asked) => search.signal.aborted || set({ of: evidence, asked }),
      (error) => {
        if (search.signal.aborted) return;
        reportError(error);
        set({ of: evidence, asked: null });
      },
    );
    return () => search.abort();
  }, [evidence, wanted, attempt]);
  const current = found?.of === evidence ? found : null;
  return {
    asked: current?.asked ?? null,
    failed: current !== null && current.asked === null,
    again() {
      set(null);
      setAttempt(attempt + 1);
    },
  };
}
