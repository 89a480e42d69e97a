/** Proofs that can be played. */

import { type AnalysisOptions, analyzed, studyOf } from './analysis.ts';
import type { AttackMove, AttemptStones, Room, SingleMoves, Squeeze } from './answers.ts';
import type { LensBinding } from './binding.ts';
import { guard } from './guard.ts';
import type { Color, Point, Position } from './types.ts';

/** The effects of a move, with suicide allowed. */
export interface Attempt extends Omit<AttemptStones, 'stones'> {
  readonly position: Position;
}

export type { AttackMove, LastPoint, Room, SingleMoves, Squeeze } from './answers.ts';

/** Proofs: the capture of blocks whose owner passes, and the reason why some cannot be captured. */
export class Prover {
  readonly #wasm: LensBinding;

  constructor(wasm: LensBinding) {
    this.#wasm = wasm;
  }

  /**
   * The moves that capture a block of `color`; empty if it is unconditionally alive.
   * @throws EngineError `no-liberty`; `not-all` if the options leave blocks out; `bad-option`
   * if there is no such block.
   */
  capture(position: Position, color: Color, options: AnalysisOptions, block: number): readonly AttackMove[] {
    return guard.run(() => this.#analyzed(position, color, options).capture(color, block));
  }

  /**
   * The capture of everything of `color` that can be captured, and what then keeps a block alive.
   * @throws EngineError as `capture` does.
   */
  squeeze(position: Position, color: Color, options: AnalysisOptions, block: number): Squeeze {
    return guard.run(() => this.#analyzed(position, color, options).squeeze(color, block));
  }

  /**
   * The single moves that would change the verdict on a block of `color`. Takes an analysis for
   * each move, and several for each move of the opponent.
   * @throws EngineError as `capture` does.
   */
  singleMoves(position: Position, color: Color, options: AnalysisOptions, block: number): SingleMoves {
    return guard.run(() => this.#analyzed(position, color, options).singleMoves(color, block));
  }

  /** The effects of a move; null if there is a stone on the point. */
  attempt(position: Position, mover: Color, point: Point): Attempt | null {
    return guard.run(() => {
      const found = studyOf(this.#wasm, position).attempt(mover, point);
      if (!found) return null;
      const { stones, ...rest } = found;
      return { ...rest, position: { ...position, stones } };
    });
  }

  /** The points on which a colour may play. */
  room(position: Position, mover: Color): Room {
    return guard.run(() => studyOf(this.#wasm, position).room(mover));
  }

  #analyzed(position: Position, color: Color, options: AnalysisOptions): InstanceType<LensBinding['Study']> {
    return analyzed(this.#wasm, position, { colors: [color], ...options });
  }
}
