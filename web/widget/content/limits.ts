/** Limits on texts, in addition to those of the page in `web/reading/limits.ts`; documented in docs/embedding.md. */

/** The longest text of one element, in megabytes of UTF-8. */
export const MAX_MEGABYTES = 1;

/** The first games, diagrams or boards of a text, among which one is looked for that can be shown. */
export const MAX_ITEMS = 1000;

/**
 * The characters of an element's own text that are shown where no board is drawn. Laying out a
 * megabyte of short lines takes a browser two seconds, many times longer than reading it.
 */
export const EXCERPT = 20_000;

/** The lines of it that are shown. A line needs room however few characters it has. */
export const EXCERPT_LINES = 1000;

/** The longest time to fetch a file, in milliseconds. */
export const MAX_WAIT = 20_000;

/** The files that are fetched at the same time, by all elements of a page. */
export const MAX_FETCHES = 6;

/** The links of one diagram. */
export const LINKS = 400;
