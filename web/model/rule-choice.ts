import * as en from '#locale/panels.ts';
import type { Facts, Position, Rules } from '../engine/types.ts';
import { join, type Phrase } from '../locales/phrase.ts';
import { type Analyzed, shownColors } from './run.ts';
import { speaker } from './sentence.ts';
import type { Notice, State } from './state.ts';
import type { Action } from './update.ts';

/** A choice of rules, with a notice of what it changes. */
export function chooseRules(state: State, rules: Partial<Rules>, analyze: (state: State) => Analyzed): Action {
  return { type: 'rules', rules, notice: newsOf(state, { ...state, rules: { ...state.rules, ...rules } }, analyze) };
}

/** A notice of the blocks that other rules make unconditionally alive, or no longer so; null if nothing is compared. */
function newsOf(before: State, after: State, analyze: (state: State) => Analyzed): Notice | null {
  const { suicide, regions } = before.rules;
  if (after.rules.suicide === suicide && after.rules.regions === regions) return null;
  const [was, is] = [analyze(before).run, analyze(after).run];
  if (!was || !is) return null;
  const sentences = shownColors(after).flatMap((color) => {
    const [old, now] = [was.factsOf(color), is.factsOf(color)];
    return old && now ? [' ', rulesSentence(old, now, after.position, after.show === 'both')] : [];
  });
  return { tone: 'news', text: join(sentences.slice(1)) };
}

/** The effect of a change of the rules on one color; the stones are the same. */
export function rulesSentence(before: Facts, after: Facts, position: Position, both = false): Phrase {
  const { blockAt } = speaker(after, position, both);
  const { color } = after;
  const { suicide } = after.rules;
  if (before.rules.suicide === suicide) return [en.sameByRegions({ color })];
  const alive = (facts: Facts, index: number) => facts.blocks[index]?.castOut === null;
  const changed = [...after.blocks.keys()].filter((index) => alive(before, index) !== alive(after, index));
  if (changed.length === 0) return [en.sameBySuicide({ color, suicide })];
  const blocks = changed.map(blockAt);
  return suicide === 'allowed' ? en.fewer({ blocks }) : en.more({ blocks });
}
