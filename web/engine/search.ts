/** Lookahead: tries every line of play. For a worker, because a search may take minutes. */
import { studyOf } from './analysis.ts';
import type { Found } from './answers.ts';
import type { SearchBinding } from './binding.ts';
import { guard } from './guard.ts';
import type { Color, Position, SuicideRule } from './types.ts';

/** The lines of play tried: all, or those in small regions after the outside liberties are filled. */
export type Method = 'full' | 'split';

/** The input of a search for captures of all blocks of a color, whose owner always passes. */
export interface Search {
  readonly position: Position;
  readonly color: Color;
  readonly suicide: SuicideRule;
  readonly method: Method;
  /** The number of arrangements after which the search is given up. */
  readonly limit: number;
}

export type { Found, GivenUp } from './answers.ts';

/** Tries every line of play. */
export class Searcher {
  readonly #wasm: SearchBinding;

  constructor(wasm: SearchBinding) {
    this.#wasm = wasm;
  }

  /**
   * Searches to the end or to the limit. `report` is called with the results so far, some hundred
   * times a second.
   * @throws EngineError `no-liberty`, `bad-position`
   */
  search({ position, color, suicide, method, limit }: Search, report: (found: Found) => void): Found {
    return guard.run(() => {
      const search = new this.#wasm.Lookahead(studyOf(this.#wasm, position), color, suicide, method);
      return guard.made(search).run(limit, report);
    });
  }
}
