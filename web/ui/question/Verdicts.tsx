import { verdict } from '#locale/question.ts';
import { inOrder, type Verdict } from '../../model/question.ts';
import { PhraseText } from '../PhraseText.tsx';

/** What is said of the answer for each block, with its reason, in the order in which they fall. */
export function Verdicts({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <ul class="verdicts">
      {inOrder(verdicts).map(({ is, reason }, index) => (
        <li key={index} class={is === 'right' ? 'right' : 'wrong'}>
          <b>{verdict[is]}</b> <PhraseText phrase={reason} />
        </li>
      ))}
    </ul>
  );
}
