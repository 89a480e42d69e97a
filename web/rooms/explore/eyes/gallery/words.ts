/** What is written below a board of the gallery, by its id. */
import * as en from '#locale/eye-figures.ts';

const own = (words: Readonly<Record<string, string>>, id: string) => (Object.hasOwn(words, id) ? words[id] : undefined);

/** The title of a board; `chen-8b` is a variant of figure 8. */
export function titleOf(id: string): string {
  const [, number, variant] = /^chen-(\d+)(b)?$/.exec(id) ?? [];
  if (!number) return own(en.titles, id) ?? id;
  const n = Number(number);
  return variant ? en.figureChanged({ n }) : en.figure({ n });
}

/** A remark on a board, if there is one. */
export const noteOf = (id: string): string | undefined => own(en.notes, id);
