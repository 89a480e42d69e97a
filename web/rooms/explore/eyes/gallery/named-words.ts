/** What is written below a group, by its id. */
import * as en from '#locale/eye-named.ts';

const own = (words: Readonly<Record<string, string>>, id: string) => (Object.hasOwn(words, id) ? words[id] : undefined);

export const titleOf = (id: string): string => own(en.titles, id) ?? id;

/** A remark on a group, if there is one. */
export const noteOf = (id: string): string | undefined => own(en.notes, id);

/** The name of a page of Sensei's Library, such as `SixDieEightLive`. */
export const pageOf = (source: string): string => new URL(source).search.slice(1);
