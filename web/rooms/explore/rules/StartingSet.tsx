import * as en from '#locale/starting-set.ts';
import { phrases } from '../../../locales/sentences.ts';
import type { Analyzed } from '../../../model/run.ts';
import type { State } from '../../../model/state.ts';
import { wholeBoardSentence } from '../../../model/whole-board.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import type { RunProps } from '../../../ui/page-props.ts';

export interface StartingSetProps extends Pick<RunProps, 'state' | 'run'> {
  readonly analyze: (state: State) => Analyzed;
}

/** The meaning of a chosen starting set, and the result of the whole board beside it. */
export function StartingSet({ state, run, analyze }: StartingSetProps) {
  const whole = state.start && analyze({ ...state, start: null }).run;
  if (!whole) return <p>{en.all}</p>;
  const phrase = wholeBoardSentence(run.facts, whole.facts, state.position, state.show === 'both');
  return (
    <p>
      <PhraseText phrase={phrases(en.chosen, phrase)} />
    </p>
  );
}
