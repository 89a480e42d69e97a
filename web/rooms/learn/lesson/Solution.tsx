import type { Facts } from '../../../engine/types.ts';
import type { Question, Verdict } from '../../../model/question.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';

/** What there is to say of each block if all are answered rightly. */
export const solutionOf = (question: Question, { blocks }: Facts): readonly Verdict[] =>
  question.judge(blocks.flatMap(({ castOut }, index) => (castOut === null ? [index] : [])));

/** The reasons for blocks, without an answer. */
export function Solution({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <ul class="verdicts">
      {verdicts.map(({ reason }, index) => (
        <li key={index} class="right">
          <PhraseText phrase={reason} />
        </li>
      ))}
    </ul>
  );
}
