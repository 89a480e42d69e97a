/** The types of the element's events. */
import type { Position } from '../engine/types.ts';

/** The detail of the event `step`. */
export interface StepDetail {
  readonly round: number;
  /** The step inside the round, from 1; 0 at the start. */
  readonly step: number;
  /** The sentence that the reader sees. */
  readonly sentence: string;
}

/** Every event of the element, by name. */
export interface PassAliveEventMap extends HTMLElementEventMap {
  /** The reader has gone to another step. */
  step: CustomEvent<StepDetail>;
  /** The reader has changed the position. */
  change: CustomEvent<Position>;
}

/** An element whose listeners know what they get. */
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
