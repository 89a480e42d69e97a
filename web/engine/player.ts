/** Games in which the rule on ko and the number of stones in a turn are chosen. */

import { studyOf } from './analysis.ts';
import type { GameTurn, PlayedTurn } from './answers.ts';
import type { LensBinding } from './binding.ts';
import { guard } from './guard.ts';
import type { Point, Position, SuicideRule } from './types.ts';

/** The point just taken may not be retaken at once; or after a ko no ko may be taken at once (Kim 1978). */
export type KoRule = 'basic' | 'kim';

export interface TurnRules {
  readonly suicide: SuicideRule;
  readonly ko: KoRule;
  /** The most stones in a turn of Black, at least one. */
  readonly black: number;
  readonly white: number;
}

export type { GameTurn, PlayedTurn } from './answers.ts';

/** Plays games on boards of any kind. */
export class Player {
  readonly #wasm: LensBinding;

  constructor(wasm: LensBinding) {
    this.#wasm = wasm;
  }

  /**
   * Plays stones at the same time. With none it passes, or leaves the rest of the turn. `first` is
   * Black's first move, of any number of stones.
   * @throws EngineError `occupied`, `suicide`, `ko`, `ko-after-ko`, `outside`, `too-many-stones`,
   * `not-first` or `over`, with the points.
   */
  playTurn(position: Position, rules: TurnRules, turn: GameTurn, points: readonly Point[], first = false): PlayedTurn {
    return guard.run(() => studyOf(this.#wasm, position).playTurn(rules, turn, Uint32Array.from(points), first));
  }
}
