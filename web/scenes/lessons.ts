/** The lessons, the core first: pairs of boards that differ by one stone, a board worked but for one block, and unseen ones. */
import * as words from '#locale/lessons.ts';
import type { Rules } from '../engine/types.ts';
import file from './lessons.json' with { type: 'json' };
import type { Scene } from './scene.ts';
import unseen from './unseen.json' with { type: 'json' };
import { messageName } from './words.ts';

type Words = typeof import('#locale/lessons.ts');

/** What the reader presses as the reason why a board is as it is. */
export interface ReasonScene {
  /**
   * `last` the point on which White plays last to capture the block; `gap` the empty point that the block does not
   * touch; `through` a white stone through which a region goes on; `vital` a region that keeps the block; `both`
   * one that counts for several blocks; `first` the block that falls first; `fallen` the one whose fall takes a
   * region from the block.
   */
  readonly is: 'last' | 'gap' | 'through' | 'vital' | 'both' | 'first' | 'fallen';
  /** A point of the block that it is about. */
  readonly block?: string;
}

export interface LessonClaims {
  readonly rounds: number;
  /** The first point of each block that stays. */
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
  /** The mistakes that it is about, by their names in `crates/learn`. */
  readonly about: readonly string[];
  /** They differ by one stone; a block stays on one and falls on the other. */
  readonly pair: readonly [PairScene, PairScene];
  readonly worked: WorkedScene;
}

export interface Lesson extends LessonScenes {
  readonly rules: Rules;
  /** Models of `crates/learn` that go wrong: those mistakes, and where suicide is allowed whoever takes it for forbidden. */
  readonly misled: readonly string[];
  /** Unseen boards: on each a reader with one of the mistakes goes wrong, or one who goes by another rule. */
  readonly free: readonly string[];
  readonly title: string;
  /** What it is about, in a line. */
  readonly line: string;
  /** Two sentences on each board of the pair. */
  readonly first: string;
  readonly second: string;
  /** The idea, as a hint. */
  readonly idea: string;
}

export const LESSONS: readonly Lesson[] = (file.lessons as unknown as readonly LessonScenes[]).map((lesson) => ({
  ...lesson,
  rules: { suicide: lesson.suicide ?? 'forbidden', regions: 'small' },
  misled: lesson.suicide ? [...lesson.about, 'faultless'] : lesson.about,
  free: unseen.boards[lesson.id as keyof typeof unseen.boards],
  ...words[messageName(lesson.id) as keyof Words],
}));

/** The core, in the order in which one idea builds on another. */
export const CORE: readonly Lesson[] = LESSONS.filter(({ apart }) => !apart);

/** Those that stand apart. */
export const APART: readonly Lesson[] = LESSONS.filter(({ apart }) => apart);
