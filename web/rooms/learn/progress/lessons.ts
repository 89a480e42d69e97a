/** What is kept of the lessons. */
import type { Section } from './progress.ts';
import { count, fieldsOf, orNull, recordOf, time } from './shape.ts';

/** What is kept of one lesson. */
export interface LessonProgress {
  /** The time when it was passed first. */
  readonly passed: number | null;
  /** The time when a board of it was last answered right away. */
  readonly recalled: number | null;
  /** The number of boards answered, and of those that were right. */
  readonly boards: number;
  readonly right: number;
  /** Of both those of which the reader was sure. */
  readonly sure: number;
  readonly sureRight: number;
}

export type Lessons = Readonly<Record<string, LessonProgress>>;

export const NOTHING: LessonProgress = { passed: null, recalled: null, boards: 0, right: 0, sure: 0, sureRight: 0 };

/** What was learned is asked about again after so long, at the next visit; in milliseconds. */
export const REST = 8 * 60 * 60 * 1000;

/** More lessons than there will be. */
const MOST = 100;

const earlier = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b));
const later = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b));

/** The counts of the device with more boards: those of both may be of the same boards. */
function merged(a: LessonProgress, b: LessonProgress): LessonProgress {
  const orderOf = ({ boards, right, sure, sureRight }: LessonProgress) => [boards, right, sure, sureRight];
  const [left, right] = [orderOf(a), orderOf(b)];
  const at = left.findIndex((each, index) => each !== right[index]);
  const more = at >= 0 && (left[at] ?? 0) < (right[at] ?? 0) ? b : a;
  return { ...more, passed: earlier(a.passed, b.passed), recalled: later(a.recalled, b.recalled) };
}

export const lessons: Section<Lessons> = {
  name: 'lessons',
  empty: {},
  parse: recordOf(
    fieldsOf<LessonProgress>({
      passed: orNull(time),
      recalled: orNull(time),
      boards: count,
      right: count,
      sure: count,
      sureRight: count,
    }),
    MOST,
  ),
  merge(a, b) {
    const both = { ...a };
    for (const [id, each] of Object.entries(b)) both[id] = merged(both[id] ?? NOTHING, each);
    return both;
  },
};

/** With one answered board more. */
export const answeredIn = (all: Lessons, id: string, isRight: boolean, isSure: boolean): Lessons => {
  const before = all[id] ?? NOTHING;
  const { boards, right, sure, sureRight } = before;
  return {
    ...all,
    [id]: {
      ...before,
      boards: boards + 1,
      right: right + Number(isRight),
      sure: sure + Number(isSure),
      sureRight: sureRight + Number(isRight && isSure),
    },
  };
};

/** With a lesson that is passed. */
export const passedIn = (all: Lessons, id: string, now: number): Lessons => {
  const before = all[id] ?? NOTHING;
  return { ...all, [id]: { ...before, passed: before.passed ?? now, recalled: now } };
};

/** With an unseen board of a passed lesson that was right the first time. */
export const recalledIn = (all: Lessons, id: string, now: number): Lessons => {
  const before = all[id];
  return before?.passed ? { ...all, [id]: { ...before, recalled: now } } : all;
};

/** The lessons that were passed and have rested, the one longest ago first. */
export function dueIn(all: Lessons, now: number): readonly string[] {
  const last = (id: string) => all[id]?.recalled ?? all[id]?.passed ?? 0;
  const passed = Object.keys(all).filter((id) => all[id]?.passed && last(id) + REST <= now);
  return passed.sort((a, b) => last(a) - last(b) || (a < b ? -1 : 1));
}
