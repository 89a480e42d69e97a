import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { type Answer, NO_ANSWER } from '../../../model/question.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { Question } from '../../../ui/question/Question.tsx';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { Marks } from '../lesson/Marks.tsx';
import { progress } from '../progress/kept.ts';
import { newSeed } from '../seed.ts';
import { askingOf, counted, totalOf } from './asking.ts';
import { SET } from './boards.ts';
import { Heading } from './Heading.tsx';
import type { AskedBoard } from './image.ts';
import { askSix } from './maker.ts';
import { BoardList } from './Outcome.tsx';
import { PracticeBoard } from './PracticeBoard.tsx';
import { answeredInSix, practice, type Six as Result, type SixAnswer, withResult, withSix } from './progress.ts';
import { useMade } from './use-made.ts';

/** Six boards, and how well they were seen over time. */
export function Six(props: FetchedProps) {
  const { sixes: walk, six } = useSubscribed(progress, (each) => each.of(practice));
  /** The answers to the set that has just ended. */
  const [ended, setEnded] = useState<readonly SixAnswer[] | null>(null);
  /** The set that is asked about, or else the one that has just ended. */
  const number = walk ? walk.seen - (six ? 0 : 1) : 0;
  const isShown = walk !== null && (six !== null || ended !== null);
  const { value, isNew, failed, again } = useMade(
    async () => (isShown ? askSix(walk, number) : []),
    [isShown ? `${walk.start} ${number}` : ''],
  );
  if (failed) return <Failed again={again} />;
  if (!value || !isNew) return <Waiting />;
  if (six && walk) return <Boards key={number} {...props} set={value} answers={six.answers} end={setEnded} />;
  const begin = () => {
    setEnded(null);
    progress.change(practice, (all) => withSix(all, newSeed()));
  };
  return <Results {...props} set={value} ended={ended} begin={begin} />;
}

interface SetProps extends FetchedProps {
  readonly set: readonly AskedBoard[];
}

interface BoardsProps extends SetProps {
  readonly answers: readonly SixAnswer[];
  readonly end: (answers: readonly SixAnswer[]) => void;
}

/** The boards of a set, without a solution in between. */
function Boards({ set, answers, end, ...props }: BoardsProps) {
  const { engine, palette } = props;
  const askings = useMemo(() => set.map((asked) => askingOf(engine, asked)), [engine, set]);
  const asking = askings[answers.length] ?? null;
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER);
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => surface.current?.focus({ preventScroll: true }), [asking]);
  if (!asking) return <Waiting />;
  const change = ({ chosen, checked, sure = false }: Answer) => {
    if (!checked) return setAnswer({ chosen, checked });
    const given = [...answers, { chosen, sure: Number(sure) }];
    setAnswer(NO_ANSWER);
    if (given.length < SET) return progress.change(practice, (all) => answeredInSix(all, given));
    const counts = given.flatMap((each, place) => {
      const one = askings[place];
      return one ? [{ ...counted(one, each.chosen), sure: each.sure }] : [];
    });
    const sureOf = totalOf(counts.filter((each) => each.sure > 0));
    const result: Result = {
      when: Date.now(),
      ...totalOf(counts),
      sure: sureOf.blocks,
      sureRight: sureOf.right,
    };
    end(given);
    progress.change(practice, (all) => withResult(all, result));
  };
  return (
    <section class="stack lesson" aria-label={text.six}>
      <PracticeBoard {...{ asking, palette, answer, change, surface }} told={false} />
      <Heading {...props} title={text.six} />
      <p class="hint" role="status">
        {text.sixNumber({ number: answers.length + 1, all: SET })}
      </p>
      <Question question={asking.question} answer={answer} change={change} asksSure />
      <Marks {...{ engine, palette }} color={asking.asked.color} told={null} />
    </section>
  );
}

interface ResultsProps extends SetProps {
  readonly ended: readonly SixAnswer[] | null;
  readonly begin: () => void;
}

/** The results in a table, the last first. */
const MOST_SHOWN = 12;

const percent = (right: number, blocks: number) => Math.round((100 * right) / Math.max(1, blocks));

function Results({ set, ended, begin, ...props }: ResultsProps) {
  const { results } = useSubscribed(progress, (each) => each.of(practice));
  const last = results.at(-1);
  const boards = useMemo(() => {
    if (!ended) return [];
    return set.flatMap((asked, place) => {
      const asking = askingOf(props.engine, asked);
      return asking ? [{ asked, ...counted(asking, ended[place]?.chosen ?? []) }] : [];
    });
  }, [ended, set]);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (ended) said.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section class="stack learn-start" aria-label={text.six}>
      <div>
        <Heading {...props} title={text.six} />
        {ended && last ? (
          <p class="sentence long" role="status" tabIndex={-1} ref={said}>
            {text.sixResult({ ...last, percent: percent(last.right, last.blocks) })}
          </p>
        ) : (
          <p>{text.sixIntro}</p>
        )}
        {ended && last && <p>{text.sixSure(last)}</p>}
        <p class="buttons">
          <button type="button" class="choice strong" data-focus="six" onClick={begin}>
            {results.length > 0 ? text.sixAgain : text.sixBegin}
          </button>
        </p>
        {boards.length > 0 && <BoardList boards={boards} dispatch={props.dispatch} />}
        {results.length > 0 && (
          <table>
            <caption>{text.overTime}</caption>
            <thead>
              <tr>
                <th scope="col">{text.columns.number}</th>
                <th scope="col">{text.columns.right}</th>
                <th scope="col">{text.columns.sure}</th>
              </tr>
            </thead>
            <tbody>
              {results
                .map((each, index) => ({ ...each, number: index + 1 }))
                .slice(-MOST_SHOWN)
                .reverse()
                .map((each) => (
                  <tr key={each.number}>
                    <th scope="row">{each.number}</th>
                    <td>
                      {text.share({ right: each.right, of: each.blocks, percent: percent(each.right, each.blocks) })}
                    </td>
                    <td>
                      {each.sure > 0
                        ? text.share({
                            right: each.sureRight,
                            of: each.sure,
                            percent: percent(each.sureRight, each.sure),
                          })
                        : text.never}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        )}
        <p class="hint">{text.sixMeasure}</p>
      </div>
    </section>
  );
}
