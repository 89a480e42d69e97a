/** Limits on what content may ask of a reader's browser, besides those of the page; docs/embedding.md says them. */

/** The longest text of one element, in megabytes of UTF-8. */
export const MAX_MEGABYTES = 1;

/** How long a file may take, in milliseconds. */
export const MAX_WAIT = 20_000;
