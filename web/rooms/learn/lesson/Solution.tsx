import { inOrder, type Question, rightOf, type Verdict } from '../../../model/question.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';

/** What there is to say of each block if all are answered rightly. */
export const solutionOf = (question: Question): readonly Verdict[] => question.judge(rightOf(question));

/** The reasons for blocks, without an answer, in the order in which they fall. */
export function Solution({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <ul class="verdicts">
      {inOrder(verdicts).map(({ reason }, index) => (
        <li key={index} class="right">
          <PhraseText phrase={reason} />
        </li>
      ))}
    </ul>
  );
}
