/** Navigation through the steps of a run, a proof or a score: its buttons. */
import type { Facts } from '../engine/types.ts';
import { type Direction, STEP_KEYS } from './keys.ts';

/** The place to which a key leads; undefined if the key has no direction, or the direction no place. */
export function placeForKey<Place>(
  destinations: Partial<Readonly<Record<Direction, Place>>>,
  key: string,
): Place | undefined {
  const direction = STEP_KEYS[key];
  return direction && destinations[direction];
}

/** The place to which each direction leads from a moment, not beyond the ends of the run. */
export function destinationsFrom({ places, roundEnds }: Pick<Facts, 'places' | 'roundEnds'>, moment: number) {
  const last = places.length - 1;
  const at = (moment: number) => places[moment] as string;
  return {
    first: at(0),
    roundBack: at(roundEnds.findLast((end) => end < moment) ?? 0),
    back: at(Math.max(0, moment - 1)),
    forward: at(Math.min(last, moment + 1)),
    roundForward: at(roundEnds.find((end) => end > moment) ?? last),
    last: at(last),
  };
}
