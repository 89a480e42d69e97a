/** Going through numbered steps of a lens. */
import { placeForKey } from '../../model/navigation.ts';
import { isPlain } from '../keys.ts';

export type Destinations = Readonly<Record<'first' | 'back' | 'forward' | 'last', number>>;

/** The steps to which buttons and keys lead, from the one at `at`. */
export const destinationsOf = (at: number, last: number): Destinations => ({
  first: 0,
  back: Math.max(0, at - 1),
  forward: Math.min(last, at + 1),
  last,
});

/** A handler of the keys that lead through steps. */
export const keysOf = (destinations: Destinations, go: (at: number) => void) => (event: KeyboardEvent) => {
  if (!isPlain(event)) return;
  const to = placeForKey(destinations, event.key);
  if (to === undefined) return;
  go(to);
  event.preventDefault();
};
