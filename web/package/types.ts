/**
 * The options of `analyze` and its answers: the objects that `pass-alive analyze --json` prints,
 * described in `docs/command-line.md`. Points are written `C3`: letters without I, row 1 at
 * the bottom.
 */
import type { Color, Form, RegionRule, Rules, SuicideRule, WasmSource } from '../engine/types.ts';
import type { AnsweredPosition, Side } from './json.ts';

export type { Block, Judgement, Loss, NotVital, Region, Side } from './json.ts';
export type { Color, RegionRule, Rules, SuicideRule, WasmSource as Wasm };

/** The options of `analyze`, which hold for each position of a text. */
export interface AnalyzeOptions<Asked extends Color | 'both' = Color | 'both'> {
  /** The colour whose blocks are analysed; both by default. */
  readonly color?: Asked | undefined;
  /** The rule on suicide: a move after which the player's own block has no liberty; `forbidden` by default. */
  readonly suicide?: SuicideRule | undefined;
  /**
   * The regions the run starts from: Benson's `small` ones, which is the default, or every
   * `enclosed` one and at the end Sensei's clean-up. The surviving blocks are the same.
   */
  readonly regions?: RegionRule | undefined;
  /**
   * The starting set: the blocks with a stone on one of these points, as `'C3,D5'` or
   * `['C3', 'D5']`; all blocks by default.
   */
  readonly start?: string | readonly string[] | undefined;
  /** The position after this many moves of the main line; the last by default. Not together with `every`. */
  readonly move?: number | undefined;
  /** The positions after moves 0, `every`, 2 × `every` … and the last. */
  readonly every?: number | undefined;
  /**
   * Called with each fault of a text that can be answered all the same, such as an illegal move or
   * a game that is cut off. The program prints them as warnings and complaints.
   */
  readonly onWarning?: ((warning: Warning) => void) | undefined;
}

/** A fault of a text that can be answered all the same. */
export interface Warning {
  /** The number of the tree, diagram or board in the text, from 0. */
  readonly index: number;
  readonly message: string;
}

/** A position with its analysis. */
export interface Answer extends AnsweredPosition {
  /** Absent if Black was not asked about. */
  readonly black?: Side;
  /** Absent if White was not asked about. */
  readonly white?: Side;
}

/** An answer for a board with layers or joined edges, which only the element gives. Its points are written `2:C3` on several layers. */
export interface SpaceAnswer extends Omit<Answer, 'board'> {
  /** Only if there are several. */
  readonly layers?: number;
  /** Only where edges are joined. */
  readonly topology?: Exclude<Form, 'box'>;
  /** The rows, in a list for each layer if there are several. */
  readonly board: readonly string[] | readonly (readonly string[])[];
}

/** An answer in which the colours asked about are known to be there. */
export type AnswerTo<Asked extends Color | 'both'> = Asked extends 'both'
  ? Answer & Readonly<Record<Color, Side>>
  : Answer & Readonly<Record<Asked, Side>>;
