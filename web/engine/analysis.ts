/** Positions in wasm, and the options of their analysis. */
import { EngineError, guard } from './guard.ts';
import { isGrid } from './position.ts';
import type { Color, Form, Point, Position, Rules } from './types.ts';

export const COLORS: readonly Color[] = ['black', 'white'];

/** The starting sets by color, with a point of each block; a missing color starts with all its blocks. */
export type Starts = Partial<Readonly<Record<Color, readonly Point[]>>>;

/** The input of an analysis besides the position and the colour. */
export interface AnalysisOptions {
  readonly rules: Rules;
  readonly start?: Starts | null;
}

/** The same with the colours to analyse. */
export interface StudyOptions extends AnalysisOptions {
  readonly colors: readonly Color[];
}

/** A position in wasm that can be analysed. */
interface Handle {
  analyze(color: Color, suicide: string, regions: string, start?: Uint32Array): void;
}

/** A build with the class of its positions. Only the build with everything has boards in space. */
export interface Studies<S> {
  readonly Study: {
    new (columns: number, rows: number, stones: string): S;
    inSpace?(columns: number, rows: number, layers: number, form: Form, stones: string): S;
  };
}

/**
 * A position in the wasm of some build.
 * @throws EngineError `bad-position`, also for a board in space if the build has none
 */
export function studyOf<S extends { free(): void }>({ Study }: Studies<S>, position: Position): S {
  const { columns, rows, layers = 1, form = 'box', stones } = position;
  const study = isGrid(position)
    ? new Study(columns, rows, stones)
    : Study.inSpace?.(columns, rows, layers, form, stones);
  if (!study) throw new EngineError({ code: 'bad-position' });
  return guard.made(study);
}

/** Analyses a color. */
function analyze(handle: Handle, color: Color, { rules, start }: AnalysisOptions): void {
  const points = start?.[color];
  handle.analyze(color, rules.suicide, rules.regions, points && Uint32Array.from(points));
}

/** A position in the wasm of some build, analysed. */
export function analyzed<S extends Handle & { free(): void }>(
  wasm: Studies<S>,
  position: Position,
  { colors, ...options }: StudyOptions,
): S {
  const handle = studyOf(wasm, position);
  for (const color of colors) analyze(handle, color, options);
  return handle;
}
