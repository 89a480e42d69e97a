import { useEffect } from 'preact/hooks';
import { COMMAND_KEYS } from '../../model/keys.ts';
import { LESSONS } from '../../scenes/lessons.ts';
import { Fetched, type FetchedProps } from '../../ui/Fetched.tsx';
import { Lesson } from './lesson/Lesson.tsx';
import { PRACTICE } from './places.ts';
import { Start } from './start/Start.tsx';

/** Answers are no steps of undo, and the board that undo would change is not in sight here. */
function preventUndo(event: KeyboardEvent): void {
  const isField = event.target instanceof Element && event.target.matches('input, textarea, select');
  if ((event.ctrlKey || event.metaKey) && COMMAND_KEYS[event.key.toLowerCase()] && !isField) event.preventDefault();
}

/** The room of lessons and practice. */
export function Learn(props: FetchedProps) {
  const { where } = props.state;
  useEffect(() => {
    document.addEventListener('keydown', preventUndo, { capture: true });
    return () => document.removeEventListener('keydown', preventUndo, { capture: true });
  }, []);
  if (where.room !== 'learn') return null;
  const [part] = where.at.split('.', 1);
  if (part === PRACTICE) return <Fetched load={() => import('./practice/open.tsx')} props={props} says />;
  const lesson = LESSONS.find(({ id }) => id === part);
  return lesson ? <Lesson key={lesson.id} {...props} lesson={lesson} /> : <Start {...props} />;
}
