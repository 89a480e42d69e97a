import type { marks } from '#locale/below.ts';
import { otherColor } from '../engine/position.ts';
import type { Run } from './run.ts';
import type { State } from './state.ts';
import { viewOf } from './view.ts';

/** A mark that the legend explains. */
export type LegendMark = keyof typeof marks;

/** The mark that each role of a drawing belongs to. Roles that explain themselves are left out. */
export const MARK_OF_ROLE: Readonly<Record<string, LegendMark>> = {
  'cast-out-on-black': 'castOutNow',
  'cast-out-on-white': 'castOutNow',
  'earlier-on-black': 'castOut',
  'earlier-on-white': 'castOut',
  earlier: 'castOut',
  'alive-on-black': 'alive',
  'alive-on-white': 'alive',
  vital: 'vital',
  healthy: 'healthy',
  listed: 'listed',
  'not-small': 'notSmall',
  'discarded-now': 'discardedNow',
  discarded: 'discarded',
};

/** The marks that are on the board at this moment, whatever the pointer is on. */
export function marksOnBoard(state: State, run: Run): ReadonlySet<LegendMark> {
  const roles = run.study.drawn(viewOf(state, run));
  const marks = new Set(roles.flatMap((role) => MARK_OF_ROLE[role] ?? []));
  // A block outside the starting set is drawn smaller, without a role of its own.
  const other = run.factsOf(otherColor(run.facts.color));
  const isOutside = [run.facts, other].some((facts) => facts?.blocks.some(({ castOut }) => castOut === 0));
  if (isOutside && state.layers.includes('statuses')) marks.add('outside');
  return marks;
}
