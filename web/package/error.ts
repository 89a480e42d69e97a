import type { TextPlace } from '../engine/problem.ts';

/** The place and the subject of an error, as far as they are known. */
interface Place extends Partial<TextPlace> {
  readonly index?: number;
  readonly points?: readonly string[];
  readonly cause?: unknown;
}

/** Thrown by `analyze` and `load`. */
export class PassAliveError extends Error {
  override readonly name = 'PassAliveError';
  /**
   * A stable word: `ragged-rows`, `truncated`, `nothing-found` … for a text that cannot be
   * read; `no-liberty` for an illegal position; `no-move`, `no-point` and `no-block` for a
   * move, point or stone that an option names and that is not there; `too-long` and `too-many`
   * for texts and answers beyond the limits; `bad-option` and `bad-text`; `no-engine` if the
   * WebAssembly cannot be loaded, and `engine-dead` after a bug in it.
   */
  readonly code: string;
  /**
   * The line of the text, from 1, where reading failed or where the board in question starts;
   * undefined if the error is not about a text.
   */
  readonly line: number | undefined;
  /** The column of the text, from 1, in characters. */
  readonly column: number | undefined;
  /** The number of the tree, diagram or board that it is about, from 0. */
  readonly index: number | undefined;
  /** The points on the board that it is about, such as a block without a liberty. */
  readonly points: readonly string[] | undefined;

  /** The message begins with the place, if there is one. */
  constructor(code: string, message: string, { line, column, index, points, cause }: Place = {}) {
    const place = line === undefined ? '' : `line ${line}, column ${column}: `;
    super(place + message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.line = line;
    this.column = column;
    this.index = index;
    this.points = points;
  }
}
