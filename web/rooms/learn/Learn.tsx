import { LESSONS } from '../../scenes/lessons.ts';
import { Fetched, type FetchedProps } from '../../ui/Fetched.tsx';
import { Lesson } from './lesson/Lesson.tsx';
import { PRACTICE, TEACHING } from './places.ts';
import { Start } from './start/Start.tsx';

/** The room of lessons and practice. */
export function Learn(props: FetchedProps) {
  const { where } = props.state;
  if (where.room !== 'learn') return null;
  const [part] = where.at.split('.', 1);
  if (part === PRACTICE) return <Fetched load={() => import('./practice/open.tsx')} props={props} says />;
  if (part === TEACHING) return <Fetched load={() => import('./teaching/open.tsx')} props={props} says />;
  const lesson = LESSONS.find(({ id }) => id === part);
  return lesson ? <Lesson key={lesson.id} {...props} lesson={lesson} /> : <Start {...props} />;
}
