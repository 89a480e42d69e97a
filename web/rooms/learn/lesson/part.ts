import type { MovesOn, PlayedOn } from '../../../model/playing-on.ts';
import type { Answer, Question } from '../../../model/question.ts';
import type { Run } from '../../../model/run.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import type { Shown } from './boards.ts';
import type { Course, CourseAction } from './course.ts';

/** What every part of a lesson gets. */
export interface PartProps extends FetchedProps {
  readonly course: Course;
  readonly act: (action: CourseAction) => void;
  readonly shown: Shown;
  readonly run: Run;
  readonly question: Question;
  readonly change: (answer: Answer) => void;
  /** On to the next phase, board or part. */
  readonly next: () => void;
  readonly moves: MovesOn | null;
  /** Shows a board of White's play in place of the lesson's. */
  readonly showPlayed: (played: PlayedOn | null) => void;
}
