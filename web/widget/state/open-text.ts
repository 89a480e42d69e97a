/** The position that a text describes, with as much of its record as is shown. */

import * as opening from '#locale/opening.ts';
import { missing, moreNotes, partKnown } from '#locale/widget.ts';
import { pointNamed } from '../../engine/coordinate.ts';
import { emptyPosition } from '../../engine/position.ts';
import type { Reading, Texts, Variation } from '../../engine/texts.ts';
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
import { type ShownPosition, type Unshown, whyUnshown } from '../../model/opening.ts';
import { fitsPage, type GamePlace, longestSide } from '../../model/state.ts';
import { detailsOf, ellipsis, type GameDetails, shownPosition } from '../../reading/game.ts';
import { LABEL, TITLE } from '../../reading/shown.ts';
import type { FaultWords } from '../content/fault-words.ts';
import { LINKS, MAX_ITEMS } from '../content/limits.ts';
import { Failure, NeedsFaultWords, NeedsSpaces } from '../failure.ts';
import type { Place } from './answer.ts';
import { remembered } from './remembered.ts';

/** A position from a text, or from the edits of a reader. */
export interface Opened {
  /** Without the stones outside of `crop`. */
  readonly position: Position;
  readonly marks: readonly BoardMark[];
  readonly lastMove: Point | null;
  readonly toPlay: Color;
  /** The point that the last move forbids by ko. */
  readonly ko: Point | null;
  readonly title: string;
  /** Warnings about the text. */
  readonly notes: readonly string[];
  /** What is taken for granted of points that are not shown; empty for a whole board. */
  readonly assumption: string;
  readonly game: GamePlace | null;
  /** The position's place in the text; after edits, the place where they began. */
  readonly place: Place;
  /** The part of the board that is shown; null for all of it. */
  readonly crop: Crop | null;
  readonly links: readonly DiagramLink[];
  readonly items: Items;
  /** The record that the position is from; null for a text without moves, and after edits. */
  readonly record: GameRecord | null;
}

/** A game, or a numbered diagram, at a move of a line of play. */
export interface GameRecord {
  readonly reading: Reading;
  readonly item: number;
  readonly line: number;
  /** The number of moves on each line of play. */
  readonly lines: readonly number[];
  readonly at: Omit<ShownPosition, 'played'>;
  /** The same as it was read. */
  readonly after: ReadPosition;
  /** The players, the result and the like, and the branches. */
  details(): GameDetails;
  /** All branches, without their comments. */
  variations(): readonly Variation[];
}

/** A move of a text: its number, null for the last, or `start`: the first position of a game, and a diagram as drawn. */
export type MoveAsked = number | 'start' | null;

/** The words for what is wrong with a text: null where they cannot be had, and undefined before they have been fetched. */
export type FaultWordsNow = () => FaultWords | null | undefined;

/** The same where nothing is done before they are there, if they can be had. */
type Say = () => FaultWords | null;

/** A text, whose items are listed. The last one is kept: going through a game reads it once. */
const sourceOf = remembered((texts: Texts, text: string, form: Form) => {
  const reading = texts.read(text);
  const itemOf = remembered((item: number) => reading.item(item));
  const positionOf = remembered((item: number, line: number, move: number) => {
    const after = reading.position(item, line, move);
    return { after, at: shownPosition(after) };
  });
  return { reading, itemOf, positionOf, items: remembered((say: Say) => itemsOf(reading, form, say)) };
});

/**
 * The position that an item of a text, by default the first that can be shown among its first {@link MAX_ITEMS},
 * has at a move of a line of play, on a board whose edges are joined as `form` says, of which the part is shown
 * that the attribute `crop` names. If it `isHasty`, no words are waited for where there is a position.
 * @throws Failure; {@link NeedsSpaces}; {@link NeedsFaultWords}
 */
export function openText(
  texts: Texts,
  faultWords: FaultWordsNow,
  text: string,
  asked: MoveAsked,
  form: Form = 'box',
  chosen: number | null = null,
  part: string | null = null,
  line = 0,
  isHasty = false,
): Opened {
  const { reading, itemOf, positionOf, items } = sourceOf(texts, text, form);
  const say = wordsFrom(faultWords, isHasty);
  if (form !== 'box' && reading.format !== 'rows') throw new Failure('unreadable', () => missing.joined);
  let item = chosen ?? 0;
  let found = itemOf(item);
  while (chosen === null && found && refusal(found, form)) {
    if (needsSpaces(found)) break;
    found = ++item < MAX_ITEMS ? itemOf(item) : undefined;
  }
  // If none can be read, the message is about the first.
  if (!found) found = itemOf(0);
  if (found && needsSpaces(found)) throw new NeedsSpaces();
  const why = found && refusal(found, form);
  if (why || !found?.ok) throw new Failure('unreadable', () => (why ? unshown(why, wordsFrom(faultWords, false)) : ''));
  const { lines, drawn, assumedOutsideEmpty } = found;
  const last = lines[line] ?? 0;
  const move = asked === 'start' && reading.format === 'sgf' ? 0 : typeof asked === 'number' ? asked : last;
  const place = { item, line, move: Math.max(0, Math.min(last, move)) };
  const { at, after } = positionOf(item, line, place.move);
  const whole = withForm(at.position, form);
  const crop = cropOf(whole, drawn, part);
  const position = knownPart(whole, crop);
  const isKnown = ({ point }: { readonly point: Point }) => isShown(crop, whole, point);
  return {
    position,
    marks: at.marks.filter(isKnown),
    links: at.links.filter(isKnown).slice(0, LINKS),
    lastMove: at.lastMove !== null && isKnown({ point: at.lastMove }) ? at.lastMove : null,
    toPlay: at.toPlay ?? 'black',
    ko: at.ko,
    title: ellipsis(found.title, TITLE),
    notes: notesOn(at, say),
    assumption: crop ? partKnown : assumedOutsideEmpty ? opening.gameOutsideEmpty : '',
    // A game whose stones outside are left out is not at the place that it was read at.
    game: last && position === whole ? { text, ...place } : null,
    place: { index: item, move: place.move, assumedOutsideEmpty: crop !== null || assumedOutsideEmpty },
    crop,
    items: items(say),
    record: lines.some(Boolean)
      ? { reading, item, line, lines, at, after, ...branchesOf(reading, item, lines.length) }
      : null,
  };
}

const branchesOf = remembered((reading: Reading, item: number, lines: number) => ({
  details: remembered(() => detailsOf(reading, item)),
  variations: remembered(() => reading.variations(item, lines, 0)),
}));

const wordsFrom = remembered(
  (faultWords: FaultWordsNow, isHasty: boolean): Say =>
    () => {
      const words = faultWords();
      if (words === undefined && !isHasty) throw new NeedsFaultWords();
      return words ?? null;
    },
);

const unshown = (why: Unshown, say: Say): string => say()?.unshown(why) ?? missing.faults;

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

function itemsOf(reading: Reading, form: Form, say: Say): Items {
  const shown: number[] = [];
  const bad: [number, string][] = [];
  let index = 0;
  for (; index < MAX_ITEMS; index++) {
    const item = reading.item(index);
    if (!item) break;
    const why = needsSpaces(item) ? null : refusal(item, form);
    if (why) bad.push([index, unshown(why, say)]);
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
  if (!size) throw new Failure('unreadable', () => missing.size({ words: ellipsis(words, LABEL) }));
  const board = withForm(size, form);
  if (!fitsPage(board))
    throw new Failure('unreadable', () => opening.inputBoardTooBig({ longest: longestSide(board) }));
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
const UNMARKED = { lastMove: null, ko: null, notes: [], assumption: '', game: null, record: null } as const;

/** Stones that a reader has changed. */
export interface Edit {
  readonly stones: string;
  readonly toPlay: Color;
  /** The point that the last move forbids by ko. */
  readonly ko: Point | null;
  /** Null if it was no move. */
  readonly lastMove: Point | null;
}

/** The position that a reader has made of another one. */
export function editedFrom(opened: Opened, { stones, ...to }: Edit): Opened {
  const { position, marks, links, title, place, crop, items } = opened;
  return { ...UNMARKED, ...to, position: { ...position, stones }, marks, links, title, place, crop, items };
}

/** The first warnings, and the number of the others. */
function notesOn({ position, warnings, moreWarnings }: Omit<ShownPosition, 'played'>, say: Say): string[] {
  if (warnings.length === 0) return [];
  const words = say();
  if (!words) return [missing.faults];
  const first = warnings.map((each) => words.warned(each, position));
  return [...first, ...(moreWarnings > 0 ? [moreNotes({ n: moreWarnings })] : [])];
}
