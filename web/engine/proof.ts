/** Proofs that can be played. */

import { type AnalysisOptions, analyze, studyOf } from './analysis.ts';
import type { LateBinding } from './binding.ts';
import { guard } from './guard.ts';
import type { Color, Point, Position, SuicideRule } from './types.ts';

/** A move of the attacker, whose opponent passes. Blocks and regions are given by index into the facts. */
export interface AttackMove {
  readonly point: Point;
  /** The block whose liberty it takes. */
  readonly target: number;
  /** The round in which that block is cast out: the wave of captures that the move belongs to. */
  readonly round: number;
  /**
   * Why it may be played: the region is not healthy for the target; it has lost a neighbour; it
   * is the last one in which the target has liberties; or the move captures.
   */
  readonly why: 'unhealthy' | 'open' | 'last' | 'capture';
  readonly region: number | null;
  /** A point that keeps the region from being healthy for the target; null if it is healthy. */
  readonly room: Point | null;
  /** The blocks that it captures. */
  readonly captured: readonly number[];
  /** The region that the attacker's own stones leave again, all at once: only with suicide allowed. */
  readonly emptied: number | null;
}

/** The last empty point of a vital region. */
export interface LastPoint {
  readonly region: number;
  readonly point: Point;
  /** Each block next to the region with another liberty that it has. */
  readonly saviors: readonly { readonly block: number; readonly liberty: Point }[];
}

/** How the attacker captures and fills until every move left is suicide. */
export interface Squeeze {
  readonly captures: readonly AttackMove[];
  /** The moves after the captures, which capture nothing. */
  readonly fills: readonly Point[];
  /** Two of them for a block that is unconditionally alive, and otherwise none. */
  readonly lastPoints: readonly LastPoint[];
}

/** What a move does, if suicide is allowed. */
export interface Attempt {
  readonly position: Position;
  readonly captured: readonly Point[];
  /** The mover's own stones that go, the new one among them: the move is suicide. */
  readonly suicide: readonly Point[];
}

/** The empty points for one colour. */
export interface Room {
  /** Where a stone stays. */
  readonly free: readonly Point[];
  /** Where it would be suicide. */
  readonly suicides: readonly Point[];
}

/** The single moves that would change what a block is. */
export interface Turning {
  /** Those of its owner that make it unconditionally alive. */
  readonly saving: readonly Point[];
  /** Those of its owner after which it no longer is. */
  readonly losing: readonly Point[];
  /** Those of the opponent after which no single move of the owner makes it so. */
  readonly spoiling: readonly Point[];
}

/** What is unconditionally alive of a colour. */
export interface Life {
  /** How many points it holds. */
  readonly held: number;
  /** The stones of each block that is alive, in reading order. */
  readonly alive: readonly (readonly Point[])[];
  /** And of each that is not and has a stone that was. */
  readonly fallen: readonly (readonly Point[])[];
}

/** How blocks are captured while their owner passes, and why some cannot be. */
export class Prover {
  readonly #wasm: LateBinding;

  constructor(wasm: LateBinding) {
    this.#wasm = wasm;
  }

  /**
   * The moves that capture a block of `color`, none if it is unconditionally alive.
   * @throws EngineError `no-liberty`; `not-all` if the options leave blocks out; `bad-option`
   * if there is no such block.
   */
  capture(position: Position, color: Color, options: AnalysisOptions, block: number): readonly AttackMove[] {
    return guard.run(() => this.#analyzed(position, color, options).capture(color, block));
  }

  /**
   * How everything of `color` that can be captured is, and what then keeps a block alive.
   * @throws EngineError as `capture` does.
   */
  squeeze(position: Position, color: Color, options: AnalysisOptions, block: number): Squeeze {
    return guard.run(() => this.#analyzed(position, color, options).squeeze(color, block));
  }

  /**
   * What single moves would do to a block of `color`. Takes an analysis for each of them, and
   * more for those of the opponent.
   * @throws EngineError as `capture` does.
   */
  turning(position: Position, color: Color, options: AnalysisOptions, block: number): Turning {
    return guard.run(() => this.#analyzed(position, color, options).turning(color, block));
  }

  /** What a move does; null if there is a stone on the point. */
  attempt(position: Position, mover: Color, point: Point): Attempt | null {
    return guard.run(() => {
      const found = studyOf(this.#wasm, position).attempt(mover, point);
      if (!found) return null;
      const { stones, ...rest } = found;
      return { ...rest, position: { ...position, stones } };
    });
  }

  /**
   * What is unconditionally alive of Black, and of White, and what of that which was `before`
   * no longer is.
   * @throws EngineError `no-liberty`
   */
  lives(position: Position, suicide: SuicideRule, before: readonly Life[] = []): readonly Life[] {
    return guard.run(() => {
      const left = before.flatMap(({ alive }, side) =>
        alive.flat().filter((point) => position.stones[point] === 'XO'[side]),
      );
      return studyOf(this.#wasm, position).lives(suicide, Uint32Array.from(left));
    });
  }

  /** Where a colour may play. */
  room(position: Position, mover: Color): Room {
    return guard.run(() => studyOf(this.#wasm, position).room(mover));
  }

  #analyzed(position: Position, color: Color, options: AnalysisOptions): InstanceType<LateBinding['Study']> {
    const handle = studyOf(this.#wasm, position);
    analyze(handle, color, options);
    return handle;
  }
}
