/**
 * Input and output of the engine. Everything here is plain data; handles live in
 * `engine.ts`. Tests compare the types with real output.
 */

import type { TextProblem, Warning } from './problem.ts';
import type { Color, Point } from './stone.ts';

export type { Color, Point };

/** The source of the wasm: its address, its bytes, or a module made of them. */
export type WasmSource = URL | string | ArrayBuffer | ArrayBufferView | WasmModule;

/** `WebAssembly.Module`, which the types of Node do not have. */
type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } } ? Module : never;

export type SuicideRule = 'forbidden' | 'allowed';
export type RegionRule = 'small' | 'enclosed';

/** A pale board, a dimmed one for dark surroundings, or the reader's own system colours. */
export type Theme = 'pale' | 'dim' | 'paper' | 'forced';

/** Which edges of a board are joined: none, the first column to the last, or those of every direction. */
export type Form = 'box' | 'cylinder' | 'torus';

/** The size of a board: a grid, unless it has layers and a form. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
  readonly layers?: number;
  readonly form?: Form;
}

/** Stones on a board. */
export interface Position extends Size {
  /**
   * One character a point in reading order, layer by layer from the top one: `X` black, `O` white, `.`
   * empty.
   */
  readonly stones: string;
}

export interface Rules {
  readonly suicide: SuicideRule;
  readonly regions: RegionRule;
}

/** The reason why a region next to a block is not vital to it. */
export type NotVital =
  | { readonly region: number; readonly why: 'unhealthy'; readonly at: Point }
  | { readonly region: number; readonly why: 'outside'; readonly lost: number }
  | { readonly region: number; readonly why: 'discarded'; readonly round: number; readonly lost: number };

/** One step of the run. Blocks and regions are given by index into the facts. */
export type Step =
  | {
      readonly kind: 'castOut';
      readonly round: number;
      readonly block: number;
      /** The vital regions it had at the start of the round: none or one. */
      readonly vital: readonly number[];
      /** Every other region next to it, with the reason why it is not vital. */
      readonly others: readonly NotVital[];
    }
  | { readonly kind: 'discarded'; readonly round: number; readonly region: number; readonly lost: readonly number[] }
  | { readonly kind: 'settled'; readonly round: number }
  | { readonly kind: 'cleared'; readonly round: number; readonly region: number };

export interface BlockFacts {
  /** A, B … Z, AA, AB … */
  readonly name: string;
  /** In reading order; the first locates the block in sentences. */
  readonly points: readonly Point[];
  readonly liberties: readonly Point[];
  /** Regions next to it, by index. */
  readonly regions: readonly number[];
  /** The round it is cast out in; 0: outside the starting set; null: never. */
  readonly castOut: number | null;
  /** Regions vital to it in the last round; empty unless it survives. */
  readonly vital: readonly number[];
}

export interface RegionFacts {
  /** a, b … z, aa, ab … */
  readonly name: string;
  readonly points: readonly Point[];
  readonly neighbors: readonly number[];
  readonly healthyFor: readonly number[];
  readonly small: boolean;
  /** An empty interior point, if the region is not small. */
  readonly notSmallAt: Point | null;
  /** The round it is discarded in; 0: never in the list; null: never. */
  readonly discarded: number | null;
  /** The neighbours whose fall took it away (or that are outside the starting set). */
  readonly lost: readonly number[];
  readonly cleared: boolean;
}

/** The results of the analysis of one colour. */
export interface Facts {
  readonly color: Color;
  readonly rules: Rules;
  readonly blocks: readonly BlockFacts[];
  readonly regions: readonly RegionFacts[];
  /** `steps[m]` leads from moment m to moment m + 1; moment 0 is the start. */
  readonly steps: readonly Step[];
  /** The place `round.step` of every moment, from `0`. */
  readonly places: readonly string[];
  /** The number of rounds in which something falls. */
  readonly rounds: number;
  /** The moment at the end of each round: `[0, …]`, one more than there are rounds shown. */
  readonly roundEnds: readonly number[];
  readonly alive: readonly Point[];
  readonly held: readonly Point[];
}

export type BlockStatus = 'outside' | 'in' | 'castOutNow' | 'castOut' | 'alive';
export type RegionStatus = 'notListed' | 'listed' | 'discardedNow' | 'discarded' | 'cleared';
export type Relation = 'notAdjacent' | 'neighbor' | 'healthy' | 'vital';

/** The run at one moment. */
export interface Moment {
  readonly blocks: readonly BlockStatus[];
  readonly regions: readonly RegionStatus[];
  /** `relations[block][region]` */
  readonly relations: readonly (readonly Relation[])[];
}

/** Layers that are drawn besides lines and stones. */
export type Layer = 'coordinates' | 'regions' | 'statuses' | 'names' | 'labels';

export type Selection = { readonly kind: 'block' | 'region'; readonly color: Color; readonly index: number };

export interface View {
  /** The colour being stepped; null draws the clean board. */
  readonly color: Color | null;
  readonly moment: number;
  /** False leaves out the ground of the board: the drawing is transparent. */
  readonly ground?: boolean;
  readonly layers: readonly Layer[];
  readonly selection?: Selection | null;
  /** A stone that a click would place. */
  readonly ghost?: { readonly point: Point; readonly color: Color } | null;
  readonly cursor?: Point | null;
  readonly lastMove?: Point | null;
  /** Marks and labels of the diagram or game. */
  readonly marks?: readonly BoardMark[];
}

export interface BoardMark {
  readonly point: Point;
  readonly kind: 'circle' | 'square' | 'triangle' | 'cross' | 'label';
  readonly text?: string;
}

/** The point at a place on the drawing, and the block and region on it. */
export interface Hit {
  readonly point: Point;
  /** The block of the stepped colour there, by index. */
  readonly block: number | null;
  /** The region of the stepped colour there, by index. */
  readonly region: number | null;
}

export type TextFormat = 'sgf' | 'diagram' | 'rows';

/** One tree, diagram or board of a text. */
export type ReadItem =
  | {
      readonly ok: true;
      /** The place where it starts in the text, from 1. */
      readonly line: number;
      readonly column: number;
      readonly title: string;
      readonly columns: number;
      readonly rows: number;
      /** Left out if there is one. */
      readonly layers?: number;
      /** The number of moves on each line of play; the first is the main line. */
      readonly lines: readonly number[];
      /** A diagram without all four borders: the outside was taken to be empty. */
      readonly assumedOutsideEmpty: boolean;
    }
  | { readonly ok: false; readonly problem: TextProblem };

/** A position of a game, and the move that led there. */
export interface LinePosition {
  readonly position: Position;
  /** Null for a pass and at the start. */
  readonly lastMove: Point | null;
}

/** The stones of the opponent that each side has taken. */
export interface Prisoners {
  readonly byBlack: number;
  readonly byWhite: number;
}

/** The position of a game after some move, with what the record says about it. */
export interface ReadPosition extends LinePosition {
  readonly toPlay: Color | null;
  /** The point that the last move forbids its opponent by ko. */
  readonly ko: Point | null;
  /** Null if the record does not show them: it is no game, or begins with stones of both colors. */
  readonly prisoners: Prisoners | null;
  readonly comment: string;
  readonly marks: readonly BoardMark[];
  /** The first faults and oddities of the record, faults before the rest. */
  readonly warnings: readonly Warning[];
  /** The number of warnings that are not listed. */
  readonly moreWarnings: number;
}

/** A move played by the rules. */
export interface PlayedMove {
  readonly position: Position;
  readonly captured: readonly Point[];
  readonly ko: Point | null;
}
