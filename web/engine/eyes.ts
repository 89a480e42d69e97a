/**
 * The eyes of groups, by Chen and Chen's static analysis, with an exact search beside it. The facts
 * are the JSON of `pass-alive eyes --json`, with points as numbers, and with the rules that fired.
 */
import type { Color, Point, View } from './types.ts';

/**
 * A number of eyes, such as `2`, or a switch, such as `{2|1}` or `{{2|1}|0}`: the left value if the
 * group's owner moves first there, the right one if the opponent does. Without spaces.
 */
export type EyeValue = string;

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
  /** The sum of all regions, at most 2; null if there is none because the group is unsettled. */
  readonly value: EyeValue | null;
  readonly status: EyeStatus;
  /** The reason why the group is unsettled, as a code; null if it is settled. */
  readonly because: string | null;
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
  /** Null if nothing is known, as for a region that is too large for the exact search. */
  readonly value: EyeValue | null;
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
}

/** The reason for adjusting a value. */
export type EyeAdjustment = 'square-four' | 'cap' | 'corridor' | 'forbidden' | 'half-prisoner';

/** A rule that fired, with its evidence. `region` is the name of the region that it is about. */
export type EyeEvent =
  /** The level of a point follows from its diagonal points. */
  | {
      readonly kind: 'level';
      readonly region: string;
      readonly at: Point;
      readonly index: number;
      readonly level: EyeLevel;
    }
  /** A downgrading rule lowered a point, because of another. */
  | {
      readonly kind: 'downgraded';
      readonly region: string;
      /** 1 to 6, as the paper counts them. */
      readonly rule: number;
      readonly at: Point;
      readonly by: Point;
      readonly from: EyeLevel;
      readonly to: FinalLevel;
    }
  /** The points that still count. */
  | {
      readonly kind: 'condensed';
      readonly region: string;
      readonly full: readonly Point[];
      readonly half: readonly Point[];
    }
  /** A value from the paper's table 3, or from its exceptions in the corner. */
  | {
      readonly kind: 'table';
      readonly region: string;
      readonly points: readonly Point[];
      /** The number of neighbors of the points, those beyond the edge of the board included. */
      readonly exterior: number;
      readonly value: EyeValue;
      readonly corner: boolean;
    }
  | {
      readonly kind: 'adjusted';
      readonly region: string;
      readonly why: EyeAdjustment;
      readonly at: Point | null;
      readonly from: EyeValue;
      readonly to: EyeValue;
    }
  /** The value of a region, as it goes into the sum; null if it is not known. */
  | { readonly kind: 'valued'; readonly region: string; readonly value: EyeValue | null; readonly by: ValuedBy }
  /** Two regions are not independent, so that their values are not added. */
  | { readonly kind: 'dependent'; readonly regions: readonly [string, string]; readonly at: Point }
  /** The sum of the values of all regions. */
  | {
      readonly kind: 'summed';
      readonly values: readonly EyeValue[];
      readonly value: EyeValue;
      /** Averages of switches of size 1 (Proposition 2), switches sorted by size (Proposition 1), or minimax. */
      readonly method: 'averages' | 'switches' | 'minimax';
      /** The eyes that the group gets if its owner moves first, and if the opponent does. */
      readonly ownerFirst: number;
      readonly opponentFirst: number;
    }
  | { readonly kind: 'verdict'; readonly status: EyeStatus; readonly because: string | null };

/** What the analysis is told besides the position. Each point stands for the block with a stone on it. */
export interface EyeOptions {
  /** Blocks that belong to one group, in pairs. */
  readonly join?: readonly (readonly [Point, Point])[];
  /** Blocks that belong to different groups, in pairs. */
  readonly part?: readonly (readonly [Point, Point])[];
  readonly dead?: readonly Point[];
  readonly alive?: readonly Point[];
}

/** A view with the layer of the lens, which only the build with everything draws. */
export interface EyeView extends View {
  readonly eyes: EyeLayer;
}

/** The layer of the lens. */
export interface EyeLayer {
  readonly groups: readonly {
    readonly name: string;
    readonly color: Color;
    readonly stones: readonly Point[];
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
