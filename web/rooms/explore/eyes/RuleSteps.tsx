import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as en from '#locale/eyes.ts';
import { steps } from '#locale/page.ts';
import type { EyeGroup } from '../../../engine/eyes.ts';
import { Steps } from '../../../ui/Steps.tsx';
import { destinationsFrom } from './moments.ts';
import { placeAt } from './words.ts';

interface Props {
  readonly group: EyeGroup;
  readonly at: number;
  readonly go: (at: number) => void;
  /** True if the button that goes forward takes the focus: the one that began the steps is gone. */
  readonly takesFocus: RefObject<boolean>;
}

/** The controls that move through the rules of a group. */
export function RuleSteps({ group, at, go, takesFocus }: Props) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus.current) next.current?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, []);
  return (
    <div class="proof-moves" role="group" aria-label={en.slider}>
      <div class="scrubber">
        <input
          type="range"
          data-steps
          min={0}
          max={group.trace.length}
          value={at}
          aria-label={en.slider}
          aria-valuetext={placeAt(group, at)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <Steps
        destinations={destinationsFrom(group, at)}
        at={at}
        labels={{ ...steps, ...en.steps }}
        go={go}
        next={next}
      />
    </div>
  );
}
