/** The exact solver for one group: for a worker. */

import type { EyeJudged, EyeMomentStones, EyePlayer } from './answers.ts';
import type { RefereeBinding } from './binding.ts';
import { choices, type EyeOptions } from './eyes.ts';
import { gridStudyOf } from './grid-study.ts';
import { guard } from './guard.ts';
import type { Color, Point, Position } from './types.ts';

/** A group to be played out. */
export interface EyeQuestion {
  readonly position: Position;
  readonly color: Color;
  /** A stone of the group. */
  readonly stone: Point;
  readonly options?: EyeOptions;
  /** The number of arrangements of stones after which the solver gives up. */
  readonly limit: number;
}

/** A position of a group that is played out. */
export interface EyeMoment extends Omit<EyeMomentStones, 'stones'> {
  readonly position: Position;
}

export type { EyeJudged } from './answers.ts';

/** A group that was played out. */
export class EyeTrial {
  readonly judged: EyeJudged;
  readonly #handle: InstanceType<RefereeBinding['Referee']>;
  readonly #position: Position;

  constructor(handle: InstanceType<RefereeBinding['Referee']>, position: Position) {
    this.#handle = handle;
    this.#position = position;
    this.judged = handle.judged();
  }

  /**
   * The position after some moves, null for a pass, the first of them by `first`. Null if there is no
   * answer for the group, or it is unconditionally alive.
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

/** Plays out groups. */
export class EyeReferee {
  readonly #wasm: RefereeBinding;

  constructor(wasm: RefereeBinding) {
    this.#wasm = wasm;
  }

  /**
   * Plays out a group; the work is done when this returns.
   * @throws EngineError `no-liberty`, `bad-position`, or `bad-option` if the color has no such stone.
   */
  judge({ position, color, stone, options, limit }: EyeQuestion): EyeTrial {
    return guard.run(() => {
      const study = gridStudyOf(this.#wasm, position);
      const made = new this.#wasm.Referee(study, color, stone, limit, ...choices(options));
      return new EyeTrial(guard.made(made), position);
    });
  }
}
