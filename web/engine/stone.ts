export type Color = 'black' | 'white';

/** A point: `row * columns + column`, both counted from 0 at the top left. */
export type Point = number;
