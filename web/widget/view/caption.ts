import { type Phrase, plain } from '../../locales/phrase.ts';
import { isSame } from '../../model/selection.ts';
import { placeWords } from '../../model/sentence.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Actions, Component } from './component.ts';
import { create, isolated, set } from './dom.ts';
import { sentenceOf } from './words.ts';

/** The title, the place and the sentence, in the room of the run's longest sentence. */
export function createCaption({ select }: Actions): Component {
  const place = create('p', { class: 'place', part: 'place' });
  const sentence = create('p', { class: 'sentence', part: 'sentence' });
  let facts: Snapshot['facts'];
  let names: [HTMLElement, Exclude<Phrase[number], string>][] = [];
  return {
    element: create(
      'div',
      { class: 'caption', part: 'caption' },
      place,
      create('div', { class: 'said', role: 'status' }, sentence),
    ),
    show(snapshot) {
      const where = snapshot.facts ? placeWords(snapshot.facts, snapshot.moment) : '';
      place.replaceChildren(...(snapshot.title ? [create('b', {}, isolated(snapshot.title)), ' '] : []), where);
      if (facts !== snapshot.facts) {
        facts = snapshot.facts;
        let longest = '';
        for (let moment = 0; moment < (facts?.places.length ?? 0); moment++) {
          const words = plain(sentenceOf({ ...snapshot, moment }));
          if (words.length > longest.length) longest = words;
        }
        set(sentence.parentElement as HTMLElement, { 'data-longest': longest });
      }
      names = [];
      sentence.replaceChildren(
        ...sentenceOf(snapshot).map((piece) => {
          if (typeof piece === 'string') return piece;
          const name = create(
            'span',
            {
              class: piece.kind,
              part: 'name',
              pointerenter: () => select(piece),
              pointerleave: () => select(null),
            },
            piece.text,
          );
          if (piece.place) name.append(create('span', { class: 'unseen' }, piece.place));
          names.push([name, piece]);
          return name;
        }),
      );
    },
    highlight(selection) {
      for (const [name, piece] of names) set(name, { 'data-lit': selection !== null && isSame(selection, piece) });
    },
  };
}
