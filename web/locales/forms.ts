/**
 * Numbers, plurals and lists as a language writes them. What `Intl` makes is made when it is needed first:
 * browsers load the data of languages with it, which would delay the first board.
 */
import { join, type Part, type Phrase } from './phrase.ts';

const formats = new Map<string, Intl.NumberFormat>();
const rules = new Map<string, Intl.PluralRules>();

function made<T>(known: Map<string, T>, language: string, make: () => T): T {
  const value = known.get(language) ?? make();
  known.set(language, value);
  return value;
}

/** `12,345`. `isPlain`: the language writes a whole number below 1,000 with the digits 0 to 9. */
export function numberIn(language: string, isPlain: boolean, n: number | bigint): string {
  if (isPlain && n > -1000 && n < 1000 && Number.isInteger(Number(n))) return String(n);
  return made(formats, language, () => new Intl.NumberFormat(language)).format(n);
}

/** The form that words take beside a number. */
export const pluralIn = (language: string, n: number): Intl.LDMLPluralRule =>
  made(rules, language, () => new Intl.PluralRules(language)).select(n);

/** The words between the two items of a pair, and after the first, a middle and the last but one of more items. */
export type Between = readonly [pair: string, first: string, middle: string, last: string];

/** The number of items that a list gives before it only counts the others. */
const MOST = 6;

/** `A`, `A and B`, `A, B and C`; a list of more than `most` and one items ends in what `others` says. */
export function listIn(
  [pair, first, middle, last]: Between,
  others: (p: { readonly n: number }) => string,
  items: readonly Part[],
  most = MOST,
): Phrase {
  const shown = items.length > most + 1 ? [...items.slice(0, most), others({ n: items.length - most })] : items;
  const end = shown.length - 1;
  const before = (index: number) => (end === 1 ? pair : index === end ? last : index === 1 ? first : middle);
  return join(shown.flatMap((item, index) => (index === 0 ? [item] : [before(index), item])));
}
