/**
 * Limits on what the page takes. A text from anywhere may be as long as its author liked; `shown.ts` limits what is
 * shown of it.
 */

/** The longest text that the page takes, whichever way it comes in, in megabytes of UTF-8. */
export const LONGEST_TEXT = 20;

/** True if a text is longer than {@link LONGEST_TEXT}. Counts bytes only if the number of characters does not decide. */
export function isTooLong(text: string, megabytes = LONGEST_TEXT): boolean {
  const limit = megabytes * 1e6;
  if (text.length > limit) return true;
  // A UTF-16 unit takes at most three bytes in UTF-8.
  if (text.length * 3 <= limit) return false;
  // The browser counts many times faster than a loop here would.
  return new Blob([text]).size > limit;
}
