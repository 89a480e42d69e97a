import { useLayoutEffect, useRef } from 'preact/hooks';
import * as en from '#locale/prove.ts';
import { Steps } from '../../../ui/Steps.tsx';
import * as challenges from './challenge.ts';
import * as plans from './plan.ts';

interface MoveProps {
  readonly plan: plans.Plan;
  readonly at: number;
  readonly destinations: ReturnType<typeof plans.destinationsFrom>;
  readonly go: (at: number) => void;
  /** True if the link opened it, not the reader. */
  readonly restored: boolean;
}

/** The controls that move through a sequence. */
export function MoveButtons({ plan, at, destinations, go, restored }: MoveProps) {
  const next = useRef<HTMLButtonElement>(null);
  // The button that began it is gone; the next press goes on, however soon it comes.
  useLayoutEffect(() => {
    if (!restored) next.current?.focus({ preventScroll: true });
  }, [plan]);
  return (
    <div class="proof-moves" role="group" aria-label={en.slider}>
      <div class="scrubber">
        <input
          type="range"
          min={0}
          max={destinations.last}
          value={at}
          aria-label={en.slider}
          aria-valuetext={plans.placeAt(plan, at)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <Steps destinations={destinations} at={at} labels={en.steps} go={go} next={next} />
    </div>
  );
}

interface TryProps {
  readonly challenge: challenges.Challenge;
  readonly goal: challenges.Goal;
  readonly referee: challenges.Referee;
  readonly change: (challenge: challenges.Challenge, byKeyboard: boolean) => void;
}

/** The controls of a challenge, the one that helps most first. */
export function TryButtons({ challenge, goal, referee, change }: TryProps) {
  const { plies, standing } = challenge;
  const over = standing === 'won' || standing === 'proved';
  const button = (label: string, disabled: boolean, action: typeof challenges.undo) => (
    <button
      type="button"
      class="choice"
      aria-disabled={disabled}
      onClick={(event) => !disabled && change(action(goal, referee, challenge), event.detail === 0)}
    >
      {label}
    </button>
  );
  const isAlive = goal.facts.blocks[goal.block]?.castOut === null;
  return (
    <div class="buttons">
      {button(en.hint, over, challenges.hint)}
      {button(en.undo, plies.length === 0 && !challenge.before, challenges.undo)}
      {isAlive && button(en.fillRest, over, challenges.fillRest)}
      {button(en.again, plies.length === 0, challenges.again)}
    </div>
  );
}
