/** The position that a text describes, with as much of its record as is shown. */

import { warning } from '#locale/faults.ts';
import * as opening from '#locale/opening.ts';
import { sentence } from '#locale/sentence.ts';
import { moreNotes } from '#locale/widget.ts';
import type { Texts } from '../../engine/texts.ts';
import type { BoardMark, Color, Point, Position, ReadPosition } from '../../engine/types.ts';
import { whyUnshown } from '../../model/opening.ts';
import { unshown } from '../../model/refusal.ts';
import type { GamePlace } from '../../model/state.ts';
import type { Place } from '../../package/position.ts';
import { cut, LABEL, MARKS, TITLE, WARNINGS } from '../../reading/limits.ts';
import { MAX_ITEMS } from '../content/limits.ts';
import { Failure } from '../failure.ts';

/** A position from a text, or from the edits of a reader. */
export interface Opened {
  readonly position: Position;
  readonly marks: readonly BoardMark[];
  readonly lastMove: Point | null;
  readonly toPlay: Color;
  readonly title: string;
  /** Warnings about the text, and assumptions made. */
  readonly notes: readonly string[];
  readonly game: GamePlace | null;
  /** The position's place in the text; after edits, the place where they began. */
  readonly place: Place;
}

/**
 * The position that the first readable item of a text, among its first {@link MAX_ITEMS}, has after
 * `moves` moves of its main line, or at its end.
 * @throws Failure
 */
export function openText(texts: Texts, text: string, moves: number | null): Opened {
  const reading = texts.read(text);
  let item = 0;
  let found = reading.item(0);
  while (found && whyUnshown(found)) found = ++item < MAX_ITEMS ? reading.item(item) : undefined;
  // If none can be read, the message is about the first.
  if (!found) found = reading.item(0);
  const why = found && whyUnshown(found);
  if (why || !found?.ok) throw new Failure('unreadable', why ? unshown(why) : '');
  const last = found.lines[0] ?? 0;
  const move = Math.max(0, Math.min(last, moves ?? last));
  const at = reading.position(item, 0, move);
  const { position, marks, lastMove, toPlay } = at;
  return {
    position,
    marks: marks.slice(0, MARKS).map((mark) => (mark.text ? { ...mark, text: shortened(mark.text, LABEL) } : mark)),
    lastMove,
    toPlay: toPlay ?? 'black',
    title: shortened(found.title, TITLE),
    notes: [...notesOn(at), ...(found.assumedOutsideEmpty ? [opening.gameOutsideEmpty] : [])],
    game: last ? { text, item, line: 0, move } : null,
    place: { index: item, move, assumedOutsideEmpty: found.assumedOutsideEmpty },
  };
}

/** The position that a reader has made of another one. */
export function editedFrom({ position, marks, title, place }: Opened, stones: string, toPlay: Color): Opened {
  return { position: { ...position, stones }, marks, title, place, toPlay, lastMove: null, notes: [], game: null };
}

/** The first warnings, and the number of the others, with those that the engine has not listed. */
function notesOn({ position, warnings, moreWarnings }: ReadPosition): string[] {
  const more = Math.max(0, warnings.length - WARNINGS) + moreWarnings;
  const first = warnings.slice(0, WARNINGS).map((each) => sentence(warning(each, position)));
  return [...first, ...(more > 0 ? [moreNotes(more)] : [])];
}

/** The first characters of a text that is too long. */
function shortened(text: string, longest: number): string {
  const [start, more] = cut(text, longest);
  return more ? `${start}…` : start;
}
