import { LESSONS } from '../../scenes/lessons.ts';
import type { FetchedProps } from '../../ui/Fetched.tsx';
import { Lesson } from './lesson/Lesson.tsx';
import { Start } from './start/Start.tsx';

/** The room of lessons. */
export function Learn(props: FetchedProps) {
  const { where } = props.state;
  if (where.room !== 'learn') return null;
  const lesson = LESSONS.find(({ id }) => id === where.at);
  return lesson ? <Lesson key={lesson.id} {...props} lesson={lesson} /> : <Start {...props} />;
}
