import { useMemo, useRef, useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import type { Position } from '../../../engine/types.ts';
import { type Answer, NO_ANSWER } from '../../../model/question.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { Question } from '../../../ui/question/Question.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { Marks } from '../lesson/Marks.tsx';
import { progress } from '../progress/kept.ts';
import { newSeed } from '../seed.ts';
import { askingOf, pointsOf } from './asking.ts';
import { Heading } from './Heading.tsx';
import { askInterview } from './maker.ts';
import { Outcome } from './Outcome.tsx';
import { PracticeBoard } from './PracticeBoard.tsx';
import { type Answers, interviewedBy, practice } from './progress.ts';
import { useMade } from './use-made.ts';

/** The most boards that are asked about. */
const MOST = 12;

/** Boards without a solution in between, and then the mistake that the answers fit. */
export function Misjudge(props: FetchedProps) {
  const [answers, setAnswers] = useState<Answers>(
    () => progress.of(practice).interview ?? { seed: newSeed(), answers: [] },
  );
  const key = [answers.seed, JSON.stringify(answers.answers)];
  const { value, isNew, failed, again } = useMade(() => askInterview(answers), key);
  const keep = (next: Answers) => {
    progress.change(practice, (all) => interviewedBy(all, next));
    setAnswers(next);
  };
  const anew = () => keep({ seed: newSeed(), answers: [] });
  if (failed) return <Failed again={again} />;
  if (!value) return <Waiting />;
  const { next, outcome, asked } = value;
  if (!next) return <Outcome {...props} outcome={outcome} asked={asked} again={anew} />;
  return <Asked {...props} {...{ answers, isNew, keep, anew }} position={next} />;
}

interface AskedProps extends FetchedProps {
  readonly position: Position;
  readonly answers: Answers;
  /** It has not been answered. */
  readonly isNew: boolean;
  readonly keep: (answers: Answers) => void;
  readonly anew: () => void;
}

function Asked({ position, answers, isNew, keep, anew, ...props }: AskedProps) {
  const { engine, palette } = props;
  const asking = useMemo(() => askingOf(engine, { position, color: 'black' }), [engine, position]);
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER);
  const surface = useRef<HTMLDivElement>(null);
  if (!asking) return <Waiting />;
  const change = (given: Answer) => {
    if (!isNew) return;
    if (!given.checked) return setAnswer(given);
    keep({ ...answers, answers: [...answers.answers, pointsOf(asking, given.chosen)] });
    setAnswer(NO_ANSWER);
    surface.current?.focus({ preventScroll: true });
  };
  const number = answers.answers.length + Number(isNew);
  return (
    <section class="stack lesson" aria-label={text.misjudge}>
      <PracticeBoard {...{ asking, palette, answer, change, surface }} told={false} />
      <Heading {...props} title={text.misjudge} />
      <p>{text.misjudgeIntro}</p>
      <p class="hint" role="status">
        {text.boardOf({ number, most: MOST })}
      </p>
      <Question question={asking.question} answer={answer} change={change} check={text.give}>
        {answers.answers.length > 0 && (
          <button type="button" class="choice quiet" onClick={anew}>
            {text.fromStart}
          </button>
        )}
      </Question>
      <Marks {...{ engine, palette }} told={null} />
    </section>
  );
}
