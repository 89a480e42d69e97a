import { useMemo, useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { positionOf } from '../../../scenes/scene.ts';
import type { UnseenBoards } from '../../../scenes/unseen.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useLoaded } from '../../../ui/loading.ts';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { BackToStart } from '../BackToStart.tsx';
import { placeAt } from '../places.ts';
import { progress } from '../progress/kept.ts';
import { lessons, recalledIn } from '../progress/lessons.ts';
import { mixed, newSeed } from '../seed.ts';
import { TURNS } from '../turned.ts';
import { loadUnseen } from '../unseen.ts';
import { dueLessons } from './due.ts';
import { imageOf } from './image.ts';
import { OneBoard } from './OneBoard.tsx';

/** Ideas from earlier visits, a board for each; the reader is not told which idea it is before the answer. */
export function Recall(props: FetchedProps) {
  const { value, failed, again } = useLoaded(loadUnseen);
  if (failed) return <Failed again={again} />;
  return value ? <Due {...props} unseen={value} /> : <Waiting />;
}

interface DueProps extends FetchedProps {
  readonly unseen: UnseenBoards;
}

function Due({ unseen, ...props }: DueProps) {
  const [{ due, seed }] = useState(() => ({ due: dueLessons(progress.of(lessons)), seed: newSeed() }));
  /** For each board that has been answered whether all of it was right. */
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const [number, setNumber] = useState(0);
  const lesson = due[number];
  const asked = useMemo(() => {
    if (!lesson) return null;
    const boards = unseen[lesson.id] ?? [];
    const board = boards[mixed(seed, 2 * number) % boards.length] ?? '';
    // About Black, as the words of lessons are.
    return imageOf(positionOf({ board }), mixed(seed, 2 * number + 1) % TURNS);
  }, [number]);
  if (!lesson || !asked) return <End {...props} answers={answers} />;
  const answer = answers[number];
  return (
    <OneBoard
      key={number}
      {...props}
      asked={asked}
      title={text.recall}
      back={<BackToStart {...props} />}
      checked={({ blocks, right }) => {
        const isRight = right === blocks;
        setAnswers([...answers, isRight]);
        if (isRight) progress.change(lessons, (all) => recalledIn(all, lesson.id, Date.now()));
      }}
      next={() => {
        if (answer === undefined) setAnswers([...answers, false]);
        setNumber(number + 1);
      }}
      goesOn={number > 0}
    >
      <p class="hint">{text.recallNumber({ number: number + 1, all: due.length })}</p>
      {answer !== undefined && (
        <p>
          {!answer && `${lesson.idea} `}
          <PlaceLink to={placeAt(lesson.id)} isCurrent={false} dispatch={props.dispatch}>
            {text.toLesson({ title: lesson.title })}
          </PlaceLink>
        </p>
      )}
    </OneBoard>
  );
}

interface EndProps extends FetchedProps {
  readonly answers: readonly boolean[];
}

function End({ answers, ...props }: EndProps) {
  return (
    <section class="learn-start" aria-label={text.recall}>
      <div>
        <h2 class="question">{text.recall}</h2>
        <p class="sentence long" role="status">
          {answers.length > 0
            ? text.recallEnd({ right: answers.filter(Boolean).length, boards: answers.length })
            : text.recallNothing}
        </p>
        <BackToStart {...props} />
      </div>
    </section>
  );
}
