/** The element's events. All of them bubble and are composed. */
import type { Point, Position } from '../engine/types.ts';
import type { ErrorCode } from './failure.ts';

/** The detail of `pass-alive-step`. */
export interface StepDetail {
  readonly round: number;
  /** The step inside the round, from 1; 0 at the start. */
  readonly step: number;
  /** The sentence that the reader sees. */
  readonly sentence: string;
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

/** Every event of the element, by name. */
export interface PassAliveEventMap extends HTMLElementEventMap {
  /** The text is drawn, for the first time or after it or the attribute `move` has changed. */
  'pass-alive-ready': CustomEvent<Position>;
  /** The reader has gone to another step. */
  'pass-alive-step': CustomEvent<StepDetail>;
  /** The reader has changed the position, or gone to another board of the text. */
  'pass-alive-change': CustomEvent<Position>;
  /** The reader is about to follow a link of the diagram; cancelable. */
  'pass-alive-link': CustomEvent<LinkDetail>;
  /** Nothing is drawn: the text inside the element is seen. */
  'pass-alive-error': CustomEvent<ErrorDetail>;
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
