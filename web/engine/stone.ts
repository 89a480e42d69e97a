/** Boards and marks, which go into the engine and come out of it. */

export type Color = 'black' | 'white';

/** A point: `row * columns + column`, both counted from 0 at the top left. */
export type Point = number;

/** Which edges of a board are joined: none, the first column to the last, or those of every direction. */
export type Form = 'box' | 'cylinder' | 'torus';

/** The size of a board: a grid, unless it has layers and a form. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
  readonly layers?: number;
  readonly form?: Form;
}

/** Stones on a board. */
export interface Position extends Size {
  /**
   * One character a point in reading order, layer by layer from the top one: `X` black, `O` white, `.`
   * empty.
   */
  readonly stones: string;
}

export interface BoardMark {
  readonly point: Point;
  readonly kind: 'circle' | 'square' | 'triangle' | 'cross' | 'label';
  readonly text?: string;
}
