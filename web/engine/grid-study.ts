import { type Studies, studyOf } from './analysis.ts';
import { EngineError } from './guard.ts';
import { isGrid } from './position.ts';
import type { Position } from './types.ts';

/**
 * A position in the wasm of a build that has grids alone.
 * @throws EngineError `no-grid` for a board in space; `bad-position`
 */
export function gridStudyOf<S extends { free(): void }>(wasm: Studies<S>, position: Position): S {
  if (!isGrid(position)) throw new EngineError({ code: 'no-grid' });
  return studyOf(wasm, position);
}
