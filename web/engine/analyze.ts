/** The build of the package: a text in, the program's JSON out. */
import { guard } from './guard.ts';
import { loadOnce } from './load.ts';
import { initSync, analyze as run } from './pkg/analyze.js';
import type { Color, RegionRule, SuicideRule } from './types.ts';

export interface Question {
  readonly colors: readonly Color[];
  readonly suicide: SuicideRule;
  readonly regions: RegionRule;
  /** Names of points; undefined for all blocks. */
  readonly start: readonly string[] | undefined;
  /** The position of the main line after so many moves. */
  readonly move: number | undefined;
  /** The positions after 0, `every`, 2 × `every` … moves, and the last. Without it and `move` the last alone. */
  readonly every: number | undefined;
}

/** The fault of the first position without an answer. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** The number of the tree, diagram or board, from 0. */
  readonly index: number;
  readonly points: readonly string[];
}

/** Is told what is found, in order. No method may throw; those that answer say whether to go on. */
export interface Listener {
  /** A tree, diagram or board begins, of which so many positions are answered. */
  begin(columns: number, rows: number, positions: number): boolean;
  answer(json: string): boolean;
  warn(index: number, message: string): boolean;
  /** Last of all: a `Fault` as JSON. */
  fail(json: string): void;
}

export type Analyze = (text: string, question: Question, listener: Listener) => void;

/** Loads the build. */
export const loadAnalyze = loadOnce((module): Analyze => {
  initSync({ module });
  return (text, question, listener) => guard.run(() => run(text, question as never, listener as never));
});
