import type { ComponentChildren } from 'preact';
import * as text from '#locale/question.ts';
import type { Answer, Question as Asked } from '../../model/question.ts';
import { Verdicts } from './Verdicts.tsx';

interface Props {
  readonly question: Asked;
  readonly answer: Answer;
  readonly change: (answer: Answer) => void;
  /** Asks as well how sure the answer is, which is given once. */
  readonly asksSure?: boolean;
  /** The words of the button that checks the answer, where the reader is told nothing yet. */
  readonly check?: string;
  /** Says of each block why it stays or falls, once the answer is checked. */
  readonly givesReasons?: boolean;
  /** Buttons beside Check. */
  readonly children?: ComponentChildren;
}

/** A question with the reader's answer so far, and once it is checked a verdict on each choice, with its reason. */
export function Question({
  question,
  answer,
  change,
  asksSure = false,
  check = text.check,
  givesReasons = true,
  children,
}: Props) {
  const { chosen, checked } = answer;
  const verdicts = checked ? question.judge(chosen) : [];
  const right = verdicts.filter(({ is }) => is === 'right').length;
  const checkButton = (
    <button
      type="button"
      class="choice"
      data-focus="check"
      onClick={() => change(checked ? { chosen: [], checked: false } : { chosen, checked: true })}
    >
      {checked ? text.again : check}
    </button>
  );
  const names = chosen.map((each) => question.choices[each]?.name ?? '');
  return (
    <section class="asked" aria-label={question.asks}>
      <p class="question">{question.asks}</p>
      <div class="asked-status">
        <p role="status">
          {checked
            ? (question.result ?? text.result)({ all: right === verdicts.length, right, blocks: verdicts.length })
            : names.length
              ? text.chosen({ blocks: names })
              : question.instruction}
        </p>
        {/* They keep the room of the longest line, so that the buttons stay where they are at each press. */}
        {!checked && <p aria-hidden="true">{question.instruction}</p>}
        {!checked && <p aria-hidden="true">{text.chosen({ blocks: question.choices.map(({ name }) => name) })}</p>}
      </div>
      {checked && givesReasons && (
        <>
          <Verdicts verdicts={verdicts} />
          {question.terms && <p class="terms">{question.terms}</p>}
        </>
      )}
      <p class="buttons">
        {asksSure
          ? !checked &&
            ([true, false] as const).map((sure) => (
              <button
                key={String(sure)}
                type="button"
                class="choice"
                data-focus="check"
                onClick={() => change({ chosen, checked: true, sure })}
              >
                {sure ? text.sure : text.unsure}
              </button>
            ))
          : checkButton}
        {children}
      </p>
    </section>
  );
}
