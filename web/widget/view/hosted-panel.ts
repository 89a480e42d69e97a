/** A panel whose controls are drawn by code that is fetched: a game, or a question. Until then the position is still. */

import type { Snapshot } from '../state/snapshot.ts';
import type { Actions, CreateBoard } from './component.ts';
import { create, isolated, set } from './dom.ts';
import { createItems } from './items.ts';
import { isFree } from './keys.ts';
import { createNotes } from './notes.ts';
import type { Panel } from './panel.ts';
import type { Surface } from './surface.ts';

/** What the element has for the controls. */
export interface Host {
  /** A shadow root of their own, below the board. */
  readonly root: ShadowRoot;
  readonly board: HTMLElement;
  /** True while the focus is in the element. */
  readonly hasFocus: () => boolean;
  readonly actions: Actions;
}

/** Controls that are drawn. */
export interface Hosted {
  show(snapshot: Snapshot): void;
  /** Handles a key; false if the key means nothing here. */
  press(key: string): boolean;
  remove(): void;
}

/** Draws the controls of a game, `web/widget/lenses/games.tsx`, or a question with its board, `web/widget/board/quiz.tsx`. */
export type DrawHosted = (host: Host) => Hosted;

/** A panel with such controls; without `draw` nothing goes on. Without `createBoard` they draw the board as well. */
export function createHostedPanel(
  { base, board, rest, hasFocus }: Pick<Surface, 'base' | 'board' | 'rest' | 'hasFocus'>,
  part: 'game' | 'quiz',
  createBoard: CreateBoard | null,
  draw: DrawHosted | null,
  element: Omit<Actions, 'select'>,
): Panel {
  const actions: Actions = { ...element, select() {} };
  const drawn = createBoard?.(board, null, actions);
  const items = createItems(actions);
  const notes = createNotes();
  const title = create('p', { class: 'place', part: 'place' });
  const host = create('div', { part });
  const root = host.attachShadow({ mode: 'open' });
  const hosted = draw?.({ root, board, hasFocus, actions });
  rest.replaceChildren(items.element, title, host, notes.element);
  return {
    show(snapshot) {
      set(base, { 'aria-label': snapshot.title || null });
      title.replaceChildren(create('b', {}, isolated(snapshot.title)));
      set(title, { hidden: !snapshot.title });
      set(host, { 'data-theme': snapshot.theme });
      for (const part of [drawn, items, notes]) part?.show(snapshot);
      hosted?.show(snapshot);
    },
    press(event) {
      return hosted !== undefined && isFree(event) && hosted.press(event.key);
    },
    remove() {
      hosted?.remove();
      drawn?.remove?.();
      rest.replaceChildren();
    },
  };
}
