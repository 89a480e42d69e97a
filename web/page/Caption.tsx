import * as text from '../model/catalogue/page-en.ts';
import { momentSentence, placeWords } from '../model/sentence.ts';
import type { RunPartProps } from './part.ts';
import { Said } from './Said.tsx';

/** Where the reader is, and the sentence of the step in large type. */
export function Caption({ state, run, dispatch }: Omit<RunPartProps, 'engine'>) {
  const phrase = momentSentence(run.facts, state.position, run.moment, state.show === 'both');
  return (
    <section class="caption" aria-label={text.caption}>
      <p class="place">{placeWords(run.facts, run.moment)}</p>
      <p class="sentence" role="status">
        <Said phrase={phrase} selection={state.selection} dispatch={dispatch} />
      </p>
    </section>
  );
}
