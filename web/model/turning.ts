/** Turning a solid. */
import type { Size } from '../engine/types.ts';

/** The direction from which a solid is seen, in degrees: see `SolidView`. */
export interface Turn {
  readonly around: number;
  readonly above: number;
}

/** From above and the right: few points hide others. */
export const START: Turn = { around: 27, above: 24 };

/** A single layer, whose stones would hide each other, is seen from higher up. */
export const FLAT_START: Turn = { around: 12, above: 58 };

/** The first view of a board. */
export const startOf = ({ layers = 1 }: Size): Turn => (layers > 1 ? START : FLAT_START);

/** The degrees of a step. */
const STEP = 15;

/** The degrees of a turn to a CSS pixel of a drag. */
const DEGREES_A_PIXEL = 0.5;

/** A turn by so many degrees, seen neither from beyond the zenith nor from below the nadir. */
export function turned({ around, above }: Turn, by: Partial<Turn>): Turn {
  const whole = around + (by.around ?? 0);
  return { around: ((whole % 360) + 360) % 360, above: Math.min(90, Math.max(-90, above + (by.above ?? 0))) };
}

/** The turn after a drag of so many CSS pixels; in whole steps if motion is to be reduced. */
export function dragged(from: Turn, across: number, down: number, isReduced: boolean): Turn {
  const degrees = (pixels: number) => {
    const exact = pixels * DEGREES_A_PIXEL;
    return isReduced ? Math.round(exact / STEP) * STEP : exact;
  };
  // The front goes with the pointer.
  return turned(from, { around: -degrees(across), above: degrees(down) });
}

/** The steps of the arrow keys, with Shift, and of the buttons. */
export const TURNS: Readonly<Record<'left' | 'right' | 'up' | 'down', Partial<Turn>>> = {
  left: { around: STEP },
  right: { around: -STEP },
  up: { above: STEP },
  down: { above: -STEP },
};
