/** Proofs that can be played. */

import { type AnalysisOptions, analyzed, studyOf } from './analysis.ts';
import type { LensBinding } from './binding.ts';
import { guard } from './guard.ts';
import type { Color, Point, Position } from './types.ts';

/** A move of the attacker, whose opponent passes. Blocks and regions are given by index into the facts. */
export interface AttackMove {
  readonly point: Point;
  /** The block whose liberty it takes. */
  readonly target: number;
  /** The round in which that block is cast out: the wave of captures that the move belongs to. */
  readonly round: number;
  /**
   * The reason why the move is legal and helps: its region is not healthy for the target; the
   * region has lost a neighbour; it is the last one in which the target has liberties; or the
   * move captures.
   */
  readonly why: 'unhealthy' | 'open' | 'last' | 'capture';
  readonly region: number | null;
  /** A point that keeps the region from being healthy for the target; null if it is healthy. */
  readonly room: Point | null;
  /** The blocks that it captures. */
  readonly captured: readonly number[];
  /** The region emptied by suicide of the attacker's stones in it; only with suicide allowed. */
  readonly emptied: number | null;
}

/** The last empty point of a vital region. */
export interface LastPoint {
  readonly region: number;
  readonly point: Point;
  /** Each block next to the region, with another liberty that it has. */
  readonly otherLiberties: readonly { readonly block: number; readonly liberty: Point }[];
}

/** The moves by which the attacker captures and fills until every move left is suicide. */
export interface Squeeze {
  readonly captures: readonly AttackMove[];
  /** The moves after the captures, which capture nothing. */
  readonly fills: readonly Point[];
  /** Two of them for a block that is unconditionally alive, and otherwise none. */
  readonly lastPoints: readonly LastPoint[];
}

/** The effects of a move, with suicide allowed. */
export interface Attempt {
  readonly position: Position;
  readonly captured: readonly Point[];
  /** The mover's own stones that a suicide removes, including the new one; otherwise empty. */
  readonly suicide: readonly Point[];
}

/** The empty points, divided by what happens to a stone of one colour on them. */
export interface Room {
  /** The points on which a stone stays. */
  readonly free: readonly Point[];
  /** The points on which it would be suicide. */
  readonly suicides: readonly Point[];
}

/** The single moves that would change the verdict on a block. */
export interface SingleMoves {
  /** The owner's moves that make it unconditionally alive. */
  readonly saving: readonly Point[];
  /** The owner's moves after which it is no longer unconditionally alive. */
  readonly losing: readonly Point[];
  /** The opponent's moves after which no single move of the owner makes it unconditionally alive. */
  readonly spoiling: readonly Point[];
}

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
