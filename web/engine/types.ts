/**
 * Input and output of the engine. Everything here is plain data; handles live in
 * `engine.ts`. The types of answers are made from those in Rust.
 */

import type { FoundItem, Relation, RunAt } from './answers.ts';
import type { TextProblem } from './problem.ts';
import type { BoardMark, Color, Point } from './stone.ts';

export type {
  BlockFacts,
  BlockStatus,
  DiagramLink,
  Facts,
  Hit,
  LinePosition,
  NotVital,
  PlayedMove,
  Prisoners,
  ReadPosition,
  RegionFacts,
  RegionRule,
  RegionStatus,
  Relation,
  Rules,
  Step,
  SuicideRule,
} from './answers.ts';
export type { BoardMark, Color, Form, Point, Position, Size } from './stone.ts';

/** The source of the wasm: its address, its bytes, or a module made of them. */
export type WasmSource = URL | string | ArrayBuffer | ArrayBufferView | WasmModule;

/** `WebAssembly.Module`, which the types of Node do not have. */
type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } } ? Module : never;

/**
 * A pale board, a dimmed one for dark surroundings, black and white, one of wood, of slate or a dark one, which the
 * page's first build does not have; or the reader's own system colours.
 */
export type Theme = 'pale' | 'dim' | 'paper' | 'wood' | 'slate' | 'night' | 'forced';

/** The run at one moment. */
export interface Moment extends Pick<RunAt, 'blocks' | 'regions'> {
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
  /** The radius of stones in hundredths of a spacing, if it is not the usual one. */
  readonly stoneRadius?: number | undefined;
}

export type TextFormat = 'sgf' | 'diagram' | 'rows';

/** One tree, diagram or board of a text. */
export type ReadItem = (FoundItem & { readonly ok: true }) | { readonly ok: false; readonly problem: TextProblem };
