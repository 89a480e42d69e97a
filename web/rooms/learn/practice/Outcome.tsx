import { useEffect, useMemo, useRef } from 'preact/hooks';
import * as text from '#locale/practice.ts';
import { inOrder } from '../../../model/question.ts';
import { endOf } from '../../../model/run.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import { PlaceLink } from '../../../ui/PlaceLink.tsx';
import { Marks } from '../lesson/Marks.tsx';
import { placeAt } from '../places.ts';
import { type Asking, askingOf, blocksWith, counted, totalOf } from './asking.ts';
import { Heading } from './Heading.tsx';
import { type AnsweredAsking, Lost } from './Lost.tsx';
import type { InterviewBoard, Interviewed } from './made.ts';
import { wordsOf } from './mistakes.ts';
import { PracticeBoard } from './PracticeBoard.tsx';
import { practicePlace } from './places.ts';

interface Props extends FetchedProps, Pick<Interviewed, 'outcome' | 'asked'> {
  readonly again: () => void;
}

interface Judged extends AnsweredAsking {
  /** The blocks that the reader said stay. */
  readonly chosen: readonly number[];
  readonly blocks: number;
  readonly right: number;
  /** The answer is that of the mistake that is named. */
  readonly isPredicted: boolean;
}

/** What the answers fit, with a board on which that fails, and all boards. */
export function Outcome({ outcome, asked: all, again, ...props }: Props) {
  const { engine, palette, dispatch } = props;
  const boards = useMemo(
    () => all.flatMap((asked) => judged(askingOf(engine, { position: asked.position, color: 'black' }), asked)),
    [all],
  );
  const wrong = boards.filter((each) => each.right < each.blocks);
  /** One whose errors are those of the mistake. */
  const shown = wrong.find(({ isPredicted }) => isPredicted) ?? wrong[0] ?? boards[0];
  const words = outcome.kind === 'named' ? wordsOf(outcome.mistake) : null;
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus({ preventScroll: true }), []);
  if (!shown) return null;
  const verdicts = inOrder(shown.question.judge(shown.chosen)).filter(({ is }) => is !== 'right');
  const fits = words?.fits ?? (outcome.kind === 'faultless' ? text.faultless : text.noPattern);
  return (
    <section class="stack lesson" aria-label={text.misjudge}>
      <PracticeBoard asking={shown} palette={palette} answer={null} change={() => {}} told />
      <Heading {...props} title={text.misjudge} />
      <p class="sentence long" role="status" tabIndex={-1} ref={said}>
        {fits}
      </p>
      {words && (
        <p>
          {words.instead}{' '}
          <PlaceLink to={placeAt(words.lesson.id)} isCurrent={false} dispatch={dispatch}>
            {text.toLesson({ title: words.lesson.title })}
          </PlaceLink>
        </p>
      )}
      <p class="hint">{text.rightOf({ ...totalOf(boards), boards: boards.length })}</p>
      {verdicts.length > 0 && (
        <>
          <h3>{words ? text.failsHere : text.wrongHere}</h3>
          <ul class="verdicts">
            {verdicts.map(({ is, reason }) => (
              <li key={is + reason.length} class="wrong">
                <b>{text.verdict[is === 'missed' ? 'missed' : 'wrong']}</b> <PhraseText phrase={reason} />
              </li>
            ))}
          </ul>
          <p class="terms">{shown.question.terms}</p>
        </>
      )}
      <p class="buttons">
        <button type="button" class="choice strong" onClick={again}>
          {text.askAgain}
        </button>
      </p>
      <Marks {...{ engine, palette }} told={endOf(shown.study, 'black')} />
      <Lost {...props} boards={boards} />
      <h3>{text.allBoards}</h3>
      <BoardList boards={boards} dispatch={dispatch} />
      <p class="hint">{text.caveat}</p>
    </section>
  );
}

function judged(asking: Asking | null, { said, predicted, answered }: InterviewBoard): Judged[] {
  if (!asking) return [];
  const chosen = blocksWith(asking, said);
  const isPredicted = predicted !== undefined && blocksWith(asking, predicted).join() === chosen.join();
  return [{ ...asking, answered, chosen, ...counted(asking, chosen), isPredicted }];
}

interface ListProps {
  readonly boards: readonly Pick<Judged, 'asked' | 'blocks' | 'right'>[];
  readonly dispatch: FetchedProps['dispatch'];
}

/** Boards with how many blocks were right, to be opened again. */
export function BoardList({ boards, dispatch }: ListProps) {
  return (
    <ol class="asked-boards">
      {boards.map(({ asked, blocks, right }, index) => (
        <li key={index}>
          <PlaceLink to={practicePlace({ is: 'board', asked })} isCurrent={false} dispatch={dispatch}>
            {text.boardResult({ number: index + 1, right, blocks })}
          </PlaceLink>
        </li>
      ))}
    </ol>
  );
}
