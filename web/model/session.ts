import type { Point } from '../engine/types.ts';
import { apply, type History, type HistoryAction } from './history.ts';
import { pressed, type Referee } from './press.ts';
import type { Analyzed } from './run.ts';
import type { State } from './state.ts';

/** Everything a reader can do; the effect of a press on the board depends on the tool and the rules. */
export type SessionAction = HistoryAction | { readonly type: 'press'; readonly point: Point };

/**
 * The history after an action, adjusted by the results before and after it: a reader at the end of
 * the run stays at the end.
 */
export function advance(
  history: History,
  action: SessionAction,
  analyze: (state: State) => Analyzed,
  referee: Referee,
): History {
  const before = history.present;
  const plain = action.type === 'press' ? pressed(before, analyze(before).run, action.point, referee) : action;
  if (!plain) return history;
  const next = apply(history, plain);
  let after = next.present;
  if (after === before) return next;
  if (after.place === before.place && hasOtherRun(before, after)) {
    const place = placeKept(before, after, analyze);
    if (place !== after.place) after = { ...after, place };
  }
  return after === next.present ? next : { ...next, present: after };
}

function hasOtherRun(before: State, after: State): boolean {
  return (
    before.position !== after.position ||
    before.rules !== after.rules ||
    before.start !== after.start ||
    before.stepping !== after.stepping
  );
}

function placeKept(before: State, after: State, analyze: (state: State) => Analyzed): string {
  const was = analyze(before).run;
  if (!was || was.moment < was.facts.places.length - 1) return after.place;
  return analyze(after).run?.facts.places.at(-1) ?? after.place;
}
