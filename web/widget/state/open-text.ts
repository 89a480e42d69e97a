/** The position that a text describes, with as much of its record as is shown. */

import * as opening from '#locale/opening.ts';
import { missing, moreNotes, partKnown } from '#locale/widget.ts';
import { pointNamed } from '../../engine/coordinate.ts';
import { emptyPosition } from '../../engine/position.ts';
import type { Reading, Texts } from '../../engine/texts.ts';
import type {
  BoardMark,
  Color,
  DiagramLink,
  Form,
  Point,
  Position,
  ReadItem,
  ReadPosition,
  Size,
} from '../../engine/types.ts';
import { type Crop, cropBetween, isShown, knownPart } from '../../model/crop.ts';
import { warning } from '../../model/fault.ts';
import { whyUnshown } from '../../model/opening.ts';
import { problemAt, unshown } from '../../model/refusal.ts';
import { fitsPage, type GamePlace, longestSide } from '../../model/state.ts';
import { cut, LABEL, MARKS, TITLE, WARNINGS } from '../../reading/shown.ts';
import { LINKS, MAX_ITEMS } from '../content/limits.ts';
import { Failure, NeedsSpaces } from '../failure.ts';
import type { Place } from './answer.ts';

/** A position from a text, or from the edits of a reader. */
export interface Opened {
  /** Without the stones outside of `crop`. */
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
  /** The part of the board that is shown; null for all of it. */
  readonly crop: Crop | null;
  readonly links: readonly DiagramLink[];
  readonly items: Items;
}

/**
 * The position that an item of a text, by default the first that can be shown among its first {@link MAX_ITEMS},
 * has after `moves` moves of its main line, or at its end, on a board whose edges are joined as `form` says, of
 * which the part is shown that the attribute `crop` names.
 * @throws Failure; {@link NeedsSpaces}
 */
export function openText(
  texts: Texts,
  text: string,
  moves: number | null,
  form: Form = 'box',
  asked: number | null = null,
  part: string | null = null,
): Opened {
  const reading = texts.read(text);
  if (form !== 'box' && reading.format !== 'rows') throw new Failure('unreadable', missing.joined);
  let item = asked ?? 0;
  let found = reading.item(item);
  while (asked === null && found && refusal(found, form)) {
    if (needsSpaces(found)) break;
    found = ++item < MAX_ITEMS ? reading.item(item) : undefined;
  }
  // If none can be read, the message is about the first.
  if (!found) found = reading.item(0);
  if (found && needsSpaces(found)) throw new NeedsSpaces();
  const why = found && refusal(found, form);
  if (why || !found?.ok) throw new Failure('unreadable', why ? unshown(why) : '');
  const last = found.lines[0] ?? 0;
  const move = Math.max(0, Math.min(last, moves ?? last));
  const at = reading.position(item, 0, move);
  const whole = withForm(at.position, form);
  const crop = cropOf(whole, found.drawn, part);
  const position = knownPart(whole, crop);
  const isKnown = ({ point }: { readonly point: Point }) => isShown(crop, whole, point);
  const outside = crop ? [partKnown] : found.assumedOutsideEmpty ? [opening.gameOutsideEmpty] : [];
  return {
    position,
    marks: at.marks
      .filter(isKnown)
      .slice(0, MARKS)
      .map((mark) => (mark.text ? { ...mark, text: shortened(mark.text, LABEL) } : mark)),
    links: at.links.filter(isKnown).slice(0, LINKS),
    lastMove: at.lastMove !== null && isKnown({ point: at.lastMove }) ? at.lastMove : null,
    toPlay: at.toPlay ?? 'black',
    title: shortened(found.title, TITLE),
    notes: [...notesOn(at), ...outside],
    // A game whose stones outside are left out is not at the place that it was read at.
    game: last && position === whole ? { text, item, line: 0, move } : null,
    place: { index: item, move, assumedOutsideEmpty: crop !== null || found.assumedOutsideEmpty },
    crop,
    items: itemsOf(reading, form),
  };
}

const refusal = (item: ReadItem, form: Form) => whyUnshown(item.ok ? withForm(item, form) : item);

/** True for a board with layers where the engine has none: another one reads it. */
const needsSpaces = (item: ReadItem) => !item.ok && item.problem.code === 'layers';

/** The games, diagrams and boards of a text. */
export interface Items {
  /** The indexes of those that can be shown, in order. */
  readonly shown: readonly number[];
  /** All of them are listed: there are not more than {@link MAX_ITEMS}. */
  readonly isCounted: boolean;
  /** Those that cannot be shown, each by its index, with the reason. */
  readonly unshown: readonly (readonly [index: number, why: string])[];
}

/** A board without a text. */
const ONE: Items = { shown: [0], isCounted: true, unshown: [] };

function itemsOf(reading: Reading, form: Form): Items {
  const shown: number[] = [];
  const bad: [number, string][] = [];
  let index = 0;
  for (; index < MAX_ITEMS; index++) {
    const item = reading.item(index);
    if (!item) break;
    const why = needsSpaces(item) ? null : refusal(item, form);
    if (why) bad.push([index, unshown(why)]);
    else shown.push(index);
  }
  return { shown, isCounted: index < MAX_ITEMS || !reading.item(index), unshown: bad };
}

/** The part of a board that the attribute `crop` names: `drawn`, as the text has it, or two opposite points, `A1 J9`. */
function cropOf(board: Size, drawn: readonly Point[] | undefined, words: string | null): Crop | null {
  const points = words === 'drawn' ? drawn : words?.match(/\S+/g)?.map((name) => pointNamed(board, name));
  const [one, other, ...more] = points ?? [];
  return one == null || other == null || more.length > 0 ? null : cropBetween(board, one, other);
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
  const empty = { marks: [], links: [], title: '', crop: null, items: ONE };
  return { ...UNMARKED, ...empty, position: emptyPosition(board), toPlay: 'black', place };
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
export function editedFrom(opened: Opened, stones: string, toPlay: Color): Opened {
  const { position, marks, links, title, place, crop, items } = opened;
  return { ...UNMARKED, position: { ...position, stones }, marks, links, title, place, crop, items, toPlay };
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
