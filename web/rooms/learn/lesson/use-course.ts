import { useRef, useState } from 'preact/hooks';
import { count, fieldsOf, flag, listOf, oneOf, orNull, textUpTo } from '../progress/shape.ts';
import { newSeed } from '../seed.ts';
import { advance, begun, type Course, type CourseAction, type Phase, type Pressed, STAGES } from './course.ts';

const KEY = 'pass-alive.lesson';

const PHASES: readonly Phase[] = ['ask', 'plays', 'reason', 'told'];

const parse = fieldsOf<Course>({
  lesson: textUpTo(40),
  seed: count,
  stage: oneOf(STAGES),
  phase: oneOf(PHASES),
  answer: (value, at) => {
    const { chosen, checked, sure } = fieldsOf<{ chosen: readonly number[]; checked: boolean; sure: boolean | null }>({
      chosen: listOf(count, 100),
      checked: flag,
      sure: (sure, where) => orNull(flag)(sure ?? null, where),
    })(value, at);
    return { chosen, checked, ...(sure !== null && { sure }) };
  },
  pressed: orNull(fieldsOf<Pressed>({ point: count, right: flag })),
  // A course from before lessons had proofs that are played has none.
  moves: (value, at) => listOf(count, 400)(value ?? [], at),
  isShown: flag,
  hints: count,
  free: count,
  streak: count,
});

/** The course as it was before a reload; null if there is none of this lesson. */
function stored(lesson: string): Course | null {
  try {
    const course = parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), '');
    return course.lesson === lesson && course.stage !== 'passed' ? course : null;
  } catch {
    return null;
  }
}

function store(course: Course): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(course));
  } catch {
    // A reload begins the lesson again.
  }
}

/** The reader's course through a lesson, which a reload keeps. A lesson that has been passed begins with unseen boards. */
export function useCourse(lesson: string, isPassed: boolean): [Course, (action: CourseAction) => void] {
  const [course, set] = useState(() => stored(lesson) ?? begun(lesson, newSeed(), isPassed ? 'free' : 'first'));
  const latest = useRef(course);
  const dispatch = (action: CourseAction) => {
    // Not `course`: a second action may come before the first one is drawn.
    latest.current = advance(latest.current, action);
    store(latest.current);
    set(latest.current);
  };
  return [course, dispatch];
}
