import type { Selection } from '../engine/types.ts';

/** The name of a block or region inside a sentence. Pointing at it highlights it on the board. */
export interface Name extends Selection {
  readonly text: string;
  /** Where it is, such as ` (C3)`: said after the name, and not seen beside it, since it lights up on the board. */
  readonly place?: string;
}

/** A sentence or a part of one: words, and names that can be pointed at. */
export type Phrase = readonly (string | Name)[];

/** The parts that `say` accepts between words. */
export type Part = string | number | Name | Phrase;

/** Puts words and names together: `` say`Block ${name} is cast out.` `` */
export function say(words: TemplateStringsArray, ...parts: readonly Part[]): Phrase {
  return join(words.flatMap((text, index) => (index < parts.length ? [text, parts[index] as Part] : [text])));
}

/** Concatenates phrases, and merges words that come next to each other. */
export function join(parts: readonly Part[]): Phrase {
  const joined: (string | Name)[] = [];
  for (const piece of parts.flatMap(pieces)) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else if (piece !== '') joined.push(piece);
  }
  return joined;
}

function pieces(part: Part): Phrase {
  if (typeof part === 'number') return [String(part)];
  return Array.isArray(part) ? part : [part as string | Name];
}

/** The words alone, for captions, comments and screen readers. */
export function plain(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : piece.text + (piece.place ?? ''))).join('');
}

/** Foreign text inside a sentence, isolated so that its marks of direction do not affect the words around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
