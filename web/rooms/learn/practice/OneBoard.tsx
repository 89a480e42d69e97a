import { useEffect, useRef, useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { type Answer, NO_ANSWER } from '../../../model/question.ts';
import { endOf } from '../../../model/run.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import { Question } from '../../../ui/question/Question.tsx';
import { ExploreButton } from '../ExploreButton.tsx';
import { Marks } from '../lesson/Marks.tsx';
import { type Counts, counted, useAsking } from './asking.ts';
import { Heading } from './Heading.tsx';
import type { AskedBoard } from './image.ts';
import { PracticeBoard } from './PracticeBoard.tsx';
import { practicePlace } from './places.ts';

interface OneProps extends FetchedProps {
  readonly asked: AskedBoard;
  readonly title: string;
  /** The way back; to all of practice by default. */
  readonly back?: preact.ComponentChildren;
  /** Called once, with what the first answer is right about. */
  readonly checked?: (counts: Counts) => void;
  /** Goes to the next board. */
  readonly next?: () => void;
  /** The reader has asked for the board from the one before, and goes on with it. */
  readonly goesOn?: boolean;
  /** Says why each block stays or falls, once it is answered; true by default. */
  readonly explains?: boolean;
  readonly children?: preact.ComponentChildren;
}

/** A board that is asked about, and explained once it is answered. */
export function OneBoard({
  asked,
  title,
  back,
  checked,
  next,
  goesOn = false,
  explains = true,
  children,
  ...props
}: OneProps) {
  const { state, dispatch, engine, palette } = props;
  const asking = useAsking(engine, asked);
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER);
  const isCounted = useRef(false);
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (goesOn) surface.current?.focus({ preventScroll: true });
  }, []);
  if (!asking) {
    return (
      <section class="stack">
        <Heading {...props} title={title} />
        <p class="refusal">{text.notAsked}</p>
      </section>
    );
  }
  const change = (next: Answer) => {
    if (next.checked && !isCounted.current) {
      isCounted.current = true;
      checked?.(counted(asking, next.chosen));
    }
    setAnswer(next);
  };
  const { position, color } = asked;
  return (
    <section class="stack lesson" aria-label={title}>
      <PracticeBoard {...{ asking, palette, answer, change, surface }} told={answer.checked && explains} />
      <Heading {...props} title={title} back={back} takesFocus={!goesOn} />
      <Question question={asking.question} answer={answer} change={change} givesReasons={explains}>
        {next && (
          <button
            type="button"
            class={answer.checked ? 'choice strong' : 'choice quiet'}
            data-focus="next"
            onClick={next}
          >
            {answer.checked ? text.next : text.skip}
          </button>
        )}
      </Question>
      {children}
      <Marks {...{ engine, palette, color }} told={answer.checked && explains ? endOf(asking.study, color) : null} />
      <p class="buttons">
        {answer.checked && explains && (
          <ExploreButton
            {...{ state, dispatch }}
            id="practice-explore"
            board={{ position, show: color, stepping: color }}
            label={text.explore}
          />
        )}
        <PlaceLink to={practicePlace({ is: 'board', asked })} isCurrent={false} dispatch={dispatch}>
          {text.link}
        </PlaceLink>
      </p>
    </section>
  );
}
