/** The build for lessons: what readers get wrong, and which mistake their answers fit. */
import { guard } from './guard.ts';
import { loadOnce } from './load.ts';
import { Interview as Handle, initSync, mistakes, staying } from './pkg/learn.js';
import type { Point, Position } from './types.ts';

/** The name of a mistake, as in `crates/learn/src/people/mistake.rs`. */
export type MistakeName = string;

/** What the answers say so far: more are needed, no mistake, none of the list, or that of a name. */
export type Outcome =
  | { readonly kind: 'open' | 'faultless' | 'no-pattern' }
  | { readonly kind: 'named'; readonly mistake: MistakeName };

/** A board that has been shown, with stones of black blocks. */
export interface Asked {
  readonly position: Position;
  /** What the reader said stays. */
  readonly said: readonly Point[];
  /** What stays. */
  readonly right: readonly Point[];
  /** What a reader with the mistake that is named says stays; undefined without one. */
  readonly predicted: readonly Point[] | undefined;
}

/** Asks a reader, board by board, which of Black's blocks stay; nothing is told in between. */
export class Interview {
  readonly #handle: Handle;

  constructor(handle: Handle) {
    this.#handle = handle;
  }

  /** The next board, or the one that is not answered yet; null if there are no more. */
  next(): Position | null {
    const rows = guard.run(() => this.#handle.next_board());
    return rows === undefined ? null : positionOf(rows);
  }

  /** Takes the answer: a point or more of each block that the reader says stays. */
  answer(points: readonly Point[]): void {
    guard.run(() => this.#handle.answer(Uint32Array.from(points)));
  }

  outcome(): Outcome {
    const name = guard.run(() => this.#handle.outcome());
    return name === 'open' || name === 'faultless' || name === 'no-pattern'
      ? { kind: name }
      : { kind: 'named', mistake: name };
  }

  /** The boards shown so far, in order. */
  asked(): readonly Asked[] {
    const outcome = this.outcome();
    return guard.run(() =>
      Array.from({ length: this.#handle.count() }, (_, number) => ({
        position: positionOf(this.#handle.rows(number) ?? ''),
        said: [...this.#handle.said(number)],
        right: [...this.#handle.staying(number, 'faultless')],
        predicted: outcome.kind === 'named' ? [...this.#handle.staying(number, outcome.mistake)] : undefined,
      })),
    );
  }

  /** Frees the memory of the engine; the interview must not be used after that. */
  free(): void {
    this.#handle.free();
  }
}

/** What the build can do. */
export interface Learning {
  /** The names of the mistakes. */
  readonly mistakes: readonly MistakeName[];

  /**
   * Begins an interview. The same seed and the same answers give the same boards.
   * @param pool the text of `crates/learn/pool/boards.txt`
   * @param seed a whole number from 0 to 2³² − 1
   * @throws RangeError if the text is no pool
   */
  interview(pool: string, seed: number): Interview;

  /**
   * The stones of Black that stay according to a model: `faultless`, a mistake, one of the guesses `all`,
   * `none`, `most-liberties` and `most-eyes`, or `apart`, who takes each layer for a board of its own.
   * @param position at most 127 points, on layers or a grid
   * @throws RangeError if there is no such model or board
   */
  staying(position: Position, model: string): readonly Point[];
}

/** Loads the build. */
export const loadLearning = /* @__PURE__ */ loadOnce((module): Learning => {
  initSync({ module });
  return {
    mistakes: mistakes(),
    interview(pool, seed) {
      const handle = guard.run(() => Handle.open(pool, seed));
      if (!handle) throw new RangeError('The boards to ask about are damaged.');
      return new Interview(handle);
    },
    staying(position, model) {
      const stones = guard.run(() => staying(rowsOf(position), model));
      if (!stones) throw new RangeError(`There is no model ${model} for this board.`);
      return [...stones];
    },
  };
});

/** The position of rows with slashes between them, as `crates/learn` writes boards. */
export function positionOf(text: string): Position {
  const rows = text.split('/');
  return { columns: rows[0]?.length ?? 0, rows: rows.length, stones: rows.join('') };
}

/** The rows of a position with slashes between them, two between layers. */
function rowsOf({ columns, rows, layers = 1, stones }: Position): string {
  const row = (at: number) => stones.slice(at * columns, (at + 1) * columns);
  const layer = (at: number) => Array.from({ length: rows }, (_, each) => row(at * rows + each)).join('/');
  return Array.from({ length: layers }, (_, at) => layer(at)).join('//');
}
