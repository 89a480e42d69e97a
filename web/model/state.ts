import { isGrid } from '../engine/position.ts';
import type { BoardMark, Color, Layer, Point, Position, Rules, Size } from '../engine/types.ts';
import type { Phrase } from '../locales/phrase.ts';
import { OPENINGS, WORKED } from './beginning.ts';
import { PLAIN, type Play } from './play.ts';
import { NOT_COUNTED, type PrisonerCount } from './prisoners.ts';
import type { Answer } from './question.ts';
import { type DialogName, HOME, type Where } from './where.ts';

/**
 * The tool that a click on the board uses. `play` plays moves in turn, by the rules if moves
 * capture; `black`, `white` and `erase` set up a position; `start` chooses the starting set block
 * by block.
 */
export type Tool = 'play' | 'black' | 'white' | 'erase' | 'start';

/** The place in a loaded text that the position comes from. */
export interface GamePlace {
  /** The whole text that was loaded. */
  readonly text: string;
  /** The tree, diagram or board in it, from 0. */
  readonly item: number;
  /** The line of play; 0 is the main line. */
  readonly line: number;
  /** The number of moves played. */
  readonly move: number;
}

/** True if two places are in the same game or diagram, or in none. */
export function isSameItem(a: GamePlace | null, b: GamePlace | null): boolean {
  return a?.text === b?.text && a?.item === b?.item;
}

/** A message for the reader besides the sentence of the step. */
export interface Notice {
  readonly tone: 'problem' | 'warning' | 'news';
  readonly text: string | Phrase;
  /** The points on the board that it is about. */
  readonly points?: readonly Point[];
  /** It is about what was opened, and stays while that is open. */
  readonly ofOpened?: true;
}

/** Everything the page shows, except what the engine derives from it. */
export interface State {
  readonly position: Position;
  /** Marks and labels of the loaded diagram or game. */
  readonly marks: readonly BoardMark[];
  readonly lastMove: Point | null;
  /** The point that the last move forbids to the color that plays next. */
  readonly ko: Point | null;
  /** The color of the next stone with the tool `play`. */
  readonly toPlay: Color;
  readonly prisoners: PrisonerCount;
  /** The moves of the tool `play` capture; otherwise its stones are only placed. */
  readonly captures: boolean;
  /** On a board in space. */
  readonly play: Play;
  readonly show: Color | 'both';
  /** The color whose run is stepped through: `show`, unless that is both. */
  readonly stepping: Color;
  readonly rules: Rules;
  /** A point of every block of the chosen starting set; null is all blocks. */
  readonly start: readonly Point[] | null;
  /**
   * The place `round.step` in the run, `0` at the start. The run may lack it after an
   * edit; `momentAt` in `run.ts` brings it to the nearest moment that there is.
   */
  readonly place: string;
  readonly tool: Tool;
  readonly game: GamePlace | null;
  readonly layers: readonly Layer[];
  readonly notice: Notice | null;
  /** The example that was opened last, until something else is opened; not part of the link. */
  readonly example: { readonly id: string; readonly edited: boolean } | null;
  /** The answer to the question about the board, until the reader goes on; part of neither the history nor the link. */
  readonly asked: Answer | null;
  /** The room, its lens, and the place in it. */
  readonly where: Where;
  /** The dialog over the room; part of neither the history nor the link. */
  readonly dialog: DialogName | null;
}

/** The fields of a state that links, loads and recent positions hold. */
export type Shared = Pick<
  State,
  | 'position'
  | 'marks'
  | 'lastMove'
  | 'ko'
  | 'toPlay'
  | 'prisoners'
  | 'captures'
  | 'play'
  | 'show'
  | 'stepping'
  | 'rules'
  | 'start'
  | 'place'
  | 'game'
  | 'where'
>;

/** The shared fields of a state, without the others. */
export function sharedOf(state: Shared): Shared {
  const { position, marks, lastMove, ko, toPlay, prisoners, captures, play } = state;
  const { show, stepping, rules, start, place, game, where } = state;
  const onBoard = { position, marks, lastMove, ko, toPlay, prisoners, captures, play };
  return { ...onBoard, show, stepping, rules, start, place, game, where };
}

/** The layers that are drawn unless the reader asks for the clean board. */
export const ALL_LAYERS: readonly Layer[] = ['coordinates', 'regions', 'statuses', 'names', 'labels'];

/** The clean board: stones, lines and coordinates. */
export const CLEAN_LAYERS: readonly Layer[] = ['coordinates'];

/** The widest and highest board on the page, in points. */
export const MAX_SIDE = 52;

/** The longest side, layers included, of a board with layers or joined edges. */
export const MAX_SIDE_IN_SPACE = 19;

/** The longest side that a board of this kind can have on the page. */
export const longestSide = (size: Size): number => (isGrid(size) ? MAX_SIDE : MAX_SIDE_IN_SPACE);

/** True if the page can show a board of this size. */
export function fitsPage(size: Size): boolean {
  const { columns, rows, layers = 1 } = size;
  return [columns, rows, layers].every((side) => Number.isInteger(side) && side >= 1 && side <= longestSide(size));
}

/** The worked example with everything shown: what an address without a board is about. */
export const WORKED_STATE: State = {
  position: WORKED,
  marks: [],
  lastMove: null,
  ko: null,
  toPlay: 'black',
  prisoners: NOT_COUNTED,
  captures: true,
  play: PLAIN,
  show: 'black',
  stepping: 'black',
  rules: { suicide: 'forbidden', regions: 'small' },
  start: null,
  place: '0',
  tool: 'play',
  game: null,
  layers: ALL_LAYERS,
  notice: null,
  example: null,
  asked: null,
  where: HOME,
  dialog: null,
};

/** The beginning of the page: it asks about its first board. */
export const BEGINNING: State = {
  ...WORKED_STATE,
  position: OPENINGS[0] ?? WORKED,
  asked: { chosen: [], checked: false },
};

/** True while the page asks and shows nothing of the answer. */
export const isAsking = ({ asked }: Pick<State, 'asked'>): boolean => asked?.checked === false;
