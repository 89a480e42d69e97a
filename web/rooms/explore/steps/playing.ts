import { useEffect, useState } from 'preact/hooks';
import type { HistoryAction } from '../../../model/history.ts';
import { destinationsFrom } from '../../../model/navigation.ts';
import type { Run } from '../../../model/run.ts';

const SPEEDS = ['slow', 'medium', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The time between steps, in milliseconds. */
const PAUSE: Readonly<Record<Speed, number>> = { slow: 4000, medium: 2000, fast: 700 };

export interface Playing {
  readonly on: boolean;
  readonly speed: Speed;
  readonly toggle: () => void;
  readonly nextSpeed: () => void;
}

/** Plays the run step by step to its end. */
export function usePlaying(run: Run | null, dispatch: (action: HistoryAction) => void): Playing {
  const [on, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>('medium');
  const atEnd = !run || run.moment === run.facts.places.length - 1;
  useEffect(() => {
    if (!on || !run) return;
    if (atEnd) {
      setOn(false);
      return;
    }
    const timer = setTimeout(
      () => dispatch({ type: 'go', place: destinationsFrom(run.facts, run.moment).forward }),
      PAUSE[speed],
    );
    return () => clearTimeout(timer);
  }, [on, speed, run?.facts, run?.moment, atEnd, dispatch]);
  return {
    on,
    speed,
    toggle() {
      if (!run) return;
      if (!on) dispatch({ type: 'go', place: atEnd ? '0' : destinationsFrom(run.facts, run.moment).forward });
      setOn(!on);
    },
    nextSpeed: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] as Speed),
  };
}
