import { useState } from 'preact/hooks';
import * as text from '#locale/teaching.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { BackToStart } from '../BackToStart.tsx';
import { placeAt, TEACHING } from '../places.ts';
import { type Counts, totalOf } from '../practice/asking.ts';
import { OneBoard } from '../practice/OneBoard.tsx';
import { progress } from '../progress/kept.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { type Course, packCourse, readBoard } from './course.ts';
import { teaching } from './progress.ts';

interface Props extends FetchedProps {
  readonly course: Course;
}

/** A course as pupils see it: all its boards on a sheet, and then one after the other. */
export function Pupil({ course, ...props }: Props) {
  const { title, answers, boards } = course;
  /** The number of the board; null on the sheet. */
  const [number, setNumber] = useState<number | null>(null);
  const [counts, setCounts] = useState<readonly Counts[]>([]);
  const board = number === null ? undefined : boards[number];
  const asked = board && readBoard(board.board);
  if (!board || !asked || number === null) {
    const begin = () => {
      setCounts([]);
      setNumber(0);
    };
    return <Sheet {...props} course={course} counts={number === null ? null : counts} begin={begin} />;
  }
  return (
    <OneBoard
      key={number}
      {...props}
      asked={asked}
      title={text.number({ number: number + 1, all: boards.length, title: board.title })}
      back={
        <p>
          <button type="button" class="link" onClick={() => setNumber(null)}>
            {text.backToSheet}
          </button>
        </p>
      }
      checked={(each) => setCounts([...counts, each])}
      next={() => setNumber(number + 1)}
      goesOn={number > 0}
      explains={answers}
    >
      {title && <p class="hint">{title}</p>}
    </OneBoard>
  );
}

interface SheetProps extends Props {
  /** What the answers are right about; null before. */
  readonly counts: readonly Counts[] | null;
  readonly begin: () => void;
}

/** All boards of a course, which can be printed. */
function Sheet({ course, counts, begin, ...props }: SheetProps) {
  const { title, answers, boards } = course;
  const own = useSubscribed(progress, (each) => each.of(teaching));
  const isOwn = own !== null && packCourse(own) === packCourse(course);
  return (
    <section class="learn-start course-sheet" aria-label={title || text.heading}>
      <div>
        {isOwn ? (
          <p>
            <PlaceLink to={placeAt(TEACHING)} isCurrent={false} dispatch={props.dispatch}>
              {text.back}
            </PlaceLink>
          </p>
        ) : (
          <BackToStart {...props} />
        )}
        <h2 class="question">{title || text.heading}</h2>
        {counts ? (
          <p class="sentence long" role="status">
            {text.end(totalOf(counts))}
          </p>
        ) : (
          <p>{text.sheet({ boards: boards.length })}</p>
        )}
        <p class="buttons">
          <button type="button" class="choice strong" data-focus="begin" onClick={begin}>
            {counts ? text.again : text.begin}
          </button>
          <button type="button" class="choice" onClick={() => print()}>
            {text.print}
          </button>
        </p>
        <ol class="course-boards">
          {boards.map(({ title, board }, index) => (
            <li key={index}>
              <BoardPicture {...props} board={board} side={240} />
              <p>
                <b>{title}</b> {text.about[readBoard(board)?.color ?? 'black']}
              </p>
            </li>
          ))}
        </ol>
        {answers && (
          <div class="course-answers">
            <h3>{text.answersHeading}</h3>
            <ol class="course-boards">
              {boards.map(({ title, board }, index) => (
                <li key={index}>
                  <BoardPicture {...props} board={board} told side={180} />
                  <p>{title}</p>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}
