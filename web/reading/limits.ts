/**
 * Limits on what the page takes and shows. A text from anywhere may be as long and as full as its
 * author liked; what is left out is counted, and the page says how much it is.
 */

/** The longest text that the page takes, whichever way it comes in, in megabytes of UTF-8. */
export const LONGEST_TEXT = 20;

/** Items of a text, and lines of play of an item, in the lists to choose from. */
export const LISTED = 1000;
/**
 * Items of a text that are read when it is opened: the first that can be shown is looked for among
 * them. Those after them are not counted.
 */
export const READ = 10_000;
/** Characters of a title or a name, of a comment and of a label on the board. */
export const TITLE = 200;
export const COMMENT = 5000;
export const LABEL = 20;
/** Warnings about one position. */
export const WARNINGS = 20;
/** Marks on one position. */
export const MARKS = 5000;
/** Moves of a game that are followed in the chart and counted for the score. */
export const FOLLOWED = 10_000;

/** True if a text is longer than {@link LONGEST_TEXT}. Counts bytes only if the number of characters does not decide. */
export function isTooLong(text: string, megabytes = LONGEST_TEXT): boolean {
  const limit = megabytes * 1e6;
  if (text.length > limit) return true;
  // A UTF-16 unit takes at most three bytes in UTF-8.
  if (text.length * 3 <= limit) return false;
  // The browser counts many times faster than a loop here would.
  return new Blob([text]).size > limit;
}

/** The first characters of a text, and how many were left out. */
export function cut(text: string, longest: number): readonly [start: string, more: number] {
  if (text.length <= longest) return [text, 0];
  // Never between the halves of a surrogate pair.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(longest - 1)) ? longest - 1 : longest;
  return [text.slice(0, end), text.length - end];
}
