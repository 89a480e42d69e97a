/** The solver of life and death for one group: for a worker. */

import type { EyeJudged, EyeMomentStones, EyePlayer } from './answers.ts';
import type { RefereeBinding } from './binding.ts';
import { choices, type EyeOptions } from './eyes.ts';
import { gridStudyOf } from './grid-study.ts';
import { guard } from './guard.ts';
import type { Color, Point, Position } from './types.ts';

/** A group to be solved. */
export interface EyeQuestion {
  readonly position: Position;
  readonly color: Color;
  /** A stone of the group. */
  readonly stone: Point;
  readonly options?: EyeOptions;
  /**
   * Nothing is taken for granted here: a block with a stone on one of these points belongs to the fight, and an
   * empty point does not lead out.
   */
  readonly doubts?: readonly Point[];
  /** The number of positions after which the solver gives up a question. */
  readonly limit: number;
}

/** A position of a group in play against the solver. */
export interface EyeMoment extends Omit<EyeMomentStones, 'stones'> {
  readonly position: Position;
}

export type { EyeBasis, EyeJudged, EyeOutcome, EyeSolved, EyeVerdict } from './answers.ts';

/** A group with a solver of its own. */
export class EyeTrial {
  readonly #handle: InstanceType<RefereeBinding['Referee']>;
  readonly #position: Position;

  constructor(handle: InstanceType<RefereeBinding['Referee']>, position: Position) {
    this.#handle = handle;
    this.#position = position;
  }

  /**
   * Solves the group, with all first moves that work or with one for each side; the work is done when this
   * returns. `progress` is told the number of positions now and then.
   */
  judge(all: boolean, progress: (positions: number) => void = () => {}): EyeJudged {
    return guard.run(() => this.#handle.judge(all, progress));
  }

  /** Frees its table. Nothing may be asked of it after that. */
  free(): void {
    this.#handle.free();
  }

  /**
   * The position after some moves, null for a pass, the first of them by `first`. Null if the fight is too
   * large, or the group unconditionally alive. A side that needs a ko threat to succeed has one, once the
   * group has been solved.
   * @throws EngineError `outside`, `occupied`, `suicide` or `ko`, with the point.
   */
  after(first: EyePlayer, moves: readonly (Point | null)[]): EyeMoment | null {
    return guard.run(() => {
      const found = this.#handle.after(
        first,
        Int32Array.from(moves, (move) => move ?? -1),
      );
      if (!found) return null;
      const { stones, ...rest } = found;
      return { position: { ...this.#position, stones }, ...rest };
    });
  }
}

/** Solves groups. */
export class EyeReferee {
  readonly #wasm: RefereeBinding;

  constructor(wasm: RefereeBinding) {
    this.#wasm = wasm;
  }

  /**
   * A group with a solver, which has a table of up to 50 MiB.
   * @throws EngineError `no-liberty`, `bad-position`, or `bad-option` if the color has no such stone.
   */
  of({ position, color, stone, options, doubts = [], limit }: EyeQuestion): EyeTrial {
    return guard.run(() => {
      const study = gridStudyOf(this.#wasm, position);
      const doubted = Uint32Array.from(doubts);
      const made = new this.#wasm.Referee(study, color, stone, limit, doubted, ...choices(options));
      return new EyeTrial(guard.made(made), position);
    });
  }
}
