import type { Reading, Texts } from '../engine/texts.ts';
import type { Position, ReadItem, ReadPosition } from '../engine/types.ts';
import type { Example } from '../lessons/examples.ts';
import * as text from './catalogue/panels-en.ts';
import { pointNamed } from './coordinate.ts';
import { type GamePlace, MAX_SIDE, type State } from './state.ts';
import type { Action, Load } from './update.ts';

type GoodItem = Extract<ReadItem, { ok: true }>;

/** The last text read, so that the move slider does not read it again. */
let last: { readonly text: string; readonly reading: Reading } | null = null;

/** What is in a text; the last text is remembered. */
export function readingOf(texts: Texts, content: string): Reading {
  if (last?.text !== content) last = { text: content, reading: texts.read(content) };
  return last.reading;
}

/** Why an item cannot be shown, or null if it can. */
export function refusalOf(item: ReadItem | undefined): string | null {
  if (!item) return text.inputNotText;
  if (!item.ok) return text.inputProblem(item.problem.message, item.problem.line, item.problem.column);
  const { columns, rows } = item;
  return Math.max(columns, rows) > MAX_SIDE ? text.inputBoardTooBig(MAX_SIDE) : null;
}

/**
 * Opens a text at the end of its first readable item's main line. If nothing in it can be
 * read, the action only says why, and the board stays as it was.
 */
export function open(texts: Texts, content: string, state: State): Action {
  if (!content.trim()) return problem(text.inputNotText);
  const reading = readingOf(texts, content);
  const item = reading.items.findIndex((each) => refusalOf(each) === null);
  if (item < 0) return problem(`${refusalOf(reading.items[0])} ${text.inputKept}`);
  const moves = (reading.items[item] as GoodItem).lines[0] ?? 0;
  const game = { text: content, item, line: 0, move: moves };
  return { type: 'load', load: { ...loadOf(reading, game, state), rules: state.rules } };
}

/** Goes to another move, line or item of the open text; the rules and the place stay. */
export function goTo(reading: Reading, game: GamePlace, state: State): Action {
  return { type: 'load', load: loadOf(reading, game, state), keep: true };
}

function loadOf(reading: Reading, game: GamePlace, state: State): Load {
  const { position, toPlay, lastMove, marks } = reading.position(game.item, game.line, game.move);
  return { position, marks, lastMove, toPlay: toPlay ?? 'black', ...shown(position.stones, state), game };
}

/** The colours shown before, unless there is not a stone of them. */
function shown(stones: string, { show, stepping }: State): Pick<Load, 'show' | 'stepping'> {
  if (show === 'black' && !stones.includes('X') && stones.includes('O')) return { show: 'white' };
  if (show === 'white' && !stones.includes('O') && stones.includes('X')) return { show: 'black' };
  return { show, stepping };
}

/** Opens an example with its own rules and starting set, at the start of its run. */
export function openExample(texts: Texts, { text: content, rules, start }: Example): Action {
  const position = lastPosition(texts, content);
  const points = start?.flatMap((name) => pointNamed(position, name) ?? []) ?? null;
  const all: State['rules'] = { suicide: 'forbidden', regions: 'small', ...rules };
  return { type: 'load', load: { position, rules: all, show: 'black', start: points } };
}

/** The last position of the first item's main line, which must be readable. */
export function lastPosition(texts: Texts, content: string): Position {
  const reading = texts.read(content);
  const [item] = reading.items;
  return reading.position(0, 0, (item?.ok && item.lines[0]) || 0).position;
}

/** Says what is wrong, and changes nothing. */
export function problem(message: string): Action {
  return { type: 'notice', notice: { tone: 'problem', text: message } };
}

/** An open text at its place: what the game bar shows. Null if there is nothing to show. */
export interface OpenGame {
  readonly reading: Reading;
  readonly place: GamePlace;
  readonly item: GoodItem;
  /** The number of moves of the line of play. */
  readonly moves: number;
  readonly at: ReadPosition;
  /** The board is no longer the position of the move. */
  readonly edited: boolean;
}

export function openGame(texts: Texts, state: State): OpenGame | null {
  const place = state.game;
  if (!place) return null;
  const reading = readingOf(texts, place.text);
  const item = reading.items[place.item];
  const moves = item?.ok ? item.lines[place.line] : undefined;
  if (!item?.ok || moves === undefined || place.move > moves) return null;
  const at = reading.position(place.item, place.line, place.move);
  const plain = reading.items.length === 1 && item.lines.length === 1 && moves === 0;
  if (plain && !item.assumedOutsideEmpty && !at.warnings.length && !at.comment) return null;
  return { reading, place, item, moves, at, edited: at.position.stones !== state.position.stones };
}

/** What the list of items calls each of them. */
export function itemName(item: ReadItem, index: number): string {
  const refusal = refusalOf(item);
  return refusal === null && item.ok ? text.gameItemName(index, item.title) : text.gameItemBad(index, refusal ?? '');
}
