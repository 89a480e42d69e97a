/** The blocks that keep others alive, and the score of a final position. */

import { analyzed, studyOf } from './analysis.ts';
import type { Score, Support } from './answers.ts';
import type { LensBinding } from './binding.ts';
import { guard } from './guard.ts';
import type { Color, Point, Position, Prisoners, SuicideRule } from './types.ts';

/** Benson's Rule 3, or after Kim (1978): only dead stones that living enemy stones enclose are removed. */
export type Counting = 'rule3' | 'kim';

export type { Count, Score, Support } from './answers.ts';

/** Supports and scores positions. */
export class Supporter {
  readonly #wasm: LensBinding;

  constructor(wasm: LensBinding) {
    this.#wasm = wasm;
  }

  /**
   * The support of the blocks of `color` with a stone on one of `chosen`.
   * @throws EngineError `no-liberty`
   */
  support(position: Position, color: Color, suicide: SuicideRule, chosen: readonly Point[]): Support {
    return guard.run(() => {
      const options = { colors: [color], rules: { suicide, regions: 'small' } as const };
      const handle = analyzed(this.#wasm, position, options);
      return handle.support(color, Uint32Array.from(chosen));
    });
  }

  /**
   * The score, with the prisoners taken before.
   * @throws EngineError `no-liberty`
   */
  score(
    position: Position,
    suicide: SuicideRule,
    { byBlack, byWhite }: Prisoners,
    counting: Counting = 'rule3',
  ): Score {
    return guard.run(() => studyOf(this.#wasm, position).score(counting, suicide, byBlack, byWhite));
  }
}
