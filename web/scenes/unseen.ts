/** The unseen boards of lessons; fetched when the first lesson is opened. */
import file from './unseen.json' with { type: 'json' };

/**
 * The unseen boards of each lesson by its name: on each a reader with one of its mistakes goes wrong, or one who goes
 * by another rule.
 */
export type UnseenBoards = Readonly<Record<string, readonly string[]>>;

export const UNSEEN: UnseenBoards = file.boards;
