/** Moving through what goes step by step: the ways that there are, and the keys that take them. */
import type { Facts } from '../engine/types.ts';

/** The ways in the order of their buttons, with the names of their keys. */
export const KEY_NAMES = {
  first: 'Home',
  roundBack: 'Page Up',
  back: '←',
  forward: '→',
  roundForward: 'Page Down',
  last: 'End',
} as const;
export type Way = keyof typeof KEY_NAMES;

/** Comma and full stop also where the arrows move something else. */
const WAYS: Readonly<Record<string, Way>> = {
  Home: 'first',
  PageUp: 'roundBack',
  ArrowLeft: 'back',
  ',': 'back',
  ArrowRight: 'forward',
  '.': 'forward',
  PageDown: 'roundForward',
  End: 'last',
};

/** Where a key leads, if it is one of a way that there is. */
export function placeForKey<Place>(ways: Partial<Readonly<Record<Way, Place>>>, key: string): Place | undefined {
  const way = WAYS[key];
  return way && ways[way];
}

/** The place that each way leads to from a moment of the run; at most to the ends of the run. */
export function waysFrom({ places, roundEnds }: Pick<Facts, 'places' | 'roundEnds'>, moment: number) {
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
