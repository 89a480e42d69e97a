import { useEffect, useState } from 'preact/hooks';

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

/** Steps, or moves of a game, that are played one after the other. */
interface Walk {
  /** The step that is shown. */
  readonly at: string | number;
  readonly atEnd: boolean;
  readonly forward: () => void;
  readonly restart: () => void;
}

/** Plays a walk step by step to its end; null where there is nothing to play. */
export function usePlaying(walk: Walk | null): Playing {
  const [on, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>('medium');
  useEffect(() => {
    if (!on || !walk) return;
    if (walk.atEnd) {
      setOn(false);
      return;
    }
    const timer = setTimeout(walk.forward, PAUSE[speed]);
    return () => clearTimeout(timer);
  }, [on, speed, walk?.at, walk?.atEnd]);
  return {
    on,
    speed,
    toggle() {
      if (!walk) return;
      if (!on) (walk.atEnd ? walk.restart : walk.forward)();
      setOn(!on);
    },
    nextSpeed: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] as Speed),
  };
}
