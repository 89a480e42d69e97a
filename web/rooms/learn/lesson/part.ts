import type { Frame } from '../../../model/playing-on.ts';
import type { Answer } from '../../../model/question.ts';
import type { Run } from '../../../model/run.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import type { Asked } from './asked.ts';
import type { Shown } from './boards.ts';
import type { Course, CourseAction } from './course.ts';

/** What every part of a lesson gets. */
export interface PartProps extends FetchedProps, Asked {
  readonly course: Course;
  readonly act: (action: CourseAction) => void;
  readonly shown: Shown;
  readonly run: Run;
  readonly change: (answer: Answer) => void;
  /** On to the next phase, board or part. */
  readonly next: () => void;
  /** Shows a board of the play in place of the lesson's. */
  readonly showPlayed: (played: Frame | null) => void;
}
