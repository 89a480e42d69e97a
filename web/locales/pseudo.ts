/** English words that are not messages yet as `scripts/pseudo.ts` changes messages. */

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽáƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];

/** The words of a catalogue, or of a part of one, in the pseudo-language. */
export function pseudo<T>(words: T): T {
  return translated(words) as T;
}

function translated(words: unknown): unknown {
  if (typeof words === 'string') return accented(words, []);
  if (typeof words === 'function') return (...parts: unknown[]) => result(words(...parts), parts.filter(isForeign));
  return typeof words === 'object' && words !== null ? mapped(words, translated) : words;
}

/** A result of a function: a text, several of them, or a phrase, whose names stay as they are. */
function result(words: unknown, foreign: readonly string[]): unknown {
  if (typeof words === 'string') return accented(words, foreign);
  if (Array.isArray(words)) return words.map((each) => (isName(each) ? each : result(each, foreign)));
  return typeof words === 'object' && words !== null ? mapped(words, (each) => result(each, foreign)) : words;
}

function mapped(tree: object, change: (each: unknown) => unknown): unknown {
  if (Array.isArray(tree)) return tree.map(change);
  return Object.fromEntries(Object.entries(tree).map(([name, each]) => [name, change(each)]));
}

const isName = (part: unknown): boolean => typeof part === 'object' && part !== null && 'text' in part;

/**
 * True for data and sentences that come from elsewhere, such as the name of a point. They stay as
 * they are inside a text; codes such as `black` do not, as words can be like them.
 */
const isForeign = (part: unknown): part is string => typeof part === 'string' && /[\d ]/.test(part);

/** A text with accents, but in names of elements, since it may be HTML, and in what is foreign. */
function accented(text: string, foreign: readonly string[]): string {
  if (!/[A-Za-z]/.test(text)) return text;
  const kept = foreign.map((part) => part.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  const pieces = new RegExp(['<[^<>]*>', ...kept, '[A-Za-z]'].join('|'), 'gu');
  return `⟦${text.replace(pieces, (piece) => ACCENTED[PLAIN.indexOf(piece)] ?? piece)}⟧`;
}
