/** Writing runs as texts. */

import { type AnalysisOptions, analyzed } from './analysis.ts';
import type { LensBinding } from './binding.ts';
import { guard } from './guard.ts';
import type { Color, Position } from './types.ts';

/** The writer of runs. */
export class RunWriter {
  readonly #wasm: LensBinding;

  constructor(wasm: LensBinding) {
    this.#wasm = wasm;
  }

  /**
   * Writes the run of `color` as an SGF variation with these comments, one node for each moment.
   * @throws EngineError `unwritable` for a board that SGF cannot write; those of
   * `Engine.study`.
   */
  writeRun(position: Position, color: Color, options: AnalysisOptions, comments: readonly string[]): string {
    return guard.run(() => {
      const handle = analyzed(this.#wasm, position, { colors: [color], ...options });
      return handle.sgfTrace(color, comments as string[]);
    });
  }
}
