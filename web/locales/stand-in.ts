/**
 * English texts in place of those that a translation lacks. A build of a whole translation has none of this.
 */

/** As many as the page may show at a time, and more. */
const MOST = 5000;

const english = new Set<string>();

/** True if a text, seen or heard, is in English, and its element needs `lang`. */
export const isStandIn = (text: string): boolean => english.has(text);

/** Messages in English, whose texts are known as such from now on. */
export function standIn<T>(message: T): T {
  if (typeof message !== 'function') return noted(message);
  return ((parts: unknown) => noted(message(parts))) as T;
}

function noted<T>(words: T): T {
  if (Array.isArray(words)) words.forEach(noted);
  else if (typeof words === 'string') {
    const [oldest] = english;
    if (english.size >= MOST && oldest !== undefined) english.delete(oldest);
    english.add(words);
  }
  return words;
}
