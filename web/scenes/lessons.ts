/** The lessons, in their order: pairs of boards that differ by one stone, a board worked but for one block, and unseen ones. */
import * as words from '#locale/lessons.ts';
import file from './lessons.json' with { type: 'json' };
import type { Scene } from './scene.ts';
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
  /** The mistakes that it is about, by their names in `crates/learn`. */
  readonly about: readonly string[];
  /** They differ by one stone; a block stays on one and falls on the other. */
  readonly pair: readonly [PairScene, PairScene];
  readonly worked: WorkedScene;
  /** Unseen boards: on each a reader with one of the mistakes goes wrong. */
  readonly free: readonly string[];
}

export interface Lesson extends LessonScenes {
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
  ...words[messageName(lesson.id) as keyof Words],
}));
