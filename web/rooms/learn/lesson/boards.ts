/** The boards of a lesson, one after the other. */

import { pointNamed } from '../../../engine/coordinate.ts';
import type { Position } from '../../../engine/types.ts';
import { CORE, LESSONS, type Lesson, type ReasonScene } from '../../../scenes/lessons.ts';
import { positionOf } from '../../../scenes/scene.ts';
import type { UnseenBoards } from '../../../scenes/unseen.ts';
import { mixed } from '../seed.ts';
import { TURNS, turned } from '../turned.ts';
import type { Course } from './course.ts';

/** A board as it is shown. */
export interface Shown {
  readonly position: Position;
  /** The lesson that it belongs to. */
  readonly lesson: Lesson;
  /** The reason that is asked for, on the boards of a pair. */
  readonly reason: ReasonScene | null;
  /** The first point of the block that is left open, on a worked board. */
  readonly open: number | null;
}

/** The board on which a reader is in a lesson. */
export function shownIn({ lesson: id, stage, seed, free }: Course, all: UnseenBoards): Shown {
  const lesson = LESSONS.find((each) => each.id === id) ?? (LESSONS[0] as Lesson);
  const plain = { lesson, reason: null, open: null };
  if (stage === 'first' || stage === 'second') {
    const scene = lesson.pair[stage === 'first' ? 0 : 1];
    return { ...plain, position: positionOf(scene), reason: scene.reason };
  }
  if (stage === 'worked') {
    const position = positionOf(lesson.worked);
    return { ...plain, position, open: pointNamed(position, lesson.worked.open) };
  }
  return { ...plain, ...unseen(all, lesson, seed, free) };
}

/** An unseen board: every other one is about an idea from before. */
function unseen(all: UnseenBoards, own: Lesson, seed: number, number: number): Pick<Shown, 'lesson' | 'position'> {
  const before = earlier(own);
  const isEarlier = before.length > 0 && number % 2 === 1;
  const lesson = isEarlier ? (before[mixed(seed, number) % before.length] as Lesson) : own;
  const free = all[lesson.id] ?? [];
  // From a place at random by steps that lead to each board before one comes again.
  const steps = [1, 2, 3, 5, 7, 11].filter((step) => isCoprime(step, free.length));
  const step = steps[mixed(seed, -1) % steps.length] ?? 1;
  const nth = before.length > 0 && !isEarlier ? number / 2 : number;
  const board = free[(mixed(seed, -2) + nth * step) % free.length] as string;
  return { lesson, position: turned(positionOf({ board }), mixed(seed, number) % TURNS) };
}

/** The lessons whose ideas come back in this one: not under another rule, which would have to be remembered. */
function earlier(lesson: Lesson): readonly Lesson[] {
  if (lesson.isOther) return [];
  return lesson.apart ? CORE : CORE.slice(0, CORE.indexOf(lesson));
}

const isCoprime = (a: number, b: number): boolean => (b === 0 ? a === 1 : isCoprime(b, a % b));
