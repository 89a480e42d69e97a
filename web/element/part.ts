import type { Color, Selection } from '../engine/types.ts';
import type { Shown } from './shown.ts';

/** A part of a panel. */
export interface Part {
  readonly element: HTMLElement;
  /** Brings it up to date. */
  show(shown: Shown): void;
  /** Lights what the reader points at in another part. */
  light?(selection: Selection | null): void;
  /** Ends what goes on by itself, and gives up what is dear. */
  leave?(): void;
}

/** What a reader can do in a panel. */
export interface Actions {
  /** Goes to a place `round.step`. */
  go(place: string): void;
  /** Steps through the run of the other colour. */
  turn(): void;
  /** Points at a block or a region. */
  select(selection: Selection | null): void;
  /** Goes on, or back, in a proof. */
  move(spot: string): void;
  /** Puts other stones on the board, and says whose comes next in turn. */
  edit(stones: string, toPlay: Color): void;
  /** Puts back the stones of the text. */
  reset(): void;
}
