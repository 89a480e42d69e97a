import type { Selection } from '../engine/types.ts';
import { isSame } from '../model/update.ts';
import { makeBoard } from './board.ts';
import { makeCaption } from './caption.ts';
import { makeFilm } from './film.ts';
import { isolated, make, set } from './make.ts';
import { makeMenu } from './menu.ts';
import type { Actions, Part } from './part.ts';
import type { Shown } from './shown.ts';
import { makeSteps } from './steps.ts';
import { type Brush, makeTools } from './tools.ts';

/** Values of the attribute `controls`. */
export const CONTROLS = ['full', 'steps', 'none'] as const;
export type Controls = (typeof CONTROLS)[number];

/** The boxes of an element, which outlive its panels. */
export interface Boxes {
  readonly base: HTMLElement;
  readonly board: HTMLElement;
  readonly rest: HTMLElement;
}

/** The drawn board with its controls, which exists while the element is near the visible part of the page. */
export interface Panel {
  show(shown: Shown): void;
  /** Handles a key; false if the key means nothing here. */
  press(event: KeyboardEvent): boolean;
  /** Removes the panel. */
  leave(): void;
}

/** Controls that use every key themselves. */
const TAKES_ALL = 'textarea, .table';
/** Controls that use Space themselves. */
const TAKES_SPACE = 'button, a, input';

export function makePanel(
  { base, board, rest }: Boxes,
  { controls, editable }: { readonly controls: Controls; readonly editable: boolean },
  element: Omit<Actions, 'select'>,
): Panel {
  let lit: Selection | null = null;
  const actions: Actions = {
    ...element,
    select(selection) {
      if (isSame(lit, selection)) return;
      lit = selection;
      for (const part of parts) part.light?.(lit);
    },
  };
  const brush: Brush | null = editable ? { tool: 'alternate' } : null;
  const steps = makeSteps(actions);
  const below: Part[] = [
    ...(brush ? [makeTools(brush, actions, () => drawn.light?.(lit))] : []),
    ...(controls === 'none' ? [] : [steps, makeCaption(actions)]),
    ...(controls === 'full' ? [makeFilm(actions), makeMenu(actions)] : []),
  ];
  const drawn = makeBoard(board, brush, actions);
  const parts: readonly Part[] = [drawn, ...below];
  const notes = make('div', { class: 'notes', part: 'notes' });
  rest.replaceChildren(...below.map((part) => part.element), notes);
  let before: Shown | undefined;
  return {
    show(shown) {
      set(base, { 'aria-label': shown.title || null });
      if (before?.study !== shown.study || before.stepping !== shown.stepping) actions.select(null);
      if (before?.notes !== shown.notes) {
        notes.replaceChildren(...shown.notes.map((note) => make('p', {}, isolated(note))));
      }
      before = shown;
      for (const part of parts) part.show(shown);
    },
    press(event) {
      const { key } = event;
      const isOn = (what: string) => event.target instanceof Element && event.target.closest(what) !== null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isOn(TAKES_ALL)) return false;
      if (key === ' ' && isOn(TAKES_SPACE)) return false;
      return controls !== 'none' && steps.press(key);
    },
    leave() {
      for (const part of parts) part.leave?.();
      rest.replaceChildren();
    },
  };
}
