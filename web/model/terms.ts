import { otherResult, terms } from '#locale/below.ts';
import { fallTerms } from '#locale/run.ts';
import type { Facts } from '../engine/types.ts';
import { sentences } from '../locales/sentences.ts';
import { questionOf } from './sentence.ts';

/** The words that are used from here on: of the question at its start, and of the first block that falls. */
export function termsAt(facts: Facts, moment: number, both = false): string | null {
  const { color, steps } = facts;
  if (questionOf(facts, moment)) return sentences(terms({ color }), both && otherResult({ color }));
  return moment === 1 && steps[0]?.kind === 'castOut' ? fallTerms({ color }) : null;
}
