import { useRef, useState } from 'preact/hooks';
import * as text from '#locale/lesson.ts';
import { pointName } from '../../../engine/coordinate.ts';
import { loadLearning } from '../../../engine/learn.ts';
import { learn } from '../../../engine/learn-module.ts';
import type { Point } from '../../../engine/types.ts';
import { Failed } from '../../../ui/Failed.tsx';
import { PlaysOn } from '../../../ui/question/PlaysOn.tsx';
import { Question } from '../../../ui/question/Question.tsx';
import { HINTS, IN_A_ROW } from './course.ts';
import { blockToLookAt } from './hints.ts';
import type { PartProps } from './part.ts';
import { Solution, solutionOf } from './Solution.tsx';

interface Props extends PartProps {
  /** Marks a point of the block that a hint is about. */
  readonly setHinted: (point: Point) => void;
}

/** An unseen board, with hints in three steps. */
export function Unseen({ course, act, shown, question, change, next, film, showPlayed, setHinted }: Props) {
  const { lesson, position } = shown;
  const { phase, answer, hints, streak, isShown } = course;
  const [looked, setLooked] = useState<Point | null>(null);
  const [failed, setFailed] = useState(false);
  const now = useRef(position);
  now.current = position;
  const hint = async () => {
    if (hints === HINTS - 1) return act({ type: 'show' });
    if (hints === 0) {
      try {
        const learning = await loadLearning(await learn());
        // The reader may have gone on to another board meanwhile.
        if (now.current !== position) return;
        const point = blockToLookAt(learning, question, position, lesson.misled);
        setLooked(point);
        setHinted(point);
        setFailed(false);
      } catch (error) {
        reportError(error);
        return setFailed(true);
      }
    }
    act({ type: 'hint' });
  };
  if (failed) return <Failed again={() => void hint()} />;
  const isTold = phase === 'told';
  return (
    <>
      {isShown ? (
        <Solution verdicts={solutionOf(question)} />
      ) : (
        <Question question={question} answer={answer} change={change} asksSure />
      )}
      {isTold && lesson.id !== course.lesson && <p class="hint">{text.earlier({ title: lesson.title })}</p>}
      <div class="hints" role="status">
        {!isTold && hints >= 1 && looked !== null && <p>{text.hintWhere({ point: pointName(position, looked) })}</p>}
        {!isTold && hints >= 2 && <p>{lesson.idea}</p>}
        {isShown && <p>{lesson.answers ? text.answersShow : text.hintShow}</p>}
      </div>
      <p class="hint" role="status">
        {isTold ? text.row({ streak }) : text.freeIntro}
      </p>
      <p class="buttons">
        {isTold ? (
          <button type="button" class="choice strong" data-focus="check" onClick={next}>
            {streak >= IN_A_ROW ? text.goOn : text.anotherBoard}
          </button>
        ) : (
          <>
            <button type="button" class="choice" onClick={() => void hint()}>
              {hints === HINTS - 1 ? text.hintAnswer : text.hint}
            </button>
            <button type="button" class="choice quiet" onClick={() => act({ type: 'skip' })}>
              {text.skipBoard}
            </button>
          </>
        )}
        {isTold && (film || !lesson.answers) && <PlaysOn key={position.stones} film={film} show={showPlayed} />}
      </p>
    </>
  );
}
