import { type Phrase, plain } from '../locales/phrase.ts';
import { momentSentence, placeWords, roundSentence } from '../model/sentence.ts';
import { isSame } from '../model/update.ts';
import { isolated, make, set } from './make.ts';
import type { Actions, Part } from './part.ts';
import type { Shown } from './shown.ts';

/** The sentence of a step, as on the page, followed by the round's sentence at the round's end. */
export function sentenceOf({ facts, position, show, moment, problem }: Shown): Phrase {
  if (!facts) return [problem];
  const both = show === 'both';
  const round = roundSentence(facts, position, moment, both);
  return [...momentSentence(facts, position, moment, both), ...(round ? [' ', ...round] : [])];
}

/** The title, the place and the sentence, in the room of the run's longest sentence. */
export function makeCaption({ select }: Actions): Part {
  const place = make('p', { class: 'place', part: 'place' });
  const sentence = make('p', { class: 'sentence', part: 'sentence' });
  let facts: Shown['facts'];
  let names: [HTMLElement, Exclude<Phrase[number], string>][] = [];
  return {
    element: make(
      'div',
      { class: 'caption', part: 'caption' },
      place,
      make('div', { class: 'said', role: 'status' }, sentence),
    ),
    show(shown) {
      const where = shown.facts ? placeWords(shown.facts, shown.moment) : '';
      place.replaceChildren(...(shown.title ? [make('b', {}, isolated(shown.title)), ' '] : []), where);
      if (facts !== shown.facts) {
        facts = shown.facts;
        let longest = '';
        for (let moment = 0; moment < (facts?.places.length ?? 0); moment++) {
          const words = plain(sentenceOf({ ...shown, moment }));
          if (words.length > longest.length) longest = words;
        }
        set(sentence.parentElement as HTMLElement, { 'data-longest': longest });
      }
      names = [];
      sentence.replaceChildren(
        ...sentenceOf(shown).map((piece) => {
          if (typeof piece === 'string') return piece;
          const name = make(
            'span',
            {
              class: piece.kind,
              part: 'name',
              pointerenter: () => select(piece),
              pointerleave: () => select(null),
            },
            piece.text,
          );
          names.push([name, piece]);
          return name;
        }),
      );
    },
    light(selection) {
      for (const [name, piece] of names) set(name, { 'data-lit': selection !== null && isSame(selection, piece) });
    },
  };
}
