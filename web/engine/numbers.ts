/** How options and marks travel into wasm: as plain numbers. */
import { guard } from './guard.ts';
import type { BoardMark, Color, Point, Position, RegionRule, Rules, SuicideRule } from './types.ts';

/** Words in the order of the numbers that wasm has for them. */
export const COLORS: readonly Color[] = ['black', 'white'];
export const SUICIDES: readonly SuicideRule[] = ['forbidden', 'allowed'];
const REGIONS: readonly RegionRule[] = ['small', 'enclosed'];
const MARKS: readonly BoardMark['kind'][] = ['circle', 'square', 'triangle', 'cross', 'label'];

/** A point of every block of the starting set of a color; a color that is missing starts with all. */
export type Starts = Partial<Readonly<Record<Color, readonly Point[]>>>;

/** What an analysis is made from, besides the position and the colour. */
export interface AnalysisOptions {
  readonly rules: Rules;
  readonly start?: Starts | null;
}

/** A position in wasm that can be analysed. */
interface Handle {
  choose(point: Point): void;
  analyze(color: number, suicide: number, regions: number, chosen: boolean): void;
}

/** A position that is drawn or written. */
interface Markable {
  mark(point: number, kind: number, text: string): void;
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
  for (const point of points ?? []) handle.choose(point);
  handle.analyze(COLORS.indexOf(color), SUICIDES.indexOf(rules.suicide), REGIONS.indexOf(rules.regions), !!points);
}

/** Puts marks on the points. */
export function addMarks(handle: Markable, marks: readonly BoardMark[] | undefined): void {
  for (const { point, kind, text = '' } of marks ?? []) {
    handle.mark(point, MARKS.indexOf(kind), text.replace(/\s/g, ' '));
  }
}
