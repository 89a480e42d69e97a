import { algorithm, currentLine } from '#locale/panels.ts';
import type { Facts, Step } from '../../../engine/types.ts';
import { isChosen } from '../../../model/sentence.ts';
import type { RunProps } from '../../../ui/page-props.ts';

/** The words of the lines, for the rules and the starting set. */
function wordsOf(facts: Facts) {
  const { color, rules } = facts;
  const chosen = isChosen(facts);
  const listed = rules.regions === 'small' ? 'listSmall' : 'listEnclosed';
  const { setAll, setChosen, isCastOut, isCastOutSuicide, ...same } = algorithm;
  return {
    ...same,
    set: chosen ? setChosen : setAll({ color }),
    list: algorithm[chosen ? (`${listed}InSet` as const) : listed]({ color }),
    isCastOut: rules.suicide === 'allowed' ? isCastOutSuicide : isCastOut,
  };
}

/** The lines: how far each is indented, its words, and the kind of step at which it is the current one. */
const LINES: readonly (readonly [
  depth: number,
  words: keyof ReturnType<typeof wordsOf>,
  at?: Step['kind'] | 'start',
])[] = [
  [0, 'set', 'start'],
  [0, 'list', 'start'],
  [0, 'repeat'],
  [1, 'eachBlock'],
  [2, 'isCastOut'],
  [3, 'castOut', 'castOut'],
  [1, 'eachRegion'],
  [2, 'isDiscarded'],
  [3, 'discard', 'discarded'],
  [0, 'until'],
  [0, 'alive', 'settled'],
  [0, 'clear', 'cleared'],
];

/** The algorithm in a dozen lines, the current one marked. */
export function Pseudocode({ run }: Pick<RunProps, 'run'>) {
  const { facts, moment } = run;
  const now = facts.steps[moment - 1]?.kind ?? 'start';
  const words = wordsOf(facts);
  const lines = facts.rules.regions === 'small' ? LINES.slice(0, -1) : LINES;
  return (
    <ol class="pseudocode">
      {lines.map(([depth, line, at]) => (
        <li key={line} style={{ '--depth': depth }} aria-current={at === now ? 'step' : undefined}>
          {at === now && <span class="unseen">{currentLine} </span>}
          {words[line]}
        </li>
      ))}
    </ol>
  );
}
