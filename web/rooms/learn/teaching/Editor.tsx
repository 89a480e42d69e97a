import { useRef, useState } from 'preact/hooks';
import * as text from '#locale/teaching.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { BackToStart } from '../BackToStart.tsx';
import { progress } from '../progress/kept.ts';
import { Adding } from './Adding.tsx';
import { BoardPicture } from './BoardPicture.tsx';
import {
  type Course,
  LONGEST_TITLE,
  MOST_BOARDS,
  moved,
  NO_COURSE,
  retitled,
  withBoard,
  withoutBoard,
} from './course.ts';
import { Giving } from './Giving.tsx';
import { teaching } from './progress.ts';

/** What was said last, and the course as it was before, to be put back. */
interface Said {
  readonly words: string;
  readonly before?: Course;
  readonly isProblem?: true;
}

/** A teacher's course: its boards, what is added, and how it is given away. */
export function Editor(props: FetchedProps) {
  const course = useSubscribed(progress, (each) => each.of(teaching)) ?? NO_COURSE;
  const [said, say] = useState<Said | null>(null);
  /** Takes the focus from a button that goes when it is pressed. */
  const status = useRef<HTMLParagraphElement>(null);
  const change = (next: Course, words?: string) => {
    progress.change(teaching, () => next);
    say(words ? { words, before: course } : null);
    if (words) status.current?.focus();
  };
  const { title, answers, boards } = course;
  return (
    <section class="learn-start" aria-labelledby="course-heading">
      <div>
        <BackToStart {...props} />
        <h2 id="course-heading" class="question">
          {text.heading}
        </h2>
        <p>{text.intro}</p>
        <div class="course-fields">
          <label>
            {text.courseTitle}
            <input
              type="text"
              maxLength={LONGEST_TITLE}
              value={title}
              onInput={({ currentTarget }) => change({ ...course, title: currentTarget.value })}
            />
          </label>
          <label>
            <input
              type="checkbox"
              checked={answers}
              onChange={({ currentTarget }) => change({ ...course, answers: currentTarget.checked })}
            />{' '}
            {text.answers}
          </label>
        </div>
        <h3>{text.boards}</h3>
        <p class="hint">{boards.length > 0 ? text.count({ boards: boards.length, most: MOST_BOARDS }) : text.empty}</p>
        <ol class="course-boards">
          {boards.map((board, at) => (
            <li key={at} class="course-edit">
              <BoardPicture {...props} board={board.board} side={120} />
              <div>
                <input
                  type="text"
                  aria-label={text.boardTitle({ number: at + 1 })}
                  maxLength={LONGEST_TITLE}
                  value={board.title}
                  onInput={({ currentTarget }) => change(retitled(course, at, currentTarget.value))}
                />
                <p class="buttons">
                  <button
                    type="button"
                    class="choice"
                    aria-label={text.upOf({ number: at + 1 })}
                    aria-disabled={at === 0}
                    onClick={() => change(moved(course, at, at - 1))}
                  >
                    {text.up}
                  </button>
                  <button
                    type="button"
                    class="choice"
                    aria-label={text.downOf({ number: at + 1 })}
                    aria-disabled={at === boards.length - 1}
                    onClick={() => change(moved(course, at, at + 1))}
                  >
                    {text.down}
                  </button>
                  <button
                    type="button"
                    class="choice quiet"
                    aria-label={text.removeOf({ number: at + 1 })}
                    onClick={() => change(withoutBoard(course, at), text.removed)}
                  >
                    {text.remove}
                  </button>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p class={said?.isProblem ? 'refusal' : 'hint'} role="status" tabIndex={-1} ref={status}>
          {said?.words}
        </p>
        {said?.before && (
          <p class="buttons">
            <button type="button" class="choice" onClick={() => said.before && change(said.before)}>
              {text.restore}
            </button>
          </p>
        )}
      </div>
      <div>
        <Adding
          {...props}
          isFull={boards.length === MOST_BOARDS}
          add={(board) => change(withBoard(course, board))}
          number={boards.length + 1}
        />
        <Giving
          {...props}
          course={course}
          replace={(next, words) => change(next, words)}
          refuse={(words) => say({ words, isProblem: true })}
        />
      </div>
    </section>
  );
}
