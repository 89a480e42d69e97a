import type { RefObject } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { steps, undo } from '#locale/page.ts';
import * as en from '#locale/prove.ts';
import { PlayButton, SpeedButton } from '../../../ui/PlayButtons.tsx';
import { usePlaying } from '../../../ui/playing.ts';
import { Steps } from '../../../ui/Steps.tsx';
import { StageContext } from '../../../ui/stage.tsx';
import * as challenges from './challenge.ts';
import * as plans from './plan.ts';

interface MoveProps {
  readonly plan: plans.Plan;
  readonly at: number;
  readonly destinations: ReturnType<typeof plans.destinationsFrom>;
  readonly go: (at: number) => void;
  /** Receives what plays the sequence, or stops. */
  readonly playOrPause: RefObject<(() => void) | null>;
}

/** The controls that move through a sequence. */
export function MoveButtons({ plan, at, destinations, go, playOrPause }: MoveProps) {
  const playing = usePlaying({
    at,
    atEnd: at === destinations.last,
    forward: () => go(destinations.forward),
    restart: () => go(destinations.first),
  });
  useLayoutEffect(() => {
    playOrPause.current = playing.toggle;
  });
  return (
    <div class="proof-moves" role="group" aria-label={en.slider}>
      <div class="scrubber">
        <PlayButton playing={playing} />
        <input
          type="range"
          min={0}
          max={destinations.last}
          value={at}
          aria-label={en.slider}
          aria-valuetext={plans.placeAt(plan, at)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        <SpeedButton playing={playing} />
      </div>
      <Steps destinations={destinations} at={at} labels={{ ...steps, ...en.steps }} go={go} />
    </div>
  );
}

interface TryProps {
  readonly challenge: challenges.Challenge;
  readonly goal: challenges.Goal;
  readonly referee: challenges.Referee;
  readonly change: (challenge: challenges.Challenge, byKeyboard: boolean) => void;
  /** Undefined if there is nothing to take back. */
  readonly takeBack: (() => void) | undefined;
  readonly again: () => void;
}

/** The controls of a challenge, the one that helps most first. */
export function TryButtons({ challenge, goal, referee, change, takeBack, again }: TryProps) {
  const { plies, standing } = challenge;
  const over = standing === 'won' || standing === 'proved';
  const button = (label: string, disabled: boolean, action: (event: MouseEvent) => void) => (
    <button type="button" class="choice" aria-disabled={disabled} onClick={(event) => !disabled && action(event)}>
      {label}
    </button>
  );
  const isAlive = goal.facts.blocks[goal.block]?.castOut === null;
  /** The page has an undo for all that is made on it. */
  const hasUndo = useContext(StageContext) !== null;
  return (
    <div class="buttons">
      {button(en.hint, over, ({ detail }) => change(challenges.hint(goal, referee, challenge), detail === 0))}
      {!hasUndo && button(undo, !takeBack, () => takeBack?.())}
      {isAlive && button(en.fillRest, over, () => change(challenges.fillRest(goal, referee, challenge), false))}
      {button(en.again, plies.length === 0, again)}
    </div>
  );
}
