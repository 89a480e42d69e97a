import type { RefObject } from 'preact';
import { KEY_NAMES, type Way } from '../model/ways.ts';
import { IconButton } from './IconButton.tsx';
import { Icon } from './icons.tsx';

interface Props<W extends Way, Place> {
  /** Where each way leads, in the order of the buttons; it is closed where the reader already is. */
  readonly ways: Readonly<Record<W, Place>>;
  readonly at: Place;
  readonly labels: Readonly<Record<NoInfer<W>, string>>;
  readonly go: (to: Place) => void;
  /** The button that goes on. */
  readonly next?: RefObject<HTMLButtonElement | null>;
}

/** The buttons that move through anything that goes step by step. */
export function Steps<W extends Way, Place>({ ways, at, labels, go, next }: Props<W, Place>) {
  return (
    <div class="steps">
      {(Object.keys(ways) as W[]).map((way) => {
        const to = ways[way];
        const does = { 'aria-disabled': to === at, onClick: () => go(to) };
        const label = labels[way];
        if (way !== 'forward')
          return <IconButton key={way} class="step" icon={way} label={label} keyName={KEY_NAMES[way]} {...does} />;
        return (
          <button key={way} ref={next} type="button" class="step next" title={`${label} (${KEY_NAMES[way]})`} {...does}>
            {label}
            <Icon name={way} />
          </button>
        );
      })}
    </div>
  );
}
