import * as text from '#locale/lesson.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Point } from '../../../engine/types.ts';
import type { Lesson } from '../../../scenes/lessons.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import { PlaysOn } from '../../../ui/question/PlaysOn.tsx';
import { Question } from '../../../ui/question/Question.tsx';
import { Verdicts } from '../../../ui/question/Verdicts.tsx';
import type { PartProps } from './part.ts';

interface Props extends PartProps {
  readonly lesson: Lesson;
  /** The points that answer the reason, once they are shown. */
  readonly rightPoints: readonly Point[];
}

/** A board of a pair: what stays, White's play, the reason, and two sentences. */
export function Pair(props: Props) {
  const { course, act, question, change, next, film, showPlayed } = props;
  const { phase, answer } = course;
  if (phase === 'reason' || phase === 'told') return <Reasons {...props} />;
  return (
    <Question question={question} answer={answer} change={change} asksSure givesReasons={false}>
      {phase === 'plays' && (
        <>
          <button type="button" class="choice strong" data-focus="check" onClick={next}>
            {text.toReason}
          </button>
          <PlaysOn film={film} plays show={showPlayed} />
        </>
      )}
      <Skip act={act} />
    </Question>
  );
}

function Skip({ act }: Pick<PartProps, 'act'>) {
  return (
    <button type="button" class="choice quiet" onClick={() => act({ type: 'skip' })}>
      {text.skip}
    </button>
  );
}

/** What is said of the point that was pressed last, or of the move. */
function judgedIn({ course, reason, proof }: PartProps) {
  const { pressed, moves } = course;
  if (!pressed) return null;
  if (!proof) return reason?.judge(pressed.point) ?? null;
  const isPlayed = moves.at(-1) === pressed.point;
  return proof.judge(isPlayed ? moves.slice(0, -1) : moves, pressed.point);
}

/** The question for the reason, which is pressed or played on the board; then the reason and two sentences. */
function Reasons(props: Props) {
  const { course, lesson, reason, proof, rightPoints, shown } = props;
  const { phase, stage, isShown } = course;
  const isTold = phase === 'told';
  const judged = judgedIn(props);
  const isRefused = judged && !judged.right && !judged.isPlayed;
  const points = rightPoints.map((point) => pointName(shown.position, point));
  return (
    <>
      {!isShown && (
        <p class="question">
          <PhraseText phrase={(reason ?? proof)?.asks ?? []} />
        </p>
      )}
      {/* It stays from the question to the end: what is said in it is announced. */}
      <div class="judged-reason" role="status">
        {!isShown && judged && (
          <p class={isRefused ? 'refusal' : undefined}>
            <PhraseText phrase={judged.words} />
          </p>
        )}
        {isShown && <p>{proof ? text.shownProof[proof.is] : text.shownReason({ points })}</p>}
        {isTold && <p class="sentence">{lesson[stage === 'first' ? 'first' : 'second']}</p>}
      </div>
      {isTold ? <Told {...props} /> : <ReasonButtons {...props} />}
    </>
  );
}

function ReasonButtons({ course, act, proof }: PartProps) {
  return (
    <p class="buttons">
      {proof && (
        <button
          type="button"
          class="choice"
          aria-disabled={course.moves.length === 0}
          onClick={() => course.moves.length > 0 && act({ type: 'takeBack' })}
        >
          {text.takeBack}
        </button>
      )}
      <button type="button" class="choice" data-focus="check" onClick={() => act({ type: 'show' })}>
        {text.showReason}
      </button>
      <Skip act={act} />
    </p>
  );
}

/** What becomes of each block, and the way on. */
function Told({ course, proof, question, film, next, showPlayed }: PartProps) {
  return (
    <>
      <Verdicts verdicts={question.judge(course.answer.chosen)} />
      {question.terms && <p class="terms">{question.terms}</p>}
      <p class="buttons">
        <button type="button" class="choice strong" data-focus="check" onClick={next}>
          {text.nextBoard}
        </button>
        {course.isShown && proof && <PlaysOn film={film} plays show={showPlayed} />}
      </p>
    </>
  );
}
