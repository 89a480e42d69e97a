/** The position that a text describes, with as much of its record as is shown. */

import * as opening from '#locale/opening.ts';
import { missing, moreNotes } from '#locale/widget.ts';
import { emptyPosition } from '../../engine/position.ts';
import type { Texts } from '../../engine/texts.ts';
import type { BoardMark, Color, Form, Point, Position, ReadItem, ReadPosition, Size } from '../../engine/types.ts';
import { warning } from '../../model/fault.ts';
import { whyUnshown } from '../../model/opening.ts';
import { problemAt, unshown } from '../../model/refusal.ts';
import { fitsPage, type GamePlace, longestSide } from '../../model/state.ts';
import { cut, LABEL, MARKS, TITLE, WARNINGS } from '../../reading/shown.ts';
import { MAX_ITEMS } from '../content/limits.ts';
import { Failure, NeedsSpaces } from '../failure.ts';
import type { Place } from './answer.ts';

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
 * `moves` moves of its main line, or at its end, on a board whose edges are joined as `form` says.
 * @throws Failure; {@link NeedsSpaces}
 */
export function openText(texts: Texts, text: string, moves: number | null, form: Form = 'box'): Opened {
  const reading = texts.read(text);
  if (form !== 'box' && reading.format !== 'rows') throw new Failure('unreadable', missing.joined);
  const refused = (item: ReadItem) => whyUnshown(item.ok ? withForm(item, form) : item);
  let item = 0;
  let found = reading.item(0);
  while (found && refused(found)) {
    if (!found.ok && found.problem.code === 'layers') throw new NeedsSpaces();
    found = ++item < MAX_ITEMS ? reading.item(item) : undefined;
  }
  // If none can be read, the message is about the first.
  if (!found) found = reading.item(0);
  const why = found && refused(found);
  if (why || !found?.ok) throw new Failure('unreadable', why ? unshown(why) : '');
  const last = found.lines[0] ?? 0;
  const move = Math.max(0, Math.min(last, moves ?? last));
  const at = reading.position(item, 0, move);
  const { position, marks, lastMove, toPlay } = at;
  return {
    position: withForm(position, form),
    marks: marks.slice(0, MARKS).map((mark) => (mark.text ? { ...mark, text: shortened(mark.text, LABEL) } : mark)),
    lastMove,
    toPlay: toPlay ?? 'black',
    title: shortened(found.title, TITLE),
    notes: [...notesOn(at), ...(found.assumedOutsideEmpty ? [opening.gameOutsideEmpty] : [])],
    game: last ? { text, item, line: 0, move } : null,
    place: { index: item, move, assumedOutsideEmpty: found.assumedOutsideEmpty },
  };
}

function withForm<S extends Size>(board: S, form: Form): S {
  return form === 'box' ? board : { ...board, layers: board.layers ?? 1, form };
}

/**
 * An empty board of a size in words, such as `9x9` or `3x3x3`.
 * @throws Failure
 */
export function openBoard(words: string, form: Form): Opened {
  const size = sizeIn(words);
  if (!size) throw new Failure('unreadable', missing.size({ words: shortened(words, LABEL) }));
  const board = withForm(size, form);
  if (!fitsPage(board)) throw new Failure('unreadable', opening.inputBoardTooBig({ longest: longestSide(board) }));
  const place = { index: 0, move: 0, assumedOutsideEmpty: false };
  return { ...UNMARKED, position: emptyPosition(board), marks: [], title: '', toPlay: 'black', place };
}

/** The size that words such as `9x9` or `3x3x3` give: columns, rows and layers; null for other words. */
export function sizeIn(words: string): Size | null {
  const [, columns, rows, layers] =
    /^\s*(0*[1-9]\d{0,8})x(0*[1-9]\d{0,8})(?:x(0*[1-9]\d{0,8}))?\s*$/i.exec(words) ?? [];
  if (!columns) return null;
  const layer = { columns: Number(columns), rows: Number(rows) };
  return layers && layers !== '1' ? { ...layer, layers: Number(layers), form: 'box' } : layer;
}

/** A position without a record. */
const UNMARKED = { lastMove: null, notes: [], game: null } as const;

/** The position that a reader has made of another one. */
export function editedFrom({ position, marks, title, place }: Opened, stones: string, toPlay: Color): Opened {
  return { ...UNMARKED, position: { ...position, stones }, marks, title, place, toPlay };
}

/** The first warnings, and the number of the others, with those that the engine has not listed. */
function notesOn({ position, warnings, moreWarnings }: ReadPosition): string[] {
  const more = Math.max(0, warnings.length - WARNINGS) + moreWarnings;
  const first = warnings.slice(0, WARNINGS).map((each) => problemAt(warning(each, position), each));
  return [...first, ...(more > 0 ? [moreNotes({ n: more })] : [])];
}

/** The first characters of a text that is too long. */
function shortened(text: string, longest: number): string {
  const [start, more] = cut(text, longest);
  return more ? `${start}…` : start;
}
