import * as en from '#locale/opening.ts';
import { boardSize } from '#locale/shared.ts';
import { pointName } from '../engine/coordinate.ts';
import type { TextProblem, Warning } from '../engine/problem.ts';
import type { ReadItem, ReadPosition, Size, TextFormat } from '../engine/types.ts';
import { sentences } from '../locales/sentences.ts';
import type { EncodingNote } from './encoding-note.ts';
import { warning } from './fault.ts';
import type { Played } from './played.ts';
import { countOf } from './prisoners.ts';
import { fitsPage, type GamePlace, longestSide, type Notice, type State } from './state.ts';
import type { Action, Load } from './update.ts';
import { GAMES, lensOrHome } from './where.ts';

/** The games, diagrams or boards of a text, as many of them as can be listed. */
export interface Collection {
  readonly text: string;
  readonly format: TextFormat;
  /** In order; the first that can be shown is always among them. */
  readonly items: readonly ListedItem[];
  /** The number of items that were read and are not listed. */
  readonly more: number;
  /** The number of items that were read, listed or not, and cannot be shown. */
  readonly bad: number;
  /** The whole text was read; otherwise there are more items than these numbers say. */
  readonly isCounted: boolean;
  /** Notes about the whole text, such as a guessed encoding. */
  readonly notes: readonly EncodingNote[];
}

/** An item of a text, by its index in the text. */
export type ListedItem = { readonly index: number } & (
  | { readonly ok: false; readonly why: Unshown }
  | (Omit<Extract<ReadItem, { ok: true }>, 'ok'> & {
      readonly ok: true;
      /** The number of lines of play that are not listed. */
      readonly moreLines: number;
    })
);

type GoodItem = Extract<ListedItem, { ok: true }>;

/** The item with an index, if it can be shown. */
function goodItem({ items }: Collection, index: number): GoodItem | undefined {
  const item = items.find((each) => each.index === index);
  return item?.ok ? item : undefined;
}

/** A position of a game, with as much of what its record says as is shown. */
export interface ShownPosition extends ReadPosition {
  /** The number of characters of the comment that were left out. */
  readonly moreComment: number;
  /** The move that led to it; null at the start. */
  readonly played: Played | null;
}

/** The reason why an item cannot be shown: a fault of its text, or a board that is too big: {@link fitsPage}. */
export type Unshown = TextProblem | { readonly code: 'board-too-big'; readonly longest: number };

/** The reason why an item cannot be shown, or null if it can. */
export function whyUnshown(item: ReadItem): Unshown | null {
  if (!item.ok) return item.problem;
  return fitsPage(item) ? null : { code: 'board-too-big', longest: longestSide(item) };
}

/** The end of the main line of the first item that can be shown; null if there is none. */
export function endPlace(collection: Collection): GamePlace | null {
  const item = collection.items.find((each) => each.ok);
  return item?.ok ? { text: collection.text, item: item.index, line: 0, move: item.lines[0] ?? 0 } : null;
}

/** The part of the room of games that has the focus when a game has been opened: keys go through its moves. */
export const MOVES_FOCUS = 'moves';

/** The action that opens a text. */
export type Loading = Extract<Action, { readonly type: 'load' }>;

/** Opens a text at a place. The rules stay. A text with moves opens in the room of games, everything else in Explore. */
export function open({ items }: Pick<Collection, 'items'>, game: GamePlace, at: ReadPosition, state: State): Loading {
  const hasMoves = items.some((item) => item.ok && item.lines.some((moves) => moves > 0));
  const where = hasMoves ? GAMES : lensOrHome(state.where);
  return { type: 'load', load: { ...loadOf(game, at, state), rules: state.rules, where } };
}

/** A sentence on the format of a text, and on how much of it is shown; a warning if it has faults. */
export function understood(
  collection: Collection,
  { item: index, line, move }: GamePlace,
  { warnings, moreWarnings }: ReadPosition,
): Notice {
  const { format, items, more, isCounted } = collection;
  const item = goodItem(collection, index);
  if (!item) return news('');
  const { title, lines } = item;
  const moves = lines[line] ?? 0;
  const { columns, rows, layers = 1 } = item;
  const said = en.understood({
    format,
    item: [
      ...(title ? [en.title({ title })] : []),
      boardSize({ columns, rows, layers }),
      ...(moves ? [en.moves({ moves })] : []),
    ],
    number: index + 1,
    all: items.length + more,
    isCounted,
  });
  const [first] = warnings;
  if (!first) return news(said);
  const faults = warnings.length + moreWarnings;
  const fault = faults === 1 ? faultIn(first, item, move) : en.withFaults({ kind: faultKind(warnings), move, faults });
  return { tone: 'warning', text: sentences(fault, said) };
}

/** The only fault of a text with a board of this size, which was read up to a move. */
function faultIn(only: Warning, size: Size, move: number): string {
  if (only.code === 'illegal-move') return en.illegalMove({ ...only, point: pointName(size, only.point) });
  if (faultKind([only]) === 'cut') return en.breaksOff({ move });
  return en.readWithFault({ move, fault: en.inputProblem({ ...only, words: warning(only, size) }) });
}

/** The kind of the faults of a text: it is cut off, it has illegal moves, or anything else. */
type FaultKind = 'cut' | 'illegal' | 'other';

/** The kind that all faults of a text have; a text that is cut off may end inside a value. */
function faultKind(warnings: readonly Warning[]): FaultKind {
  const isAll = (...codes: Warning['code'][]) => warnings.every(({ code }) => codes.includes(code));
  if (isAll('truncated', 'unclosed-value')) return 'cut';
  return isAll('illegal-move') ? 'illegal' : 'other';
}

/** The title of a game, and the number of moves on its line of play; none of them if another text was read. */
export function describe(
  collection: Collection | null,
  game: GamePlace | null,
): { readonly title: string; readonly moves: number } {
  const item = collection && collection.text === game?.text ? goodItem(collection, game.item) : null;
  return item ? { title: item.title, moves: item.lines[game?.line ?? 0] ?? 0 } : { title: '', moves: 0 };
}

/** Goes to another move, line or item of the open text; the rules and the place stay. */
export function goTo(game: GamePlace, at: ReadPosition, state: State, more?: Partial<Load>): Action {
  return { type: 'load', load: { ...loadOf(game, at, state), ...more }, keep: true };
}

function loadOf(game: GamePlace, at: ReadPosition, state: State): Load {
  const { position, marks, lastMove, ko, toPlay, prisoners } = at;
  const next = { ko, toPlay: toPlay ?? 'black', prisoners: countOf(prisoners) };
  return { position, marks, lastMove, ...next, ...shown(position.stones, state), game };
}

/** The colours shown so far, unless the position has no stones of them. */
function shown(stones: string, { show, stepping }: State): Pick<Load, 'show' | 'stepping'> {
  if (show === 'black' && !stones.includes('X') && stones.includes('O')) return { show: 'white' };
  if (show === 'white' && !stones.includes('O') && stones.includes('X')) return { show: 'black' };
  return { show, stepping };
}

/** A notice of a problem; nothing else changes. */
export function problem(message: string): Action {
  return { type: 'notice', notice: { tone: 'problem', text: message } };
}

/** A notice of something that has happened. */
export const news = (message: Notice['text']): Notice => ({ tone: 'news', text: message });

/** An open text at its place. */
export interface OpenGame {
  readonly item: GoodItem;
  /** The number of moves of the line of play. */
  readonly moves: number;
  /** The board is no longer the position of the move. */
  readonly edited: boolean;
  /** There are moves, branches or other items to go to. */
  readonly isGame: boolean;
  /** There is one position and nothing to say about it. */
  readonly plain: boolean;
}

/** The open text at the state's place; null if the text has no such place. */
export function openGame(collection: Collection, at: ShownPosition, { game, position }: State): OpenGame | null {
  if (!game) return null;
  const item = goodItem(collection, game.item);
  const moves = item?.lines[game.line];
  if (!item || moves === undefined || game.move > moves) return null;
  const isGame = collection.items.length > 1 || collection.more > 0 || item.lines.length > 1 || moves > 0;
  const said = item.assumedOutsideEmpty || at.warnings.length > 0 || at.comment !== '' || collection.notes.length > 0;
  return { item, moves, edited: at.position.stones !== position.stones, isGame, plain: !isGame && !said };
}
