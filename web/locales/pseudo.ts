/**
 * A language made from English, to find words that are in no catalogue: every letter has an accent,
 * and every text is in brackets. Android and Chrome call theirs `en-XA` too.
 */
export const PSEUDO = 'en-XA';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽáƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];

/** Names of elements in a text that is HTML stay as they are. */
const accented = (text: string): string =>
  text.replace(/<[^<>]*>|[A-Za-z]/g, (piece) => ACCENTED[PLAIN.indexOf(piece)] ?? piece);
const text = (words: string): string => (/[A-Za-z]/.test(words) ? `⟦${accented(words)}⟧` : words);

/** The words of a catalogue, or of a part of one, in the pseudo-language. */
export function pseudo<T>(words: T): T {
  return translated(words) as T;
}

function translated(words: unknown): unknown {
  if (typeof words === 'string') return text(words);
  if (typeof words === 'function') return (...parts: unknown[]) => result(words(...parts));
  if (Array.isArray(words)) return words.map(translated);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, translated(each)]));
}

/** A result of a function: a text, several of them, or a phrase, whose names stay as they are. */
function result(words: unknown): unknown {
  if (typeof words === 'string') return text(words);
  return Array.isArray(words) ? words.map(result) : words;
}
