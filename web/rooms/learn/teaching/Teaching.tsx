import * as text from '#locale/teaching.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { BackToStart } from '../BackToStart.tsx';
import { TEACHING } from '../places.ts';
import { unpackCourse } from './course.ts';
import { Editor } from './Editor.tsx';
import { Pupil } from './Pupil.tsx';

/** A teacher's course to work on, or one that the address carries. */
export function Teaching(props: FetchedProps) {
  const { where } = props.state;
  if (where.room !== 'learn') return null;
  const packed = where.at.slice(TEACHING.length + 1);
  if (!packed) return <Editor {...props} />;
  const course = unpackCourse(packed);
  if (course && course.boards.length > 0) return <Pupil key={packed} {...props} course={course} />;
  return (
    <section class="learn-start" aria-label={text.heading}>
      <div>
        <BackToStart {...props} />
        <p class="refusal">{text.damaged}</p>
      </div>
    </section>
  );
}
