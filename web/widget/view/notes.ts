import type { Snapshot } from '../state/snapshot.ts';
import type { Component } from './component.ts';
import { create, isolated } from './dom.ts';

/** The warnings about a text, and the assumptions made. */
export function createNotes(): Component {
  const element = create('div', { class: 'notes', part: 'notes' });
  let notes: Snapshot['notes'] | undefined;
  return {
    element,
    show(snapshot) {
      if (notes === snapshot.notes) return;
      notes = snapshot.notes;
      element.replaceChildren(...notes.map((note) => create('p', {}, isolated(note))));
    },
  };
}
