/** What keeps blocks alive, and what a finished board counts. */

import { analyze, studyOf } from './analysis.ts';
import type { LateBinding } from './binding.ts';
import { guard } from './guard.ts';
import type { Color, Point, Position, SuicideRule } from './types.ts';

/** What keeps some chosen blocks alive. Blocks are given by index into the facts, in order. */
export interface Support {
  /** The blocks that are joined to a chosen one, from small region to small region. */
  readonly connected: readonly number[];
  /** Those of them that are unconditionally alive. */
  readonly supporters: readonly number[];
  /** Those of the chosen that are. */
  readonly support: readonly number[];
  /**
   * Sets of supporters that are unconditionally alive by themselves and hold `support`, and
   * of which nothing can be left out: all of them, the small ones first, unless there are more
   * than 12 supporters to choose from; then one. None if `support` is empty.
   */
  readonly covers: readonly (readonly number[])[];
}

/** The stones of the opponent that each side has taken. */
export interface Prisoners {
  readonly byBlack: number;
  readonly byWhite: number;
}

/** What counts for one side by Rule 3. */
export interface Count {
  /** The empty points next to stones of this color only, after the removal. */
  readonly points: readonly Point[];
  /** All prisoners, the enemy stones removed among them. */
  readonly prisoners: number;
  /** The own stones that stay. */
  readonly stones: number;
}

/** A final position scored by Benson's Rule 3. Points are in reading order. */
export interface Score {
  readonly black: Count;
  readonly white: Count;
  /** The stones that are not unconditionally alive, of both colors. */
  readonly removed: readonly Point[];
  /** The points that then count for nobody. */
  readonly neutral: readonly Point[];
}

/** How many stones a recorded move takes off the board. */
export interface Taken {
  readonly captured: number;
  /** Of the mover's own, the new one among them. */
  readonly suicide: number;
}

/** Which blocks keep which alive, and the score. */
export class Supporter {
  readonly #wasm: LateBinding;

  constructor(wasm: LateBinding) {
    this.#wasm = wasm;
  }

  /**
   * What keeps the blocks of `color` with a stone on one of `chosen` alive.
   * @throws EngineError `no-liberty`
   */
  support(position: Position, color: Color, suicide: SuicideRule, chosen: readonly Point[]): Support {
    return guard.run(() => {
      const handle = studyOf(this.#wasm, position);
      analyze(handle, color, { rules: { suicide, regions: 'small' } });
      return handle.support(color, Uint32Array.from(chosen));
    });
  }

  /**
   * The score, with the prisoners taken before.
   * @throws EngineError `no-liberty`
   */
  score(position: Position, suicide: SuicideRule, { byBlack, byWhite }: Prisoners): Score {
    return guard.run(() => studyOf(this.#wasm, position).score(suicide, byBlack, byWhite));
  }

  /** What a recorded move takes, legal or not. */
  taken(position: Position, mover: Color, point: Point): Taken {
    return guard.run(() => studyOf(this.#wasm, position).taken(mover, point));
  }
}
