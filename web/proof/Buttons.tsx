import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../page/IconButton.tsx';
import * as challenges from './challenge.ts';
import * as en from './en.ts';
import * as plans from './plan.ts';

interface MoveProps {
  readonly plan: plans.Plan;
  readonly at: number;
  readonly go: (at: number) => void;
  /** It is there because the link says so, not because the reader began it. */
  readonly restored: boolean;
}

/** The controls that move through a sequence. */
export function MoveButtons({ plan, at, go, restored }: MoveProps) {
  const end = plans.length(plan);
  const next = useRef<HTMLButtonElement>(null);
  // The button that began it is gone; the next press goes on, however soon it comes.
  useLayoutEffect(() => {
    if (!restored) next.current?.focus({ preventScroll: true });
  }, [plan]);
  const control = (name: 'first' | 'roundBack' | 'back' | 'roundForward' | 'last', to: number) => (
    <IconButton class="step" icon={name} label={en.steps[name]} aria-disabled={to === at} onClick={() => go(to)} />
  );
  return (
    <div class="proof-moves" role="group" aria-label={en.slider}>
      <input
        type="range"
        min={0}
        max={end}
        value={at}
        aria-label={en.slider}
        aria-valuetext={plans.placeAt(plan, at)}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="steps">
        {control('first', 0)}
        {control('roundBack', plans.captureFrom(plan, at, -1))}
        {control('back', Math.max(0, at - 1))}
        <button ref={next} type="button" class="step next" aria-disabled={at === end} onClick={() => go(at + 1)}>
          {en.steps.forward}
        </button>
        {control('roundForward', plans.captureFrom(plan, at, 1))}
        {control('last', end)}
      </div>
    </div>
  );
}

interface TryProps {
  readonly challenge: challenges.Challenge;
  readonly goal: challenges.Goal;
  readonly referee: challenges.Referee;
  readonly change: (challenge: challenges.Challenge, byKeyboard: boolean) => void;
}

/** What helps in a challenge. */
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
      {button(en.undo, plies.length === 0, challenges.undo)}
      {button(en.hint, over, challenges.hint)}
      {isAlive && button(en.fillRest, over, challenges.fillRest)}
      {button(en.again, plies.length === 0, challenges.begin)}
    </div>
  );
}
