import { LESSONS, type Lesson } from '../../../scenes/lessons.ts';
import { dueIn, type Lessons } from '../progress/lessons.ts';

/** So many ideas at most come back at a visit. */
const MOST = 5;

/** The lessons whose ideas come back now: not those with another rule or board, which would have to be said first. */
export const dueLessons = (all: Lessons): readonly Lesson[] =>
  dueIn(all, Date.now())
    .flatMap((due) => LESSONS.filter(({ id, isOther }) => id === due && !isOther))
    .slice(0, MOST);
