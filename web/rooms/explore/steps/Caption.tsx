import { useLayoutEffect, useRef } from 'preact/hooks';
import * as text from '#locale/page.ts';
import { plain } from '../../../locales/phrase.ts';
import { momentSentence, placeWords, roundSentence } from '../../../model/sentence.ts';
import { placeIn } from '../../../model/where.ts';
import { PhraseText } from '../../../ui/PhraseText.tsx';
import type { RunProps } from '../../../ui/page-props.ts';

/** A sentence with more characters is set in smaller type. */
const LONG = 170;

/** The place in the run, the sentence of the step in large type, and at its end the whole round. */
export function Caption({ state, run }: Pick<RunProps, 'state' | 'run'>) {
  const { facts, moment } = run;
  const both = state.show === 'both';
  const sentence = momentSentence(facts, state.position, moment, both);
  const round = roundSentence(facts, state.position, moment, both);
  const section = useRef<HTMLElement>(null);
  const said = useRef(moment);
  // Where the text scrolls below the board a step is not taken unseen, but by a reader of a panel.
  useLayoutEffect(() => {
    const caption = section.current;
    if (caption && said.current !== moment && !placeIn(state.where, 'steps')?.panel) {
      const over = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      if (caption.getBoundingClientRect().bottom < over) caption.scrollIntoView({ block: 'nearest' });
    }
    said.current = moment;
  }, [moment]);
  return (
    <section class="caption" ref={section} aria-label={text.caption}>
      <p class="place">{placeWords(facts, moment)}</p>
      <div role="status">
        <p class={plain(sentence).length > LONG ? 'sentence long' : 'sentence'}>
          <PhraseText phrase={sentence} />
        </p>
        {round && (
          <p class="round-said">
            <PhraseText phrase={round} />
          </p>
        )}
      </div>
    </section>
  );
}
