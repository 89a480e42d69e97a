/**
 * The eyes of groups, by Chen and Chen's static analysis, with an exact search beside it. The facts
 * are the JSON of `pass-alive eyes --json`, with points as numbers, and with the rules that fired.
 */
import { studyOf } from './analysis.ts';
import type { EyeBinding } from './binding.ts';
import { Engine } from './engine.ts';
import { guard } from './guard.ts';
import type { Point, Position, View } from './types.ts';

/**
 * A number of eyes, such as `2`, or a switch, such as `{2|1}` or `{{2|1}|0}`: the left value if the
 * group's owner moves first there, the right one if the opponent does. Without spaces.
 */
export type EyeValue = string;

/** The two sides of a group: its owner and the other color. */
export type EyePlayer = 'owner' | 'opponent';

/**
 * The level of an eye point: an eye that cannot be made false, one that is full or false depending on
 * who moves first beside it, and one that would be false.
 */
export type EyeLevel = 'full' | 'half' | 'false';

/** The level of an eye point after all rules; `none` if it is no eye point any more. */
export type FinalLevel = EyeLevel | 'none';

/** The kind of an eye region, by its prisoners. */
export type EyeRegionType = 'pure' | 'semi-pure' | 'prisoner' | 'mixed';

/** The way in which a region got its value. */
export type ValuedBy = 'table' | 'rules' | 'exact';

/** The answer to whether a group lives when its owner answers. */
export type EyeStatus = 'alive' | 'critical' | 'dead' | 'seki' | 'unsettled';

/**
 * The reason for a status: the stones are unconditionally alive; the sum of the regions; a prisoner that
 * neither side may attack; a way out; an enemy group around it that does not live either; too few
 * liberties outside for the rules on prisoners; a ko; a region whose value is not known.
 */
export type EyeReason = 'unconditional' | 'sum' | 'seki' | 'exit' | 'weak-surrounder' | 'ko' | 'race' | 'look-ahead';

/** The same by exact search, which settles it, or finds that it depends on a ko. */
export type ExactStatus = 'alive' | 'critical' | 'dead' | 'seki' | 'ko';

/** The analysis of both colors. */
export interface EyeFacts {
  readonly black: EyeSide;
  readonly white: EyeSide;
}

/** The groups of one color, in reading order of their first stones. */
export interface EyeSide {
  readonly groups: readonly EyeGroup[];
}

/** A group: blocks that belong together, and the eyes that they have. Lists of points are in reading order. */
export interface EyeGroup {
  /** A, B … Z, AA … */
  readonly name: string;
  readonly stones: readonly Point[];
  readonly blocks: readonly (readonly Point[])[];
  readonly links: readonly EyeLink[];
  /** The points of the areas that the group encloses: empty ones and prisoners. */
  readonly interior: readonly Point[];
  /** The empty points that one more stone of the group would enclose. */
  readonly frontier: readonly Point[];
  /** Enemy stones that are thought dead. */
  readonly prisoners: readonly Point[];
  readonly points: readonly EyePoint[];
  readonly regions: readonly EyeRegion[];
  /** Pairs of regions that are not independent, by name, and the point that they share. */
  readonly dependent: readonly (readonly [region: string, other: string, at: Point])[];
  /** The sum of all regions, at most 2; null if it is not known. */
  readonly value: EyeValue | null;
  readonly status: EyeStatus;
  readonly because: EyeReason;
  /** The first moves with which the owner of a critical group lives. */
  readonly save: readonly Point[];
  /** The first moves with which the opponent kills it. */
  readonly kill: readonly Point[];
  /** Null unless it was asked for, or if the group is too large for it. */
  readonly exact: ExactFacts | null;
  /** The rules that fired, in the order in which they are applied. */
  readonly trace: readonly EyeEvent[];
}

/** A link between two blocks of a group. */
export interface EyeLink {
  /** A stone of each block. */
  readonly between: readonly [Point, Point];
  /**
   * Two liberties in common; one where an enemy stone would be in atari; an area that both enclose; a
   * prisoner that both are next to; or the caller said so.
   */
  readonly why: 'liberties' | 'atari' | 'enclosed' | 'prisoner' | 'asked';
  readonly at: readonly Point[];
}

/** A point where the group may have an eye. */
export interface EyePoint {
  readonly at: Point;
  /** The diagonal index: 0 to 4, in halves. */
  readonly index: number;
  readonly level: EyeLevel;
  readonly final: FinalLevel;
  /** The downgrading rules that lowered it, each with the point that is the reason. */
  readonly rules: readonly { readonly rule: number; readonly by: Point }[];
}

/** A connected set of points in which the group has eyes. */
export interface EyeRegion {
  /** a, b … z, aa … */
  readonly name: string;
  readonly type: EyeRegionType;
  readonly points: readonly Point[];
  /** The customary name of its shape in English, such as `knife five`; null if it has none. */
  readonly shape: string | null;
  /** The one point that is open to the opponent, if there is one. */
  readonly open: Point | null;
  /** Null if it is not known. In a seki it is 1. */
  readonly value: EyeValue | null;
  /** True if neither side may move here first. */
  readonly seki: boolean;
  readonly by: ValuedBy;
  /** The exact value, where it was asked for and found. */
  readonly exact: EyeValue | 'ko' | null;
}

/** The results of an exact search. */
export interface ExactFacts {
  readonly status: ExactStatus;
  readonly save: readonly Point[];
  readonly kill: readonly Point[];
  /**
   * The number of moves of the opponent that the owner can leave unanswered and still live, 3 for
   * three or more; `any` if the group is unconditionally alive; null unless it is alive.
   */
  readonly ignores: 0 | 1 | 2 | 3 | 'any' | null;
  /** The number of arrangements of stones that the search looked at. */
  readonly arrangements: number;
  /**
   * The blocks around on whose staying the answer rests, by a stone of each: enemies that might be
   * captured, and blocks of other groups.
   */
  readonly assumed: readonly Point[];
}

/** The reason for adjusting a value. */
export type EyeAdjustment = 'square-four' | 'cap' | 'corridor' | 'forbidden' | 'half-prisoner';

/** A rule that fired, with its evidence. `region` is the name of the region that it is about, or null. */
export type EyeEvent = { readonly region: string | null } & (
  | /** The level of a point follows from its diagonal points. */
  {
      readonly kind: 'level';
      readonly at: Point;
      /** 0 to 4, in halves. */
      readonly index: number;
      readonly level: EyeLevel;
    }
  /** A downgrading rule lowered a point, because of another. */
  | {
      readonly kind: 'downgraded';
      /** 1 to 6, as the paper counts them. */
      readonly rule: number;
      readonly at: Point;
      readonly by: Point;
      readonly from: EyeLevel;
      readonly to: FinalLevel;
    }
  /** The points that still count. */
  | { readonly kind: 'condensed'; readonly full: readonly Point[]; readonly half: readonly Point[] }
  /** A value from the paper's table 3, or from its exceptions in the corner. */
  | {
      readonly kind: 'table';
      readonly points: readonly Point[];
      /** The number of points next to them, those beyond the edge of the board among them. */
      readonly exterior: number;
      readonly value: EyeValue;
      readonly corner: boolean;
    }
  | {
      readonly kind: 'adjusted';
      readonly why: EyeAdjustment;
      readonly at: Point | null;
      readonly from: EyeValue;
      readonly to: EyeValue;
    }
  /** A half point decides: what follows is the value if this side plays beside it. */
  | { readonly kind: 'supposed'; readonly at: Point; readonly by: 'owner' | 'opponent' }
  /** If the opponent fills this liberty of a prisoner, one eye is left. */
  | { readonly kind: 'reducible'; readonly at: Point }
  /** If the owner fills this liberty of a prisoner, the group lives. */
  | { readonly kind: 'fixable'; readonly at: Point }
  /** A move of the owner here divides a mixed region into two eyes; `forbidden`: the opponent may not play here. */
  | { readonly kind: 'separating'; readonly at: Point; readonly forbidden: boolean }
  /** Two regions are not independent, so that their values are not added. */
  | { readonly kind: 'dependent'; readonly regions: readonly [string, string]; readonly at: Point }
  /** The value of a summand: a region, or several that depend on each other. Null if it is not known. */
  | {
      readonly kind: 'valued';
      readonly regions: readonly string[];
      readonly value: EyeValue | null;
      readonly by: ValuedBy;
    }
  /** The sum of these values. */
  | {
      readonly kind: 'summed';
      readonly value: EyeValue;
      /** The eyes that the group gets if its owner moves first, and if the opponent does. */
      readonly ownerFirst: number;
      readonly opponentFirst: number;
      /** Averages of switches of size 1 (Proposition 2), switches sorted by size (Proposition 1), or minimax. */
      readonly method: 'averages' | 'switches' | 'minimax';
    }
  | { readonly kind: 'verdict'; readonly status: EyeStatus; readonly because: EyeReason }
);

/** What the analysis is told besides the position. Each point stands for the block with a stone on it. */
export interface EyeOptions {
  /** Blocks that belong to one group, in pairs. */
  readonly join?: readonly (readonly [Point, Point])[];
  /** Blocks that belong to different groups, in pairs. */
  readonly part?: readonly (readonly [Point, Point])[];
  readonly dead?: readonly Point[];
  readonly alive?: readonly Point[];
  /** False leaves values that need exact search unknown, which takes less time. */
  readonly lookAhead?: boolean;
}

/** The shape of an eye region, away from the corners and with a solid wall. */
export interface EyeShape {
  /** Each with its column and row, from 0. */
  readonly cells: readonly (readonly [column: number, row: number])[];
  /** Its customary name in English; null if it has none. */
  readonly name: string | null;
  /** The number of points next to it. */
  readonly exterior: number;
  readonly value: EyeValue;
  /** The vital point of a shape with the value `{2|1}`; otherwise empty. */
  readonly vital: readonly (readonly [column: number, row: number])[];
}

/** The result of a sum of values if a side moves first and both play well. */
export interface EyeSumPlayed {
  /** The number of eyes, at most 2. */
  readonly eyes: number;
  /** The moves until all values are numbers. */
  readonly line: readonly EyeTake[];
}

/** A move in a sum: a side takes its side of a switch. */
export interface EyeTake {
  readonly by: EyePlayer;
  /** The index of the value among those added. */
  readonly index: number;
  /** The value after the move. */
  readonly to: EyeValue;
}

/** A view with the layer of the lens, which only the build with everything draws. */
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
   * The groups of both colors, with their eyes and their status. `exact` is null in all of them.
   * @throws EngineError `no-liberty`, `bad-position`
   */
  eyes(position: Position, options: EyeOptions = {}): EyeFacts {
    return guard.run(() => studyOf(this.#wasm, position).eyes(options.lookAhead ?? true, ...choices(options)));
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
  sum(values: readonly EyeValue[]): Readonly<Record<EyePlayer, EyeSumPlayed>> {
    return guard.run(() => this.#wasm.eyeSum(values.join(' ')));
  }
}
