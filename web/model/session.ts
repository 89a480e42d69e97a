import type { Facts } from '../engine/types.ts';
import { apply, type History, type HistoryAction } from './history.ts';
import { join } from './phrase.ts';
import { type Analyzed, shownColors } from './run.ts';
import { rulesSentence } from './sentence.ts';
import type { Notice, State } from './state.ts';

/**
 * The history after an action, with what follows from the results before and after it: a
 * reader at the end of the run stays at the end, and a choice says what it changed.
 */
export function advance(history: History, action: HistoryAction, analyze: (state: State) => Analyzed): History {
  const next = apply(history, action);
  const before = history.present;
  let after = next.present;
  if (after === before) return next;
  if (after.place === before.place && hasOtherRun(before, after)) {
    const place = placeKept(before, after, analyze);
    if (place !== after.place) after = { ...after, place };
  }
  if (action.type === 'rules' && after.rules !== before.rules) {
    const notice = change(before, after, analyze);
    if (notice) after = { ...after, notice };
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

/** Which blocks a choice of the rules has made unconditionally alive, or no longer so. */
function change(before: State, after: State, analyze: (state: State) => Analyzed): Notice | null {
  const was = analyze(before).run;
  const is = analyze(after).run;
  if (!was || !is) return null;
  const sentences = shownColors(after).flatMap((color) => {
    const [old, now] = [was.factsOf(color), is.factsOf(color)];
    return old && now ? [' ', rulesSentence(old, now, after.position, after.show === 'both')] : [];
  });
  return { tone: 'news', text: join(sentences.slice(1)) };
}

/** The place a number of steps further on, or back; at most to the ends of the run. */
export function stepped(facts: Facts, moment: number, steps: number): string {
  const last = facts.places.length - 1;
  return facts.places[Math.max(0, Math.min(last, moment + steps))] as string;
}

/** The end of the round after this moment, or before it. */
export function roundStepped(facts: Facts, moment: number, direction: 1 | -1): string {
  const ends = facts.roundEnds;
  const end = direction > 0 ? ends.find((each) => each > moment) : ends.findLast((each) => each < moment);
  return facts.places[end ?? (direction > 0 ? facts.places.length - 1 : 0)] as string;
}

/** The place that a key leads to, or null if it is no key that moves through the run. */
export function placeForKey(facts: Facts, moment: number, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return stepped(facts, moment, -1);
    case 'ArrowRight':
      return stepped(facts, moment, 1);
    case 'PageUp':
      return roundStepped(facts, moment, -1);
    case 'PageDown':
      return roundStepped(facts, moment, 1);
    case 'Home':
      return stepped(facts, moment, Number.NEGATIVE_INFINITY);
    case 'End':
      return stepped(facts, moment, Number.POSITIVE_INFINITY);
    default:
      return null;
  }
}
