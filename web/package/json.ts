/** The types of the JSON of answers, written by `npm run types` from those in `crates/json`. */
import type { Rules } from '../engine/types.ts';

/** The position of an answer, and the rules of its analysis. */
export type AnsweredPosition = Readonly<{
  /** The version of this shape; it changes when the meaning of a key does. */
  version: 1;
  /** `-`, as for the standard input of the program. */
  source: string;
  /** The number of the tree, diagram or board in the text, from 0. */
  index: number;
  /** The number of moves played. */
  move: number;
  columns: number;
  rows: number;
  /** The rows from the top: `X` black, `O` white, `.` empty. */
  board: ReadonlyArray<string>;
  /** Only for a diagram that does not show the whole board. */
  assumed?: 'outside empty';
  rules: Rules;
}>;

/** A block of the colour. */
export type Block = Readonly<{
  /** A, B … Z, AA, AB … in reading order of their first points. */
  name: string;
  points: ReadonlyArray<string>;
  liberties: ReadonlyArray<string>;
  /** The round it is cast out in; 0: outside the starting set; null: never. */
  castOut: number | null;
  /**
   * The judgement of the round that cast it out, or else of the last; null for a block outside the
   * starting set.
   */
  why: Judgement | null;
}>;

/** A round's judgement on a block. */
export type Judgement = Readonly<{
  /** The regions vital to it: fewer than two if it falls. */
  vital: ReadonlyArray<string>;
  /** Every other region next to it. */
  others: ReadonlyArray<NotVital>;
}>;

/** The reason why a region left the list, or never was in it. */
export type Loss = Readonly<{
  /** The first empty point that is next to no stone of the colour, if that is why. */
  notSmallAt?: string;
  /** The neighbours cast out in the round `discarded`, or for round 0 those outside the starting set. */
  lost?: ReadonlyArray<string>;
}>;

/** The reason why a region next to a block is not vital to it. */
export type NotVital = Readonly<
  { region: string } & (
    | { why: 'unhealthy'; at: string }
    | { why: 'outside'; lost: string }
    | { why: 'discarded'; round: number; lost: string }
  )
>;

/** A region of the colour. */
export type Region = Readonly<{
  /** a, b … z, aa, ab … in reading order of their first points. */
  name: string;
  points: ReadonlyArray<string>;
  /** The blocks next to it. */
  neighbors: ReadonlyArray<string>;
  small: boolean;
  healthyFor: ReadonlyArray<string>;
  /** The round it is discarded in; 0: never in the list; null: never. */
  discarded: number | null;
  /** True if Sensei's clean-up takes it away at the end; absent if not. */
  cleared?: boolean;
  /** The reason why it left the list or never was in it; null if it stays. */
  why: Loss | null;
}>;

/** The answer for one colour. Z(0) is the starting set, R(0) the list of regions made for it. */
export type Side = Readonly<{
  blocks: ReadonlyArray<Block>;
  regions: ReadonlyArray<Region>;
  /** The number of rounds in which something falls. */
  rounds: number;
  /** All stones of the blocks that survive. */
  alive: ReadonlyArray<string>;
}>;
