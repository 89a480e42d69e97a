import type { rows } from '#locale/score.ts';
import type { LensMark, LensMarkKind } from '../../../engine/lens-view.ts';
import { colorAt } from '../../../engine/position.ts';
import type { Counting, Score } from '../../../engine/support.ts';
import type { Color, Point, Position } from '../../../engine/types.ts';
import type { PrisonerCount } from '../../../model/prisoners.ts';

/** A position that is counted. */
export interface Tally {
  readonly position: Position;
  readonly score: Score;
  readonly counting: Counting;
  /** The stones that are not unconditionally alive, and stay: as Kim counts those that the enemy does not enclose. */
  readonly left: readonly Point[];
  /** The prisoners taken before, which are in the score. */
  readonly before: PrisonerCount;
  /** The points that the record gives White besides; null if it says none. They are not in the score. */
  readonly komi: number | null;
}

/** A greater one is written in another unit: some records say 375 for 3.75. */
const GREATEST_KOMI = 100;

/** The komi that a record says, such as `6.5`; null if that is no number of points. */
export function komiOf(said: string): number | null {
  const komi = /^\s*[-+]?\d+(?:[.,]\d+)?\s*$/.test(said) ? Number(said.replace(',', '.')) : Number.NaN;
  return Math.abs(komi) <= GREATEST_KOMI ? komi : null;
}

/** The steps that lead to the score, in their order. */
export const STEPS = ['start', 'alive', 'removed', 'points', 'score'] as const;
export type Step = (typeof STEPS)[number];

/** A number for each side. */
export type Both = readonly [black: number, white: number];

/** The number of stones of each color on some points. */
export function stonesOn({ position }: Tally, points: readonly Point[]): Both {
  const of = (color: Color) => points.filter((point) => colorAt(position, point) === color).length;
  return [of('black'), of('white')];
}

/** The board at a step. */
export function positionAt({ position, score }: Tally, step: Step): Position {
  if (step === 'start' || step === 'alive') return position;
  const stones = [...position.stones];
  for (const point of score.removed) stones[point] = '.';
  return { ...position, stones: stones.join('') };
}

type PointKind = Extract<LensMarkKind, 'alive' | 'falls' | 'gone' | 'black' | 'white' | 'neutral'>;

/** The marks of the points at a step. */
export function kindsAt({ position, score, left }: Tally, step: Step): ReadonlyMap<Point, PointKind> {
  const kinds = new Map<Point, PointKind>();
  const mark = (kind: PointKind, points: readonly Point[]) => {
    for (const point of points) kinds.set(point, kind);
  };
  if (step === 'alive') {
    const stones = [...position.stones].flatMap((stone, point) => (stone === '.' ? [] : [point]));
    mark('alive', stones);
    mark('falls', [...score.removed, ...left]);
  } else if (step === 'removed') mark('gone', score.removed);
  else if (step !== 'start') {
    mark('black', score.black.points);
    mark('white', score.white.points);
    mark('neutral', score.neutral);
  }
  return kinds;
}

export function marksAt(tally: Tally, step: Step): LensMark[] {
  return [...kindsAt(tally, step)].map(([point, kind]) => ({ point, kind }));
}

/** A line of the count: its name, and the numbers of Black and White. */
export interface Row {
  readonly what: keyof typeof rows;
  readonly black: number;
  readonly white: number;
  /** The step in which it is counted. */
  readonly step: Step;
  /** A sum of lines above it. */
  readonly sum: boolean;
}

/** The sums of Black and White by both ways of counting, without komi. */
export function sumsOf({ black, white }: Score): Record<'territory' | 'area', Both> {
  const points = [black.points.length, white.points.length] as const;
  return {
    territory: [points[0] + black.prisoners, points[1] + white.prisoners],
    area: [points[0] + black.stones, points[1] + white.stones],
  };
}

/** The whole count, line by line. */
export function rowsOf(tally: Tally): readonly Row[] {
  const { counting, score } = tally;
  const { black, white } = score;
  const [blacks, whites] = stonesOn(tally, score.removed);
  const taken = { black: tally.before.byBlack, white: tally.before.byWhite };
  const row = (what: Row['what'], step: Step, ofBlack: number, ofWhite: number, sum = false): Row => ({
    what,
    step,
    black: ofBlack,
    white: ofWhite,
    sum,
  });
  const { area, territory } = sumsOf(tally.score);
  const withKomi = (what: Row['what'], [ofBlack, ofWhite]: Both) =>
    tally.komi ? [row(what, 'score', ofBlack, ofWhite + tally.komi, true)] : [];
  return [
    row('taken', 'start', taken.black, taken.white),
    row('removed', 'removed', whites, blacks),
    row('points', 'points', black.points.length, white.points.length),
    row(counting === 'kim' ? 'kim' : 'score', 'score', ...territory, true),
    ...withKomi('scoreWithKomi', territory),
    // Kim has no area counting: dead stones may be left on the board.
    ...(counting === 'kim'
      ? []
      : [
          row('stones', 'alive', black.stones, white.stones),
          row('area', 'score', ...area, true),
          ...withKomi('areaWithKomi', area),
        ]),
  ];
}
