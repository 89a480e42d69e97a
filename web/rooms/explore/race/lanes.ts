import { useState } from 'preact/hooks';
import type { Method } from '../../../engine/search.ts';
import type { Color, Position, SuicideRule } from '../../../engine/types.ts';
import { type Lane, READY } from './lane.ts';

type Lanes = Readonly<Record<Method, Lane>>;

const ALL_READY: Lanes = { full: READY, split: READY };

/** What was found, by the position, and by the color and the rule: it is there again after a return to the position. */
const known = new WeakMap<Position, Map<string, Lanes>>();

/** The lanes of a race, and the way to change one. */
export function useLanes(
  position: Position,
  color: Color,
  suicide: SuicideRule,
): readonly [Lanes, (method: Method, next: (lane: Lane) => Lane) => void] {
  const [, draw] = useState({});
  const races = known.get(position) ?? new Map<string, Lanes>();
  known.set(position, races);
  const race = `${color} ${suicide}`;
  const lanesNow = () => races.get(race) ?? ALL_READY;
  return [
    lanesNow(),
    (method, next) => {
      const lanes = lanesNow();
      const lane = next(lanes[method]);
      if (lane === lanes[method]) return;
      races.set(race, { ...lanes, [method]: lane });
      draw({});
    },
  ];
}
