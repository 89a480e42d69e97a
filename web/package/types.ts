/**
 * The options of `analyze` and its answers: the objects that `pass-alive analyze --json` prints,
 * described in `docs/command-line.md`. Points are written `C3`: letters without I, row 1 at
 * the bottom.
 */
import type { Color, Form, RegionRule, Rules, SuicideRule, WasmSource } from '../engine/types.ts';

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
export interface Answer {
  /** The version of this shape; it changes when the meaning of a key does. */
  readonly version: 1;
  /** `-`, as for the standard input of the program. */
  readonly source: string;
  /** The number of the tree, diagram or board in the text, from 0. */
  readonly index: number;
  /** The number of moves played. */
  readonly move: number;
  readonly columns: number;
  readonly rows: number;
  /** The rows from the top: `X` black, `O` white, `.` empty. */
  readonly board: readonly string[];
  /** Only for a diagram that does not show the whole board. */
  readonly assumed?: 'outside empty';
  readonly rules: Rules;
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

/** The answer for one colour. Z(0) is the starting set, R(0) the list of regions made for it. */
export interface Side {
  readonly blocks: readonly Block[];
  readonly regions: readonly Region[];
  /** The number of rounds in which something falls. */
  readonly rounds: number;
  /** All stones of the blocks that survive. */
  readonly alive: readonly string[];
}

export interface Block {
  /** A, B … Z, AA, AB … in reading order of their first points. */
  readonly name: string;
  readonly points: readonly string[];
  readonly liberties: readonly string[];
  /** The round it is cast out in; 0: outside the starting set; null: never. */
  readonly castOut: number | null;
  /** The judgement of the round that cast it out, or else of the last; null for a block outside the starting set. */
  readonly why: Judgement | null;
}

/** A round's judgement on a block. */
export interface Judgement {
  /** The regions vital to it: fewer than two if it falls. */
  readonly vital: readonly string[];
  /** Every other region next to it. */
  readonly others: readonly NotVital[];
}

/** The reason why a region next to a block is not vital to it. */
export type NotVital =
  /** `at` is the first empty point of the region that is no liberty of the block; with suicide allowed, the first point that is not next to it. */
  | { readonly region: string; readonly why: 'unhealthy'; readonly at: string }
  /** It left the list in `round`, with its neighbour `lost`. */
  | { readonly region: string; readonly why: 'discarded'; readonly round: number; readonly lost: string }
  /** Its neighbour `lost` is outside the starting set. */
  | { readonly region: string; readonly why: 'outside'; readonly lost: string };

export interface Region {
  /** a, b … z, aa, ab … in reading order of their first points. */
  readonly name: string;
  readonly points: readonly string[];
  /** The blocks next to it. */
  readonly neighbors: readonly string[];
  readonly small: boolean;
  readonly healthyFor: readonly string[];
  /** The round it is discarded in; 0: never in the list; null: never. */
  readonly discarded: number | null;
  /** True if Sensei's clean-up takes it away at the end; absent if not. */
  readonly cleared?: true;
  /** The reason why it left the list or never was in it; null if it stays. */
  readonly why: Loss | null;
}

/** The reason why a region left the list, or never was in it. */
export interface Loss {
  /** The first empty point that is next to no stone of the colour, if that is why. */
  readonly notSmallAt?: string;
  /** The neighbours cast out in the round `discarded`, or for round 0 those outside the starting set. */
  readonly lost?: readonly string[];
}
