/** The element's events. All of them bubble and are composed. */
import type { Color, Point, Position } from '../engine/types.ts';
import type { ErrorCode } from './failure.ts';

/** Whether the reader did it, or a method of the element. */
interface ByReader {
  readonly byReader: boolean;
}

/** The detail of `pass-alive-change`. */
export type ChangeDetail = Position & ByReader;

/** The detail of `pass-alive-step`. */
export interface StepDetail extends ByReader {
  readonly round: number;
  /** The step inside the round, from 1; 0 at the start. */
  readonly step: number;
  /** The sentence that the reader sees. */
  readonly sentence: string;
}

/** The detail of `pass-alive-move`. */
export interface MoveDetail extends ByReader {
  /** The game or diagram of the text, from 0. */
  readonly item: number;
  /** The branch taken at each fork, from 0, without zeros at the end. */
  readonly path: readonly number[];
  /** The number of moves that have been played. */
  readonly move: number;
  /** The number of moves of the line of play. */
  readonly moves: number;
}

/** The detail of `pass-alive-point`. */
export interface PointDetail {
  /** In reading order from 0. */
  readonly point: Point;
  /** Such as `C3`. */
  readonly name: string;
  /** The stone on it, before an editable board places or takes one. */
  readonly stone: Color | null;
}

/** The detail of `pass-alive-link`. */
export interface LinkDetail {
  /** The point with the mark, in reading order from 0. */
  readonly point: Point;
  /** The page's name or address, as the diagram has it. */
  readonly target: string;
  /** The address that the browser goes to, unless the event is cancelled. */
  readonly href: string;
}

/** The detail of `pass-alive-error`. */
export interface ErrorDetail {
  readonly code: ErrorCode;
  /** The sentence that the reader sees. */
  readonly message: string;
}

/** The events that no other element has. All bubble, so that `document` hears them too. */
export interface PassAliveEvents {
  /** The text is drawn, for the first time or after it or the attribute `move` has changed. */
  'pass-alive-ready': CustomEvent<Position>;
  /** Another step is shown. */
  'pass-alive-step': CustomEvent<StepDetail>;
  /** Another move of the game is shown. */
  'pass-alive-move': CustomEvent<MoveDetail>;
  /** The position has been edited, or another board of the text is shown. */
  'pass-alive-change': CustomEvent<ChangeDetail>;
  /** The reader has pressed a point of the board. */
  'pass-alive-point': CustomEvent<PointDetail>;
  /** The reader is about to follow a link of the diagram; cancelable. */
  'pass-alive-link': CustomEvent<LinkDetail>;
  /** Nothing is drawn: the text inside the element is seen. */
  'pass-alive-error': CustomEvent<ErrorDetail>;
}

/** Every event of the element, by name. */
export interface PassAliveEventMap extends HTMLElementEventMap, PassAliveEvents {}

declare global {
  interface GlobalEventHandlersEventMap extends PassAliveEvents {}
}

/** An element with typed listeners. */
export interface Eventful extends HTMLElement {
  addEventListener<K extends keyof PassAliveEventMap>(
    type: K,
    listener: (this: this, event: PassAliveEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof PassAliveEventMap>(
    type: K,
    listener: (this: this, event: PassAliveEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}
