/** Positions in wasm, and the options of their analysis. */
import { guard } from './guard.ts';
import type { Color, Point, Position, Rules } from './types.ts';

export const COLORS: readonly Color[] = ['black', 'white'];

/** The starting sets by color, with a point of each block; a missing color starts with all its blocks. */
export type Starts = Partial<Readonly<Record<Color, readonly Point[]>>>;

/** The input of an analysis besides the position and the colour. */
export interface AnalysisOptions {
  readonly rules: Rules;
  readonly start?: Starts | null;
}

/** A position in wasm that can be analysed. */
interface Handle {
  analyze(color: Color, suicide: string, regions: string, start?: Uint32Array): void;
}

/** A position in the wasm of some build. */
export function studyOf<S extends { free(): void }>(
  wasm: { readonly Study: new (columns: number, rows: number, stones: string) => S },
  { columns, rows, stones }: Position,
): S {
  return guard.made(new wasm.Study(columns, rows, stones));
}

/** Analyses a color. */
export function analyze(handle: Handle, color: Color, { rules, start }: AnalysisOptions): void {
  const points = start?.[color];
  handle.analyze(color, rules.suicide, rules.regions, points && Uint32Array.from(points));
}
