import * as text from '#locale/lesson.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Point } from '../../../engine/types.ts';
import type { Lesson } from '../../../scenes/lessons.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import { PlaysOn } from '../../../ui/question/PlaysOn.tsx';
import { Question } from '../../../ui/question/Question.tsx';
import { Verdicts } from '../../../ui/question/Verdicts.tsx';
import type { PartProps } from './part.ts';
import type { Reason } from './reasons.ts';

interface Props extends PartProps {
  readonly lesson: Lesson;
  readonly reason: Reason | null;
  /** The points that answer it, once they are shown. */
  readonly rightPoints: readonly Point[];
}

/** A board of a pair: what stays, White's play, the reason, and two sentences. */
export function Pair({
  engine,
  course,
  act,
  shown,
  question,
  change,
  next,
  moves,
  showPlayed,
  lesson,
  reason,
  rightPoints,
}: Props) {
  const { stage, phase, answer, pressed, isShown } = course;
  const skip = (
    <button type="button" class="choice quiet" onClick={() => act({ type: 'skip' })}>
      {text.skip}
    </button>
  );
  if (phase === 'ask' || phase === 'plays') {
    return (
      <Question question={question} answer={answer} change={change} asksSure givesReasons={false}>
        {phase === 'plays' && (
          <button type="button" class="choice strong" data-focus="check" onClick={next}>
            {text.toReason}
          </button>
        )}
        {phase === 'plays' && (
          <PlaysOn engine={engine} position={shown.position} moves={moves} plays show={showPlayed} />
        )}
        {skip}
      </Question>
    );
  }
  const judged = pressed && reason?.judge(pressed.point);
  return (
    <>
      {reason && !isShown && (
        <>
          <p class="question">
            <PhraseText phrase={reason.asks} />
          </p>
          <p class={judged && !judged.right ? 'refusal' : undefined} role="status">
            {judged && <PhraseText phrase={judged.words} />}
          </p>
        </>
      )}
      {phase === 'told' && (
        <>
          {isShown && (
            <p>{text.shownReason({ points: rightPoints.map((point) => pointName(shown.position, point)) })}</p>
          )}
          <p class="sentence" role="status">
            {lesson[stage === 'first' ? 'first' : 'second']}
          </p>
          <Verdicts verdicts={question.judge(answer.chosen)} />
          {question.terms && <p class="terms">{question.terms}</p>}
        </>
      )}
      <p class="buttons">
        {phase === 'told' ? (
          <button type="button" class="choice strong" data-focus="check" onClick={next}>
            {text.nextBoard}
          </button>
        ) : (
          <button type="button" class="choice" data-focus="check" onClick={() => act({ type: 'show' })}>
            {text.showReason}
          </button>
        )}
        {phase === 'reason' && skip}
      </p>
    </>
  );
}
