import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { sixes } from '../../../engine/learn-module.ts';
import { type Answer, NO_ANSWER } from '../../../model/question.ts';
import { Failed } from '../../../ui/Failed.tsx';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { useLoaded } from '../../../ui/loading.ts';
import { Question } from '../../../ui/question/Question.tsx';
import { useSubscribed } from '../../../ui/subscribed.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { progress } from '../progress/kept.ts';
import { askingOf, counted, totalOf } from './asking.ts';
import { linesOf, SET, sixOf } from './boards.ts';
import { Heading } from './Heading.tsx';
import { BoardList } from './Outcome.tsx';
import { PracticeBoard } from './PracticeBoard.tsx';
import { answeredInSix, practice, type Six as Result, type SixAnswer, withResult, withSix } from './progress.ts';

/** Six boards, and how well they were seen over time. */
export function Six(props: FetchedProps) {
  const { value: lines, failed, again } = useLoaded(async () => linesOf(await sixes()));
  const { sixes: walk, six } = useSubscribed(progress, (each) => each.of(practice));
  /** The answers to the set that has just ended. */
  const [ended, setEnded] = useState<readonly SixAnswer[] | null>(null);
  if (failed) return <Failed again={again} />;
  if (!lines) return <Waiting />;
  if (six && walk) {
    return (
      <Boards {...props} lines={lines} number={walk.seen} start={walk.start} answers={six.answers} end={setEnded} />
    );
  }
  const begin = () => {
    setEnded(null);
    progress.change(practice, (all) => withSix(all, Math.floor((Math.random() * lines.length) / SET)));
  };
  return <Results {...props} lines={lines} ended={ended} begin={begin} />;
}

interface SetProps extends FetchedProps {
  readonly lines: readonly string[];
}

interface BoardsProps extends SetProps {
  /** The number of the set, and where the reader began. */
  readonly number: number;
  readonly start: number;
  readonly answers: readonly SixAnswer[];
  readonly end: (answers: readonly SixAnswer[]) => void;
}

/** The boards of a set, without a solution in between. */
function Boards({ lines, number, start, answers, end, ...props }: BoardsProps) {
  const { engine, palette } = props;
  const askings = useMemo(
    () => sixOf(lines, { start }, number).map((asked) => askingOf(engine, asked)),
    [engine, lines, number, start],
  );
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

function Results({ lines, ended, begin, ...props }: ResultsProps) {
  const { results, sixes: walk } = useSubscribed(progress, (each) => each.of(practice));
  const last = results.at(-1);
  const boards = useMemo(() => {
    if (!ended || !walk) return [];
    return sixOf(lines, walk, walk.seen - 1).flatMap((asked, place) => {
      const asking = askingOf(props.engine, asked);
      return asking ? [{ asked, ...counted(asking, ended[place]?.chosen ?? []) }] : [];
    });
  }, [ended]);
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
