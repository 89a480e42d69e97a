import * as en from '#locale/score.ts';
import type { LensMark, LensMarkKind } from '../../../engine/lens-view.ts';
import { colorAt } from '../../../engine/position.ts';
import type { Counting, Score } from '../../../engine/support.ts';
import type { Color, Point, Position } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import type { PrisonerCount } from '../../../model/prisoners.ts';
import { pointWords } from '../../../model/sentence.ts';

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

/** The number of stones of each color on some points. */
function stonesOn({ position }: Tally, points: readonly Point[]): en.Both {
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

/** The marks of the points at a step. */
export function kindsAt({ position, score, left }: Tally, step: Step): ReadonlyMap<Point, LensMarkKind> {
  const kinds = new Map<Point, LensMarkKind>();
  const mark = (kind: LensMarkKind, points: readonly Point[]) => {
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

/** A step in a sentence. */
export function sentenceAt(tally: Tally, step: Step): Phrase {
  const { score, before, counting } = tally;
  const { black, white, neutral } = score;
  const removed = stonesOn(tally, score.removed);
  const left = stonesOn(tally, tally.left);
  switch (step) {
    case 'start':
      return en.start(before, before.fromBeginning);
    case 'alive':
      return en.alive([black.stones - left[0], white.stones - left[1]], [removed[0] + left[0], removed[1] + left[1]]);
    case 'removed':
      return en.removed(removed, [black.prisoners, white.prisoners], counting, left);
    case 'points':
      return en.points(black.points.length, white.points.length, neutral.length, counting);
    case 'score':
      return en.score(
        [black.points.length, black.prisoners],
        [white.points.length, white.prisoners],
        isFinished(tally),
        before,
        before.fromBeginning,
        tally.komi,
      );
  }
}

/** A line of the count: its name, and the numbers of Black and White. */
export interface Row {
  readonly what: keyof typeof en.rows;
  readonly black: number;
  readonly white: number;
  /** The step in which it is counted. */
  readonly step: Step;
  /** A sum of lines above it. */
  readonly sum: boolean;
}

/** The sums of Black and White by both ways of counting, without komi. */
function sumsOf({ black, white }: Score): Record<'territory' | 'area', en.Both> {
  const points = [black.points.length, white.points.length] as const;
  return {
    territory: [points[0] + black.prisoners, points[1] + white.prisoners],
    area: [points[0] + black.stones, points[1] + white.stones],
  };
}

/** The leader by both ways of counting, in a sentence. */
export function leadOf(tally: Tally): string {
  const { score, komi, counting } = tally;
  const { area, territory } = sumsOf(score);
  return en.leader(counting === 'kim' ? null : area, territory, komi, isFinished(tally));
}

/** True if all stones are alive and all points count for somebody. */
function isFinished({ score: { neutral, removed }, left }: Tally): boolean {
  return neutral.length + removed.length + left.length === 0;
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
  const withKomi = (what: Row['what'], [ofBlack, ofWhite]: en.Both) =>
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

/** A point in words, for screen readers. */
export function describePoint(tally: Tally, step: Step, point: Point): string {
  const shown = positionAt(tally, step);
  const what = pointWords(shown, point);
  const kind = kindsAt(tally, step).get(point);
  const gone = kind === 'gone' ? colorAt(tally.position, point) : null;
  if (gone) return en.pointGone(what, gone);
  return kind ? en.pointKind(what, kind) : what;
}
