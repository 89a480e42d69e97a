import type { RefObject } from 'preact';
import { stepKeys } from '#locale/page.ts';
import { inBrackets } from '#locale/shared.ts';
import type { Direction } from '../model/keys.ts';
import { IconButton } from './IconButton.tsx';
import { Icon } from './icons.tsx';

interface Props<D extends Direction, Place> {
  /** The place to which each direction leads, in the order of the buttons; a button that leads nowhere else is disabled. */
  readonly destinations: Readonly<Record<D, Place>>;
  readonly at: Place;
  readonly labels: Readonly<Record<NoInfer<D>, string>>;
  readonly go: (to: Place, direction: D) => void;
  /** Receives the button that goes forward. */
  readonly next?: RefObject<HTMLButtonElement | null>;
}

/** The buttons that move through steps. */
export function Steps<D extends Direction, Place>({ destinations, at, labels, go, next }: Props<D, Place>) {
  return (
    <div class="steps">
      {(Object.keys(destinations) as D[]).map((direction) => {
        const to = destinations[direction];
        const does = { 'aria-disabled': to === at, onClick: () => go(to, direction) };
        const label = labels[direction];
        if (direction !== 'forward')
          return (
            <IconButton
              key={direction}
              class="step"
              icon={direction}
              label={label}
              keyName={stepKeys[direction]}
              {...does}
            />
          );
        return (
          <button
            key={direction}
            ref={next}
            type="button"
            class="step next"
            data-focus="forward"
            title={inBrackets({ text: label, more: stepKeys[direction] })}
            {...does}
          >
            {label}
            <Icon name={direction} />
          </button>
        );
      })}
    </div>
  );
}
