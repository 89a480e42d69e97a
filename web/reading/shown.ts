/** Limits on what the page shows of a text. What is left out is counted, and the page says how much it is. */

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

/** The first characters of a text, and how many were left out. */
export function cut(text: string, longest: number): readonly [start: string, more: number] {
  if (text.length <= longest) return [text, 0];
  // Never between the halves of a surrogate pair.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(longest - 1)) ? longest - 1 : longest;
  return [text.slice(0, end), text.length - end];
}
