import { colorAt, emptyPosition, otherColor, stoneOf, withSwappedColors } from '../engine/position.ts';
import type { Color, Layer, Point, Position, Rules, Size } from '../engine/types.ts';
import { noticeOnChange, noticeOnStep } from './notice.ts';
import { newTurn, PLAIN } from './play.ts';
import { countAfter, countAfterSetup, NO_PRISONERS, NOT_COUNTED } from './prisoners.ts';
import type { Answer } from './question.ts';
import {
  ALL_LAYERS,
  CLEAN_LAYERS,
  isSameItem,
  type Notice,
  type Shared,
  type State,
  sharedOf,
  type Tool,
} from './state.ts';
import { type DialogName, HOME, isSameLens, placeOn, type Where, withoutPlace } from './where.ts';

/** The parts of the state that a load may set; everything but the position has a default. */
export type Load = Pick<State, 'position'> & Partial<Shared & Pick<State, 'asked' | 'example' | 'tool'>>;

/** Everything a reader can do, except undo and redo (see `history.ts`). */
export type Action = Change & {
  /** What is said of it. */
  readonly notice?: Notice | null;
  /** The part of the page that then has the focus, by its `data-focus`; what has it keeps it otherwise. */
  readonly focus?: string | undefined;
};

type Change =
  /** Sets points to a stone or to empty. Paints of one stroke, which has a number, are undone together. */
  | {
      readonly type: 'paint';
      readonly points: readonly Point[];
      readonly color: Color | null;
      readonly stroke?: number;
    }
  /** A move of the color that plays next, with the position that it leads to. */
  | { readonly type: 'played'; readonly point: Point; readonly position: Position; readonly ko: Point | null }
  | { readonly type: 'pass' }
  /** Anything in a game in space: stones, a choice of stones, the end of a turn, a pass, other rules. */
  | {
      readonly type: 'turn';
      readonly to: Partial<Pick<State, 'position' | 'lastMove' | 'ko' | 'toPlay' | 'prisoners' | 'play'>>;
    }
  /** Another position: a diagram, a game, an example, a link. `keep`: the rules and the place stay, as on the move slider. */
  | { readonly type: 'load'; readonly load: Load; readonly keep?: boolean }
  | { readonly type: 'size'; readonly size: Size }
  | { readonly type: 'clear' }
  | { readonly type: 'flip' }
  | { readonly type: 'rules'; readonly rules: Partial<Rules> }
  /** Other colors, and the place to go to with them if one is given: the present one is of those before. */
  | { readonly type: 'show'; readonly show: State['show']; readonly where?: Where }
  | { readonly type: 'stepping'; readonly color: Color }
  /** The starting set by a point of each block; null is all blocks. */
  | { readonly type: 'start'; readonly points: readonly Point[] | null }
  | { readonly type: 'captures'; readonly captures: boolean }
  | { readonly type: 'tool'; readonly tool: Tool }
  /** Goes to a place `round.step` of the run. */
  | { readonly type: 'go'; readonly place: string }
  | { readonly type: 'layers'; readonly layers: readonly Layer[] }
  /** Between the clean board and the board with all marks. */
  | { readonly type: 'clean' }
  | { readonly type: 'notice'; readonly notice: Notice | null }
  /** The reader's answer to the question about the board. */
  | { readonly type: 'asked'; readonly asked: Answer }
  /**
   * The reader goes to another room, lens, panel, or place in a lens; with both colors shown, to the
   * one that is given; and to a place in the run, if one is given.
   */
  | { readonly type: 'visit'; readonly where: Where; readonly stepping?: Color; readonly place?: string }
  | { readonly type: 'dialog'; readonly dialog: DialogName | null };

/** The state after an action. Pure; an action without effect returns the same state. */
export function update(state: State, action: Action): State {
  const next = goneOn(state, changed(state, action), action);
  return action.notice ? { ...next, notice: action.notice } : next;
}

/** The parts of the state by whose change the reader goes on from the question about the board. */
const GOES_ON = ['position', 'toPlay', 'show', 'stepping', 'rules', 'start', 'place'] as const;

/** The state without the question, once the reader has gone on: to the steps, or to stones of their own. */
function goneOn(before: State, after: State, action: Change): State {
  if (!after.asked || action.type === 'load') return after;
  const isOver = action.type === 'tool' || GOES_ON.some((part) => after[part] !== before[part]);
  return isOver ? { ...after, asked: null } : after;
}

function changed(state: State, action: Change): State {
  switch (action.type) {
    case 'paint':
      return paint(state, action.points, action.color);
    case 'played':
      return edited(state, action.position, {
        lastMove: action.point,
        ko: action.ko,
        toPlay: otherColor(state.toPlay),
        prisoners: countAfter(state.prisoners, state.toPlay, state.position, action.position),
      });
    case 'pass':
      return { ...state, toPlay: otherColor(state.toPlay), lastMove: null, ko: null, notice: noticeOnChange(state) };
    case 'turn':
      return action.to.position
        ? edited(state, action.to.position, action.to)
        : { ...state, ...action.to, notice: noticeOnChange(state) };
    case 'load':
      return load(state, action.load, action.keep ?? false);
    case 'size':
      return load(state, emptyBoard(state, action.size), true);
    case 'clear':
      return load(state, emptyBoard(state, state.position), true);
    case 'flip':
      return flip(state);
    case 'rules':
      return setRules(state, { ...state.rules, ...action.rules });
    case 'show':
      return show(state, action.show, action.where);
    case 'stepping':
      return state.show === 'both'
        ? { ...state, stepping: action.color, where: withoutPlace(state.where) }
        : show(state, action.color);
    case 'start':
      return { ...state, start: action.points?.length ? action.points : null, notice: noticeOnChange(state) };
    case 'captures':
      return { ...state, captures: action.captures };
    case 'tool':
      return { ...state, tool: action.tool };
    case 'go':
      return action.place === state.place ? state : { ...state, place: action.place, notice: noticeOnStep(state) };
    case 'layers':
      return { ...state, layers: action.layers };
    case 'clean':
      return { ...state, layers: state.layers.includes('statuses') ? CLEAN_LAYERS : ALL_LAYERS };
    case 'notice':
      return { ...state, notice: action.notice };
    case 'asked':
      return { ...state, asked: action.asked };
    case 'visit':
      return action.where === state.where && !action.place ? state : visit(state, action);
    case 'dialog':
      return action.dialog === state.dialog ? state : { ...state, dialog: action.dialog };
  }
}

function visit(state: State, to: Extract<Change, { readonly type: 'visit' }>): State {
  const where = placeOn(state.position, to.where);
  const notice = isSameLens(where, state.where) ? state.notice : null;
  const stepping = state.show === 'both' ? (to.stepping ?? state.stepping) : state.stepping;
  return { ...state, where, stepping, place: to.place ?? state.place, notice };
}

function setRules(state: State, rules: Rules): State {
  const { suicide, regions } = state.rules;
  return rules.suicide === suicide && rules.regions === regions
    ? state
    : { ...state, rules, notice: noticeOnChange(state) };
}

function paint(state: State, points: readonly Point[], color: Color | null): State {
  const stones = [...state.position.stones];
  for (const point of points) {
    if (point in stones) stones[point] = stoneOf(color);
  }
  const text = stones.join('');
  if (text === state.position.stones) return state;
  const position = { ...state.position, stones: text };
  return edited(state, position, { prisoners: countAfterSetup(state.prisoners, position) });
}

/** The state after a change of stones, without everything that was about the old ones. */
function edited(state: State, position: Position, more: Partial<State>): State {
  const where = withoutPlace(state.where);
  const example = state.example && { ...state.example, edited: true };
  const notice = noticeOnChange(state);
  const play = newTurn(state.play);
  const next = { ...state, position, lastMove: null, ko: null, play, notice, example, where, ...more };
  return { ...next, start: stillThere(next) };
}

/** The starting set without the points that no longer hold a stone of its color. */
function stillThere(state: State): State['start'] {
  const remaining = state.start?.filter(
    (point) =>
      colorAt(state.position, point) !== null &&
      (state.show === 'both' || colorAt(state.position, point) === state.show),
  );
  if (!remaining?.length) return null;
  return remaining.length === state.start?.length ? state.start : remaining;
}

/** An empty board in the lens where stones are placed, at the start of the run of Black, who plays first. */
function emptyBoard({ show }: State, size: Size): Load {
  return {
    position: emptyPosition(size),
    prisoners: NO_PRISONERS,
    show: show === 'both' ? 'both' : 'black',
    stepping: 'black',
    place: '0',
    where: HOME,
  };
}

function load(state: State, load: Load, keep: boolean): State {
  const shown = load.show ?? (keep ? state.show : 'black');
  /** Another move, line or item of the same text. */
  const stays = keep && load.game;
  return {
    ...state,
    marks: [],
    lastMove: null,
    ko: null,
    toPlay: 'black',
    prisoners: NOT_COUNTED,
    play: keep ? newTurn(state.play) : PLAIN,
    start: null,
    place: keep ? state.place : '0',
    rules: keep ? state.rules : { suicide: 'forbidden', regions: 'small' },
    game: null,
    asked: null,
    tool: state.tool === 'start' || (state.tool === 'erase' && !stays) ? 'play' : state.tool,
    notice: stays && isSameItem(load.game, state.game) ? noticeOnChange(state) : null,
    example: stays ? state.example : null,
    ...load,
    where: placeOn(load.position, load.where ?? withoutPlace(state.where)),
    show: shown,
    stepping: shown === 'both' ? (load.stepping ?? state.stepping) : shown,
  };
}

function flip(state: State): State {
  const { toPlay, prisoners, show, stepping, where, lastMove, ko } = state;
  return edited(state, withSwappedColors(state.position), {
    toPlay: otherColor(toPlay),
    prisoners: { ...prisoners, byBlack: prisoners.byWhite, byWhite: prisoners.byBlack },
    show: show === 'both' ? 'both' : otherColor(show),
    stepping: otherColor(stepping),
    lastMove,
    ko,
    // The same blocks, with the other color.
    where,
  });
}

function show(state: State, shown: State['show'], to?: Where): State {
  if (shown === state.show) return state;
  const stepping = shown === 'both' ? state.stepping : shown;
  const where = to ?? (stepping === state.stepping ? state.where : withoutPlace(state.where));
  const next = { ...state, show: shown, stepping, notice: noticeOnStep(state), where };
  return { ...next, start: stillThere(next) };
}

/** A load that restores everything that a state had on the board, and its place. */
export function loadOf(state: State): Load {
  return { ...sharedOf(state), example: state.example, asked: state.asked };
}
