/** What is kept of a teacher's course. */
import { more, type Section } from '../progress/progress.ts';
import { orNull } from '../progress/shape.ts';
import { type Course, parseCourse } from './course.ts';

/** The course on which a teacher works; null without one. */
export const teaching: Section<Course | null> = {
  name: 'course',
  empty: null,
  parse: orNull(parseCourse),
  merge: (a, b) => more(a, b, ({ boards }) => boards.length),
};
