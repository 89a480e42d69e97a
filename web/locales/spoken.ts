/**
 * The words that are spoken in place of the build’s own: messages by their numbers. All scripts of the widget on a page
 * share them, through a symbol: content can name none. See scripts/spoken.ts.
 */

export type Words = Readonly<Record<number, unknown>>;

type Taker = (words: Words | null) => void;

const KEY = Symbol.for('pass-alive.words');

const shared = globalThis as unknown as Record<symbol, { words: Words | null; readonly takers: Taker[] } | undefined>;
shared[KEY] ??= { words: null, takers: [] };
const spoken = shared[KEY];

/** The words that are spoken; null for those of the build. */
export const wordsNow = (): Words | null => spoken.words;

/** Calls a message with the words, now and whenever others are spoken. */
export function onWords(taker: Taker): void {
  spoken.takers.push(taker);
  taker(spoken.words);
}

/** Goes on with what was waited for in the words in which that began: others may have been spoken meanwhile. */
export async function inSameWords<T, R>(waited: Promise<T>, goOn: (value: T) => R): Promise<R> {
  const { words } = spoken;
  const value = await waited;
  sayIn(words);
  return goOn(value);
}

/** Has all messages said in other words, or in those of the build. */
export function sayIn(words: Words | null): void {
  if (words === spoken.words) return;
  spoken.words = words;
  for (const taker of spoken.takers) taker(words);
}
