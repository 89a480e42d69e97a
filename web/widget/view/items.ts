import * as words from '#locale/widget.ts';
import { itemWords, type Snapshot } from '../state/snapshot.ts';
import type { Actions, Component } from './component.ts';
import { create, set } from './dom.ts';
import { icon } from './icons.ts';

/** The number of the board that is shown, with buttons to those before and after it; hidden if there is only one. */
export function createItems({ choose }: Pick<Actions, 'choose'>): Component {
  let snapshot: Snapshot;
  /** The item that is shown among those that can be, one or more after it. */
  const beside = (steps: number): number | undefined => {
    const { shown } = snapshot.items;
    return shown[shown.indexOf(snapshot.place.index) + steps];
  };
  const button = (label: string, steps: number) =>
    create(
      'button',
      {
        type: 'button',
        part: 'button',
        title: label,
        'aria-label': label,
        click: () => {
          const item = beside(steps);
          if (item !== undefined) choose(item);
        },
      },
      icon('step', steps < 0),
    );
  const back = button(words.itemBack, -1);
  const forward = button(words.itemForward, 1);
  const which = create('span', { role: 'status' });
  const element = create(
    'div',
    { class: 'row items', part: 'items', role: 'group', 'aria-label': words.items, hidden: true },
    back,
    which,
    forward,
  );
  return {
    element,
    show(now) {
      snapshot = now;
      const { items, place } = now;
      element.hidden = items.shown.length < 2;
      which.textContent = itemWords(items, place.index);
      set(back, { 'aria-disabled': beside(-1) === undefined && 'true' });
      set(forward, { 'aria-disabled': beside(1) === undefined && 'true' });
    },
  };
}
