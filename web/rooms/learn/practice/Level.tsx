import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { practiceBoards } from '../../../engine/learn-module.ts';
import { type Answer, NO_ANSWER } from '../../../model/question.ts';
import { HOME } from '../../../model/where.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useLoaded } from '../../../ui/loading.ts';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import { Question } from '../../../ui/question/Question.tsx';
import { SaveReturnContext } from '../../../ui/return-path.ts';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { progress } from '../progress/kept.ts';
import { counted, useAsking } from './asking.ts';
import { boardOf, type Level as LevelNumber, linesOf } from './boards.ts';
import { Heading } from './Heading.tsx';
import type { AskedBoard } from './image.ts';
import { PracticeBoard } from './PracticeBoard.tsx';
import { practicePlace } from './places.ts';
import { levelName, practice, withBoard, withLevel } from './progress.ts';

interface LevelProps extends FetchedProps {
  readonly level: LevelNumber;
}

/** One board of a level after the other. */
export function Level({ level, ...props }: LevelProps) {
  const { value: lines, failed, again } = useLoaded(async () => linesOf(await practiceBoards[level]()));
  const walk = useSubscribed(progress, (each) => each.of(practice).levels[levelName(level)]);
  /** The number of the board; that in the progress has gone on when it is answered. */
  const [number, setNumber] = useState<number | null>(walk?.seen ?? null);
  const first = useRef<number | null>(null);
  first.current ??= number;
  useEffect(() => {
    if (!lines) return;
    progress.change(practice, (all) => withLevel(all, level, Math.floor(Math.random() * lines.length)));
    setNumber(progress.of(practice).levels[levelName(level)]?.seen ?? 0);
  }, [lines]);
  const asked = useMemo(
    () => (lines && walk && number !== null ? boardOf(lines, walk, number) : null),
    [lines, walk?.start, number],
  );
  if (failed) return <Failed again={again} />;
  if (!asked || !walk || number === null) return <Waiting />;
  return (
    <OneBoard
      key={number}
      {...props}
      asked={asked}
      title={text.level({ level })}
      checked={(counts) => progress.change(practice, (all) => withBoard(all, level, number, counts))}
      next={() => {
        progress.change(practice, (all) => withBoard(all, level, number, null));
        setNumber(number + 1);
      }}
      goesOn={number !== first.current}
    >
      {walk.done > 0 && <p class="hint">{text.tally(walk)}</p>}
    </OneBoard>
  );
}

interface OneProps extends FetchedProps {
  readonly asked: AskedBoard;
  readonly title: string;
  /** Called once, with what the first answer is right about. */
  readonly checked?: (counts: { readonly blocks: number; readonly right: number }) => void;
  /** Goes to the next board. */
  readonly next?: () => void;
  /** The reader has asked for the board from the one before, and goes on with it. */
  readonly goesOn?: boolean;
  readonly children?: preact.ComponentChildren;
}

const EXPLORE = 'practice-explore';

/** A board that is asked about, and explained once it is answered. */
export function OneBoard({ asked, title, checked, next, goesOn = false, children, ...props }: OneProps) {
  const { state, dispatch, engine, palette } = props;
  const asking = useAsking(engine, asked);
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER);
  const isCounted = useRef(false);
  const surface = useRef<HTMLDivElement>(null);
  const saveReturn = useContext(SaveReturnContext);
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
      <PracticeBoard {...{ asking, palette, answer, change, surface }} told={answer.checked} />
      <Heading {...props} title={title} takesFocus={!goesOn} />
      <Question question={asking.question} answer={answer} change={change}>
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
      <p class="buttons">
        {answer.checked && (
          <button
            type="button"
            class="choice"
            data-focus={EXPLORE}
            onClick={() => {
              saveReturn?.(state, EXPLORE);
              dispatch({ type: 'load', load: { position, show: color, stepping: color, where: HOME } });
            }}
          >
            {text.explore}
          </button>
        )}
        <PlaceLink to={practicePlace({ is: 'board', asked })} isCurrent={false} dispatch={dispatch}>
          {text.link}
        </PlaceLink>
      </p>
    </section>
  );
}
