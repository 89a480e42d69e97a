import type { Color, Point, Selection } from '../../engine/types.ts';
import type { Answer } from '../../model/question.ts';
import type { Where } from '../../model/where.ts';
import type { MarkLink } from '../state/links.ts';
import type { Edit } from '../state/open-text.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { LinePlace } from '../state/state.ts';

/** A part of a panel. */
export interface Component {
  readonly element: HTMLElement;
  /** Draws a snapshot. */
  show(snapshot: Snapshot): void;
  /** Highlights a block or region that the reader points at in another part. */
  highlight?(selection: Selection | null): void;
  /** Takes the focus. */
  focus?(): void;
  /** Stops timers and releases canvases. */
  remove?(): void;
}

/** Makes the board inside an element, with its pointer and keys. With a place for tools it can be edited. */
export type CreateBoard = (element: HTMLElement, tools: HTMLElement | null, actions: Actions) => Component;

/** The actions of a reader in a panel. */
export interface Actions {
  /** Shows the place `round.step`. */
  go(place: string): void;
  /** Shows a move of the game, and a line of play. */
  play(to: Partial<LinePlace>): void;
  /** Marks what is unconditionally alive at each move, or no longer. */
  showLife(on: boolean): void;
  /** Steps through the run of the position that is shown. */
  begin(): void;
  /** Leaves the steps for the game. */
  leave(): void;
  /** Shows another game, diagram or board of the text. */
  choose(item: number): void;
  /** A point of the board has been pressed. */
  point(point: Point): void;
  /** A link of the diagram is about to be followed; false if the page keeps it from that. */
  follow(link: MarkLink): boolean;
  /** Steps through the run of the other colour. */
  turn(): void;
  /** Highlights a block or region in every part. */
  select(selection: Selection | null): void;
  /** Remembers the place in a lens. */
  visit(where: Where, stepping?: Color): void;
  /** Changes the position. */
  edit(to: Edit): void;
  /** Answers the question, or goes on with the answer. */
  answer(answer: Answer): void;
  /** Restores the stones of the text. */
  reset(): void;
}
