import type { Color, Selection } from '../engine/types.ts';
import type { ProofPlace } from '../model/where.ts';
import type { Shown } from './shown.ts';

/** A part of a panel. */
export interface Part {
  readonly element: HTMLElement;
  /** Draws what is shown now. */
  show(shown: Shown): void;
  /** Highlights a block or region that the reader points at in another part. */
  light?(selection: Selection | null): void;
  /** Stops timers and releases canvases. */
  leave?(): void;
}

/** The actions of a reader in a panel. */
export interface Actions {
  /** Shows the place `round.step`. */
  go(place: string): void;
  /** Steps through the run of the other colour. */
  turn(): void;
  /** Highlights a block or region in every part. */
  select(selection: Selection | null): void;
  /** Shows another place in a proof. */
  move(spot: ProofPlace): void;
  /** Replaces the stones, and sets the colour to play. */
  edit(stones: string, toPlay: Color): void;
  /** Restores the stones of the text. */
  reset(): void;
}
