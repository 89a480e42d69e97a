import * as text from '#locale/lesson.ts';
import { rightOf } from '../../../model/question.ts';
import { blockName } from '../../../model/sentence.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import type { PartProps } from './part.ts';
import { Solution, solutionOf } from './Solution.tsx';

/** A board on which all blocks are explained but one. */
export function Worked({ course, act, shown, run, question, next }: PartProps) {
  const { facts } = run;
  const { position, open } = shown;
  const at = facts.blocks.findIndex(({ points }) => open !== null && points.includes(open));
  const stays = rightOf(question).includes(at);
  const isTold = course.phase === 'told';
  const said = course.answer.chosen.includes(at);
  const verdicts = solutionOf(question);
  const answer = (says: boolean) =>
    act({ type: 'check', answer: { chosen: says ? [at] : [], checked: true }, right: says === stays });
  return (
    <>
      <Solution verdicts={verdicts.filter((_, index) => index !== at)} />
      <p class="question says-task" tabIndex={-1}>
        <PhraseText phrase={text.workedAsks({ block: blockName(facts, position, at) })} />
      </p>
      <p class={isTold && said !== stays ? 'refusal' : undefined} role="status">
        {isTold && (
          <>
            <b>{said === stays ? text.workedRight : text.workedWrong}</b>{' '}
            <PhraseText phrase={verdicts[at]?.reason ?? []} />
          </>
        )}
      </p>
      <p class="buttons">
        {isTold ? (
          <button type="button" class="choice strong" data-focus="check" onClick={next}>
            {text.nextBoard}
          </button>
        ) : (
          <>
            <button type="button" class="choice" data-focus="check" onClick={() => answer(true)}>
              {text.workedStays}
            </button>
            <button type="button" class="choice" data-focus="check" onClick={() => answer(false)}>
              {text.workedFalls}
            </button>
            <button type="button" class="choice quiet" onClick={() => act({ type: 'skip' })}>
              {text.skip}
            </button>
          </>
        )}
      </p>
    </>
  );
}
