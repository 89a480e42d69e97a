/** Limits on what content may ask of a reader's browser; docs/embedding.md says them in words. */

/** The longest text of one element: bytes of a file, characters inside the element. */
export const MAX_TEXT = 1_000_000;

/** How long a file may take, in milliseconds. */
export const MAX_WAIT = 20_000;
