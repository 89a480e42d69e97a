/**
 * Numbers, plurals and lists as a language writes them. What `Intl` makes is made when it is needed first:
 * browsers load the data of languages with it, which would delay the first board.
 */
import { join, type Part, type Phrase } from './phrase.ts';

/** `12,345`. `isPlain`: the language writes a whole number below 1,000 with the digits 0 to 9. */
export const numberIn = (language: string, isPlain: boolean, n: number | bigint): string =>
  isPlain && /^-?\d{1,3}$/.test(`${n}`) ? `${n}` : n.toLocaleString(language);

const rules = new Map<string, Intl.PluralRules>();

/** The form that words take beside a number. */
export function pluralIn(language: string, n: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(n);
}

/** The words between the two items of a pair, between others, and before the last of more than two. */
export type Between = readonly [pair: string, middle: string, last: string];

/** The number of items that a list gives before it only counts the others. */
const MOST = 6;

/** `A`, `A and B`, `A, B and C`; a list of more than `most` and one items ends in what `others` says. */
export function listIn(
  [pair, middle, last]: Between,
  others: (p: { readonly n: number }) => string,
  items: readonly Part[],
  most = MOST,
): Phrase {
  const shown = items.length > most + 1 ? [...items.slice(0, most), others({ n: items.length - most })] : items;
  const end = shown.length - 1;
  const before = (index: number) => (index < end ? middle : end > 1 ? last : pair);
  return join(shown.flatMap((item, index) => (index ? [before(index), item] : [item])));
}
