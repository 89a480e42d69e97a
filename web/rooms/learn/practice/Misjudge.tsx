import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { type Interview, type Learning, loadLearning } from '../../../engine/learn.ts';
import { learn, pool } from '../../../engine/learn-module.ts';
import { type Answer, NO_ANSWER } from '../../../model/question.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useLoaded } from '../../../ui/loading.ts';
import { Question } from '../../../ui/question/Question.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { progress } from '../progress/kept.ts';
import { newSeed } from '../seed.ts';
import { askingOf, pointsOf } from './asking.ts';
import { Heading } from './Heading.tsx';
import { Outcome } from './Outcome.tsx';
import { PracticeBoard } from './PracticeBoard.tsx';
import { type Answers, interviewedBy, practice } from './progress.ts';

interface Loaded {
  readonly learning: Learning;
  readonly boards: string;
}

/** The most boards that are asked about. */
const MOST = 12;

/** Boards without a solution in between, and then the mistake that the answers fit. */
export function Misjudge(props: FetchedProps) {
  const { value, failed, again } = useLoaded(async (): Promise<Loaded> => {
    const [module, boards] = await Promise.all([learn(), pool()]);
    return { learning: await loadLearning(module), boards };
  });
  if (failed) return <Failed again={again} />;
  if (!value) return <Waiting />;
  return <Asked {...props} {...value} />;
}

/** The interview with these answers. */
function replayed({ learning, boards }: Loaded, { seed, answers }: Answers): Interview {
  const interview = learning.interview(boards, seed);
  for (const points of answers) {
    if (interview.outcome().kind !== 'open' || !interview.next()) break;
    interview.answer(points);
  }
  return interview;
}

function Asked({ learning, boards, ...props }: FetchedProps & Loaded) {
  const { engine, palette } = props;
  const [answers, setAnswers] = useState<Answers>(
    () => progress.of(practice).interview ?? { seed: newSeed(), answers: [] },
  );
  const interview = useMemo(() => replayed({ learning, boards }, answers), [answers]);
  useEffect(() => () => interview.free(), [interview]);
  const position = useMemo(() => (interview.outcome().kind === 'open' ? interview.next() : null), [interview]);
  const asking = useMemo(() => position && askingOf(engine, { position, color: 'black' }), [engine, position]);
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER);
  const surface = useRef<HTMLDivElement>(null);
  const keep = (next: Answers) => {
    progress.change(practice, (all) => interviewedBy(all, next));
    setAnswers(next);
    setAnswer(NO_ANSWER);
  };
  const change = (next: Answer) => {
    if (!next.checked || !asking) return setAnswer(next);
    keep({ ...answers, answers: [...answers.answers, pointsOf(asking, next.chosen)] });
    surface.current?.focus({ preventScroll: true });
  };
  const anew = () => keep({ seed: newSeed(), answers: [] });
  if (!asking) return <Outcome {...props} learning={learning} interview={interview} again={anew} />;
  const number = answers.answers.length + 1;
  return (
    <section class="stack lesson" aria-label={text.misjudge}>
      <PracticeBoard {...{ asking, palette, answer, change, surface }} told={false} />
      <Heading {...props} title={text.misjudge} />
      <p>{text.misjudgeIntro}</p>
      <p class="hint" role="status">
        {text.boardOf({ number, most: MOST })}
      </p>
      <Question question={asking.question} answer={answer} change={change} check={text.give}>
        {number > 1 && (
          <button type="button" class="choice quiet" onClick={anew}>
            {text.fromStart}
          </button>
        )}
      </Question>
    </section>
  );
}
