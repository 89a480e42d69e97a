import * as en from './en/index.ts';

/** Texts of the same shape in another language: any string for a string. */
type Texts<T> = T extends string
  ? string
  : T extends (...parts: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: Texts<T[K]> };

/** Everything that the page and the widget say, in one language. */
export type Catalogue = Texts<typeof en>;

/** The languages, by the names of their folders, which are their BCP 47 tags. */
export const catalogues = { en } satisfies Record<string, Catalogue>;
