/**
 * Lookahead, which tries what casting-out need not: the one importer of that part of the wasm
 * package. It is a file of its own, for a worker: a search may take minutes.
 */
import { guard } from './guard.ts';
import { loaderOf } from './load.ts';
import { COLORS, SUICIDES } from './numbers.ts';
import * as wasm from './pkg/search.js';
import type { Color, Position, SuicideRule } from './types.ts';

/** All lines of play; or, after the outside liberties are filled, those in small regions. */
export type Method = 'full' | 'split';

/** In the order of the numbers that wasm has for them. */
const METHODS: readonly Method[] = ['full', 'split'];

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

/** Loads what searches. */
export const loadSearcher = loaderOf((module) => {
  wasm.initSync({ module });
  return new Searcher();
});

/** Tries every line of play. */
export class Searcher {
  /**
   * Searches to the end or to the limit; `report` is given what has been found so far some
   * hundred times a second.
   * @throws EngineError `no-liberty`, `bad-position`
   */
  search({ position, color, suicide, method, limit }: Search, report: (found: Found) => void): Found {
    const { columns, rows, stones } = position;
    return guard.run(() => {
      const [whose, rule] = [COLORS.indexOf(color), SUICIDES.indexOf(suicide)];
      const search = new wasm.Lookahead(columns, rows, stones, whose, rule, METHODS.indexOf(method));
      return guard.made(search).run(limit, report);
    });
  }
}
