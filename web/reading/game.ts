/** A game of a text, with as much of what the text says as is shown. */

import type { GameInfo, Reading, Variation } from '../engine/texts.ts';
import type { ReadPosition } from '../engine/types.ts';
import type { ShownPosition } from '../model/opening.ts';
import { type Played, playedBetween } from '../model/played.ts';
import { COMMENT, cut, FOLLOWED, LABEL, LISTED, MARKS, TITLE, WARNINGS } from './shown.ts';

/** A line of play of an item. */
export interface Line {
  readonly item: number;
  readonly line: number;
}

/** A position on a line of play. */
export interface Place extends Line {
  readonly move: number;
}

/** A position of a text, with as much as is shown of what stands beside it. */
export function shownPosition(after: ReadPosition): Omit<ShownPosition, 'played'> {
  const { comment, warnings, moreWarnings, marks, ...at } = after;
  const [start, moreComment] = cut(comment, COMMENT);
  return {
    ...at,
    comment: start,
    moreComment,
    warnings: warnings.slice(0, WARNINGS),
    moreWarnings: Math.max(0, warnings.length - WARNINGS) + moreWarnings,
    marks: marks.slice(0, MARKS).map((mark) => (mark.text ? { ...mark, text: ellipsis(mark.text, LABEL) } : mark)),
  };
}

/** The move that led to `after`, the position of a place; null at the start. */
export function playedIn(reading: Reading, { item, line, move }: Place, after: ReadPosition): Played | null {
  return move > 0 ? playedBetween(reading.position(item, line, move - 1), after, move) : null;
}

/** A game of a text apart from its positions. */
export interface GameDetails {
  /** Each text has at most {@link TITLE} characters, the description {@link COMMENT}. */
  readonly info: GameInfo;
  /** At most {@link LISTED}. */
  readonly variations: readonly Variation[];
}

/** The players, the result and the like of an item, and its lines of play as a tree. */
export function detailsOf(reading: Reading, item: number): GameDetails {
  return { info: shortened(reading.gameInfo(item)), variations: reading.variations(item, LISTED, FOLLOWED) };
}

/** The start of a text, with an ellipsis if it is longer. */
export function ellipsis(text: string, longest: number): string {
  const [start, more] = cut(text, longest);
  return more ? `${start}…` : start;
}

/** Texts that are each cut at {@link TITLE}, but the description at {@link COMMENT}. */
function shortened<T extends object>(texts: T): T {
  const short = (name: string, text: unknown) =>
    typeof text === 'string' ? ellipsis(text, name === 'description' ? COMMENT : TITLE) : shortened(text as object);
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, short(name, text)])) as T;
}
