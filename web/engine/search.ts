/** Lookahead, which tries what casting-out need not: for a worker, since a search may take minutes. */
import type { SearchBinding } from './binding.ts';
import { guard } from './guard.ts';
import type { Color, Position, SuicideRule } from './types.ts';

/** All lines of play; or, after the outside liberties are filled, those in small regions. */
export type Method = 'full' | 'split';

/** What is searched: captures of all blocks of a color, whose owner always passes. */
export interface Search {
  readonly position: Position;
  readonly color: Color;
  readonly suicide: SuicideRule;
  readonly method: Method;
  /** The number of arrangements after which the search is given up. */
  readonly limit: number;
}

/** What a search has found. */
export interface Found {
  /** The blocks that a line of play captures, by index into the facts. */
  readonly captured: readonly number[];
  /** How many different arrangements of stones were reached. */
  readonly arrangements: number;
  /** Whether there is nothing left to try: what is not captured is safe. */
  readonly finished: boolean;
  /** Why the search ended before. */
  readonly givenUp: GivenUp | null;
}

/** At the limit of arrangements, before it would have held more than 512 MiB, or by an error that `report` threw. */
export type GivenUp = 'arrangements' | 'memory' | 'stopped';

/** Tries every line of play. */
export class Searcher {
  readonly #wasm: SearchBinding;

  constructor(wasm: SearchBinding) {
    this.#wasm = wasm;
  }

  /**
   * Searches to the end or to the limit; `report` is given what has been found so far some
   * hundred times a second.
   * @throws EngineError `no-liberty`, `bad-position`
   */
  search({ position, color, suicide, method, limit }: Search, report: (found: Found) => void): Found {
    const { columns, rows, stones } = position;
    return guard.run(() => {
      const search = new this.#wasm.Lookahead(columns, rows, stones, color, suicide, method);
      return guard.made(search).run(limit, report);
    });
  }
}
