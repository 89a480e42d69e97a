/**
 * The eyes of groups, by Chen and Chen's static analysis. The facts
 * are the JSON of `pass-alive eyes --json`, with points as numbers, and with the rules that fired.
 */

import type { EyeFacts, EyeLevel, EyeRegionType, EyeShape, EyeSum, EyeValue } from './answers.ts';
import type { EyeBinding } from './binding.ts';
import { Engine } from './engine.ts';
import { gridStudyOf } from './grid-study.ts';
import { guard } from './guard.ts';
import type { Point, Position, View } from './types.ts';

export type {
  EyeAdjustment,
  EyeEvent,
  EyeFacts,
  EyeGroup,
  EyeLevel,
  EyeLink,
  EyePlayer,
  EyePoint,
  EyeReason,
  EyeRegion,
  EyeRegionType,
  EyeShape,
  EyeSide,
  EyeStatus,
  EyeSumPlayed,
  EyeTake,
  EyeValue,
  FinalLevel,
  ValuedBy,
} from './answers.ts';

/** What the analysis is told besides the position. Each point stands for the block with a stone on it. */
export interface EyeOptions {
  /** Blocks that belong to one group, in pairs. */
  readonly join?: readonly (readonly [Point, Point])[];
  /** Blocks that belong to different groups, in pairs. */
  readonly part?: readonly (readonly [Point, Point])[];
  readonly dead?: readonly Point[];
  readonly alive?: readonly Point[];
  /** False leaves values that have to be solved unknown, which takes less time. */
  readonly lookAhead?: boolean;
}

/** A view with the layer of the lens, which only the build with eyes draws. */
export interface EyeView extends View {
  readonly eyes: EyeLayer;
}

/** The layer of the lens. */
export interface EyeLayer {
  readonly groups: readonly {
    /** Written on one of the stones if the view has names. */
    readonly name: string;
    readonly stones: readonly Point[];
    /** The points that it encloses; the outline of the group encloses them too. */
    readonly interior: readonly Point[];
    /** True for the group that the reader looks at, which is emphasized. */
    readonly chosen: boolean;
  }[];
  readonly points: readonly { readonly at: Point; readonly level: EyeLevel }[];
  readonly frontier: readonly Point[];
  /** Enemy stones that are marked as prisoners. */
  readonly prisoners: readonly Point[];
  readonly regions: readonly {
    readonly type: EyeRegionType;
    readonly points: readonly Point[];
    /** Its value, written in the region; null writes none. */
    readonly value: EyeValue | null;
  }[];
  /** The first moves with which the owner lives, and with which the opponent kills; both, if on both lists. */
  readonly save: readonly Point[];
  readonly kill: readonly Point[];
  /** The points that the current rule is about. */
  readonly evidence: readonly Point[];
}

/** The choices of the caller, in the order of the binding's arguments. */
export function choices({ join, part, dead, alive }: EyeOptions = {}) {
  const list = (points: readonly Point[] = []) => Uint32Array.from(points);
  return [list(join?.flat()), list(part?.flat()), list(dead), list(alive)] as const;
}

/** Analyses and draws the eyes of groups. */
export class EyeAnalyst extends Engine {
  readonly #wasm: EyeBinding;

  constructor(wasm: EyeBinding) {
    super(wasm);
    this.#wasm = wasm;
  }

  /**
   * The groups of both colors, with their eyes and their status by the rules.
   * @throws EngineError `no-liberty`, `bad-position`
   */
  eyes(position: Position, options: EyeOptions = {}): EyeFacts {
    return guard.run(() => gridStudyOf(this.#wasm, position).eyes(options.lookAhead ?? true, ...choices(options)));
  }

  /** All shapes of so many points, up to 8, each once. */
  shapes(points: number): readonly EyeShape[] {
    return guard.run(() => this.#wasm.eyeShapes(points));
  }

  /** The shape of some cells; null if they are not connected. */
  shape(cells: EyeShape['cells']): EyeShape | null {
    return guard.run(() => this.#wasm.eyeShape(Uint32Array.from(cells.flat())));
  }

  /**
   * The sum of the values of independent regions, for either side moving first (Propositions 1 and 2, and
   * minimax).
   */
  sum(values: readonly EyeValue[]): EyeSum {
    return guard.run(() => this.#wasm.eyeSum(values.join(' ')));
  }
}
