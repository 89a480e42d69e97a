import { backToMove } from '#locale/game-line.ts';
import { back } from '#locale/question.ts';
import { tools as toolsLabel } from '#locale/widget.ts';
import type { Selection } from '../../engine/types.ts';
import { isSame } from '../../model/selection.ts';
import type { Settings } from '../state/attributes.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { createCaption } from './caption.ts';
import type { Actions, Component, CreateBoard } from './component.ts';
import { create, set } from './dom.ts';
import { createItems } from './items.ts';
import { isFree } from './keys.ts';
import { createMenu, type LoadMenu } from './menu.ts';
import { createNotes } from './notes.ts';
import { createSteps } from './steps.ts';
import type { Surface } from './surface.ts';

/** The drawn board with its controls, which exists while the element is near the visible part of the page. */
export interface Panel {
  show(snapshot: Snapshot): void;
  /** Handles a key; false if the key means nothing here. */
  press(event: KeyboardEvent): boolean;
  /** Removes the panel. */
  remove(): void;
}

export function createPanel(
  { base, board, rest }: Pick<Surface, 'base' | 'board' | 'rest'>,
  { controls, editable, view }: Pick<Settings, 'controls' | 'editable' | 'view'>,
  createBoard: CreateBoard,
  loadMenu: LoadMenu,
  element: Omit<Actions, 'select'>,
): Panel {
  const isPlain = view === 'plain';
  let lit: Selection | null = null;
  const actions: Actions = {
    ...element,
    select(selection) {
      if (isSame(lit, selection)) return;
      lit = selection;
      for (const part of parts) part.highlight?.(lit);
    },
  };
  const steps = createSteps(actions);
  const below: Component[] = [
    ...(controls === 'none' ? [] : [createItems(actions), createReturn(actions), steps]),
    ...(controls === 'none' && !isPlain ? [] : [createCaption(actions)]),
    ...(controls === 'full' ? [createMenu(actions, loadMenu)] : []),
    createNotes(),
  ];
  const settings = { class: 'row tools', part: 'tools', role: 'group', 'aria-label': toolsLabel };
  const tools = editable ? create('div', settings) : null;
  const drawn = createBoard(board, tools, actions);
  const parts: readonly Component[] = [drawn, ...below];
  rest.replaceChildren(...(tools ? [tools] : []), ...below.map((part) => part.element));
  let before: Snapshot | undefined;
  return {
    show(snapshot) {
      set(base, { 'aria-label': snapshot.title || null });
      if (before?.study !== snapshot.study || before.stepping !== snapshot.stepping) actions.select(null);
      before = snapshot;
      for (const part of parts) part.show(snapshot);
    },
    press(event) {
      return controls !== 'none' && isFree(event) && steps.press(event.key);
    },
    remove() {
      for (const part of parts) part.remove?.();
      rest.replaceChildren();
    },
  };
}

/** A button that leads from the steps back to the game or the question, if there is one. */
function createReturn({ leave }: Pick<Actions, 'leave'>): Component {
  const element = create('button', { type: 'button', part: 'button', class: 'return', click: leave, hidden: true });
  return {
    element,
    show({ play, isAsked }) {
      element.hidden = !play && !isAsked;
      element.textContent = play ? backToMove({ move: play.move }) : back;
    },
  };
}
