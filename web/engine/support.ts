/** The blocks that keep others alive, and the score of a final position. */

import { analyzed, studyOf } from './analysis.ts';
import type { LensBinding } from './binding.ts';
import { guard } from './guard.ts';
import type { Color, Point, Position, Prisoners, SuicideRule } from './types.ts';

/** The support of chosen blocks. Blocks are given by index into the facts, in order. */
export interface Support {
  /** The blocks that are joined to a chosen one, from small region to small region. */
  readonly connected: readonly number[];
  /** The largest unconditionally alive set among the connected blocks. */
  readonly supporters: readonly number[];
  /** The chosen blocks that are unconditionally alive. */
  readonly support: readonly number[];
  /**
   * Minimal sets of supporters that are unconditionally alive by themselves and contain
   * `support`: all of them, the smallest first, if there are at most 12 supporters to choose
   * from, otherwise one. Empty if `support` is empty.
   */
  readonly covers: readonly (readonly number[])[];
}

/** Benson's Rule 3, or after Kim (1978): only dead stones that living enemy stones enclose are removed. */
export type Counting = 'rule3' | 'kim';

/** The score of one side. */
export interface Count {
  /** The empty points next to stones of this color only, after the removal. */
  readonly points: readonly Point[];
  /** All prisoners, the enemy stones removed among them. */
  readonly prisoners: number;
  /** The stones of this color that stay on the board. */
  readonly stones: number;
}

/** A final position, scored. Points are in reading order. */
export interface Score {
  readonly black: Count;
  readonly white: Count;
  /** The stones that are removed, of both colors: by Rule 3 all that are not unconditionally alive. */
  readonly removed: readonly Point[];
  /** The points that then count for nobody. */
  readonly neutral: readonly Point[];
}

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
