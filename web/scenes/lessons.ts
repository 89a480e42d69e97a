/** The lessons, the core first: pairs of boards that differ by one stone, and a board worked but for one block. The unseen ones are in `unseen.ts`. */
import * as words from '#locale/lessons.ts';
import type { Rules } from '../engine/types.ts';
import file from './lessons.json' with { type: 'json' };
import type { Scene } from './scene.ts';
import { messageName } from './words.ts';

type Words = typeof import('#locale/lessons.ts');

/** What is pressed once, and judged by the casting-out. */
export type PressedReason = 'last' | 'gap' | 'through' | 'vital' | 'both' | 'first' | 'fallen';

/** What the reader presses as the reason why a board is as it is. */
export interface ReasonScene {
  /**
   * `last` the point on which White plays last to capture the block; `gap` the empty point that the block does not
   * touch; `through` a white stone through which a region goes on; `vital` a region that keeps the block; `both`
   * one that counts for several blocks; `first` the block that falls first; `fallen` the one whose fall takes a
   * region from the block. White's moves, one after the other: `captures` up to the capture of the block, `fills`
   * until each that is left is suicide. If Black answers: `kills` the point on which White begins, `saves` the
   * answer to White's move.
   */
  readonly is: PressedReason | 'captures' | 'fills' | 'kills' | 'saves';
  /** A point of the block that it is about. */
  readonly block?: string;
}

export interface LessonClaims {
  /** While Black only passes. */
  readonly rounds: number;
  /** The first point of each block that stays; by the question of the lesson. */
  readonly stays: readonly string[];
}

/** One board of a pair. */
export interface PairScene extends Scene<LessonClaims> {
  readonly reason: ReasonScene;
}

/** A board with the reasons of all blocks but one. */
export interface WorkedScene extends Scene<LessonClaims> {
  /** The first point of that block. */
  readonly open: string;
}

interface LessonScenes {
  /** In addresses, and in the reader's progress. */
  readonly id: string;
  /** It stands apart from the core, and no other builds on it. */
  readonly apart?: true;
  /** Given where White may play suicide. */
  readonly suicide?: 'allowed';
  /** Black answers: it asks what stays if White begins and Black does not pass. */
  readonly answers?: true;
  /** The mistakes that it is about, by their names in `crates/learn`. */
  readonly about: readonly string[];
  /** They differ by one stone; a block stays on one and falls on the other. */
  readonly pair: readonly [PairScene, PairScene];
  readonly worked: WorkedScene;
}

export interface Lesson extends LessonScenes {
  readonly rules: Rules;
  /** Its boards have layers. */
  readonly inSpace: boolean;
  /** It goes by another rule or on another kind of board than the core, which has to be said with each of its boards. */
  readonly isOther: boolean;
  /** Models of `crates/learn` that go wrong: those mistakes, and whoever goes by the rule of the core where that is another. */
  readonly misled: readonly string[];
  readonly title: string;
  /** What it is about, in a line. */
  readonly line: string;
  /** Two sentences on each board of the pair. */
  readonly first: string;
  readonly second: string;
  /** The idea, as a hint. */
  readonly idea: string;
}

export const LESSONS: readonly Lesson[] = (file.lessons as unknown as readonly LessonScenes[]).map((lesson) => {
  const { id, suicide, answers, about, pair } = lesson;
  const inSpace = pair[0].board.includes('//');
  const other = inSpace ? ['apart'] : suicide || answers ? ['faultless'] : [];
  return {
    ...lesson,
    rules: { suicide: suicide ?? 'forbidden', regions: 'small' },
    inSpace,
    isOther: other.length > 0,
    misled: [...about, ...other],
    ...words[messageName(id) as keyof Words],
  };
});

/** The core, in the order in which one idea builds on another. */
export const CORE: readonly Lesson[] = LESSONS.filter(({ apart }) => !apart);

/** Those that stand apart. */
export const APART: readonly Lesson[] = LESSONS.filter(({ apart }) => apart);
