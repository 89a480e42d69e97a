/** What is kept of practice. */
import { more, type Section } from '../progress/progress.ts';
import { count, fieldsOf, listOf, orNull, recordOf, time } from '../progress/shape.ts';

/** What is kept of the boards of a level, or of all sets of six. */
export interface Walk {
  /** The place in the file where this reader began. */
  readonly start: number;
  /** The number of boards that have come, or of sets; some have been skipped. */
  readonly seen: number;
  /** The number of those that have been answered. */
  readonly done: number;
  /** The number of blocks on them, and of those that the answers are right about. */
  readonly blocks: number;
  readonly right: number;
}

/** How well six boards were seen. */
export interface Six {
  readonly when: number;
  readonly blocks: number;
  readonly right: number;
  /** The blocks on boards of which the reader was sure, and those of them that are right. */
  readonly sure: number;
  readonly sureRight: number;
}

/** Boards that have been asked, from a seed, and the points that were chosen on each. */
export interface Answers {
  readonly seed: number;
  readonly answers: readonly (readonly number[])[];
}

/** The blocks that were chosen on a board, by their places, and 1 if the reader was sure. */
export interface SixAnswer {
  readonly chosen: readonly number[];
  readonly sure: number;
}

/** The boards of a set that have been answered. */
export interface SixAnswers {
  readonly answers: readonly SixAnswer[];
}

export interface PracticeProgress {
  /** By names such as `level-1`. */
  readonly levels: Readonly<Record<string, Walk>>;
  readonly sixes: Walk | null;
  /** The results, the oldest first. */
  readonly results: readonly Six[];
  /** The set of six that has been begun. */
  readonly six: SixAnswers | null;
  /** The last interview, which may not have ended. */
  readonly interview: Answers | null;
}

/** More results are not kept, the oldest go first. */
const MOST_RESULTS = 200;
/** More boards are not asked in one interview. */
const MOST_ASKED = 12;
/** More points are not chosen on a board: a point of each block. */
const MOST_CHOSEN = 60;

const walk = fieldsOf<Walk>({ start: count, seen: count, done: count, blocks: count, right: count });
const chosen = listOf(count, MOST_CHOSEN);

const further = (a: Walk | null | undefined, b: Walk | null | undefined) => more(a, b, ({ seen }) => seen);

export const practice: Section<PracticeProgress> = {
  name: 'practice',
  empty: { levels: {}, sixes: null, results: [], six: null, interview: null },
  parse: fieldsOf<PracticeProgress>({
    levels: recordOf(walk, 10),
    sixes: orNull(walk),
    results: listOf(
      fieldsOf<Six>({ when: time, blocks: count, right: count, sure: count, sureRight: count }),
      MOST_RESULTS,
    ),
    six: orNull(fieldsOf<SixAnswers>({ answers: listOf(fieldsOf({ chosen, sure: count }), 6) })),
    interview: orNull(fieldsOf<Answers>({ seed: count, answers: listOf(chosen, MOST_ASKED) })),
  }),
  merge(a, b) {
    const names = [...new Set([...Object.keys(a.levels), ...Object.keys(b.levels)])].sort();
    const levels = names.flatMap((name) => {
      const walk = further(a.levels[name], b.levels[name]);
      return walk ? [[name, walk] as const] : [];
    });
    const results = new Map([...a.results, ...b.results].map((each) => [JSON.stringify(each), each]));
    const sixes = further(a.sixes, b.sixes);
    return {
      levels: Object.fromEntries(levels),
      sixes,
      results: [...results.values()].sort(byTime).slice(-MOST_RESULTS),
      // What has been begun belongs to the walk that goes on.
      six: more(sixes === a.sixes ? a.six : null, sixes === b.sixes ? b.six : null, ({ answers }) => answers.length),
      interview: more(a.interview, b.interview, ({ answers }) => answers.length),
    };
  },
  shortened: (value) => (value.results.length > 0 ? { ...value, results: value.results.slice(10) } : null),
};

const byTime = (a: Six, b: Six) => a.when - b.when || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** The text of a level in the progress. */
export const levelName = (level: number): string => `level-${level}`;

const begun = (start: number): Walk => ({ start, seen: 0, done: 0, blocks: 0, right: 0 });

/** With a walk through a level, which begins at `start` if there is none. */
export const withLevel = (all: PracticeProgress, level: number, start: number): PracticeProgress =>
  all.levels[levelName(level)] ? all : { ...all, levels: { ...all.levels, [levelName(level)]: begun(start) } };

/** With a board of a level, by its number from 0, that is answered, or skipped without counts; the same if it has come before. */
export function withBoard(
  all: PracticeProgress,
  level: number,
  number: number,
  counts: Pick<Walk, 'blocks' | 'right'> | null,
): PracticeProgress {
  const walk = all.levels[levelName(level)];
  if (!walk || walk.seen !== number) return all;
  const next = counts ? added(walk, counts) : { ...walk, seen: walk.seen + 1 };
  return { ...all, levels: { ...all.levels, [levelName(level)]: next } };
}

const added = (walk: Walk, { blocks, right }: Pick<Walk, 'blocks' | 'right'>): Walk => ({
  ...walk,
  seen: walk.seen + 1,
  done: walk.done + 1,
  blocks: walk.blocks + blocks,
  right: walk.right + right,
});

/** With the set of six that begins. */
export const withSix = (all: PracticeProgress, start: number): PracticeProgress => ({
  ...all,
  sixes: all.sixes ?? begun(start),
  six: all.six ?? { answers: [] },
});

/** With the answers so far to a set of six. */
export const answeredInSix = (all: PracticeProgress, answers: readonly SixAnswer[]): PracticeProgress => ({
  ...all,
  six: { answers },
});

/** With the answers so far of an interview. */
export const interviewedBy = (all: PracticeProgress, interview: Answers): PracticeProgress => ({ ...all, interview });

/** With the result of a set of six, which has ended. */
export const withResult = (all: PracticeProgress, result: Six): PracticeProgress => ({
  ...all,
  sixes: added(all.sixes ?? begun(0), result),
  six: null,
  results: [...all.results, result].slice(-MOST_RESULTS),
});
