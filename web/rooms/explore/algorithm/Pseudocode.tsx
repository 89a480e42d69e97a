import { currentLine, pseudocode } from '#locale/panels.ts';
import { isChosen } from '../../../model/sentence.ts';
import type { RunProps } from '../../../ui/page-props.ts';

/** The algorithm in a dozen lines, the current one marked. */
export function Pseudocode({ run }: Pick<RunProps, 'run'>) {
  const { facts, moment } = run;
  const now = facts.steps[moment - 1]?.kind ?? 'start';
  return (
    <ol class="pseudocode">
      {pseudocode(facts.rules, facts.color, isChosen(facts)).map(([depth, text, at]) => (
        <li key={text} style={{ '--depth': depth }} aria-current={at === now ? 'step' : undefined}>
          {at === now && <span class="unseen">{currentLine} </span>}
          {text}
        </li>
      ))}
    </ol>
  );
}
