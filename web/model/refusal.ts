/** Sentences on texts that cannot be shown. */
import * as text from '#locale/opening.ts';
import type { TextPlace } from '../engine/problem.ts';
import type { ReadPosition } from '../engine/types.ts';
import { sentences } from '../locales/sentences.ts';
import { fault, warning } from './fault.ts';
import type { Collection, ListedItem, Unshown } from './opening.ts';
import type { GamePlace } from './state.ts';

/** The reason why nothing in a text can be shown, and its place in the text, from 1. */
export interface Refusal {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/** The reason why nothing in a text can be shown; the board stays. */
export function refuse({ items: [first], items, more, isCounted }: Collection): Refusal {
  const why = first && !first.ok ? first.why : null;
  return {
    message: sentences(
      why ? unshown(why) : text.inputNotText,
      !isCounted && text.inputNoneRead({ read: items.length + more }),
      text.inputKept,
    ),
    ...(why && 'line' in why && { line: why.line, column: why.column }),
  };
}

/** The reason why nothing in a text can be shown though its game was read: there is no stone in it, and a fault. */
export function refuseFaulty(
  { items }: Collection,
  { move }: GamePlace,
  { warnings, position }: ReadPosition,
): Refusal | null {
  const [first] = warnings;
  if (!first || move > 0 || items.length > 1 || /[XO]/.test(position.stones)) return null;
  const { line, column } = first;
  return { message: sentences(problemAt(warning(first, position), first), text.inputKept), line, column };
}

/** A sentence on an item that cannot be shown. */
export function unshown(why: Unshown): string {
  if (why.code === 'board-too-big') return text.inputBoardTooBig(why);
  return problemAt(fault(why), why);
}

/** A fault or a warning in words, with its place. */
export const problemAt = (words: string, { line, column }: TextPlace): string =>
  text.inputProblem({ line, column, words });

/** The listed items of a text whose title, number or fault has the words that are sought. */
export function itemsNamed({ items }: Collection, sought: string): readonly ListedItem[] {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const name = `${item.index + 1} ${item.ok ? item.title : unshown(item.why)}`.toLocaleLowerCase();
    return words.every((word) => name.includes(word));
  });
}
