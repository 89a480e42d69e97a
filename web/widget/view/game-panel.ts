/** A game below its board, by code that is fetched for the first text with moves. Until then the position is still. */

import type { Snapshot } from '../state/snapshot.ts';
import type { Actions, CreateBoard } from './component.ts';
import { create, isolated, set } from './dom.ts';
import { createItems } from './items.ts';
import { createNotes } from './notes.ts';
import type { Panel } from './panel.ts';
import type { Surface } from './surface.ts';

/** What the element has for the game's controls. */
export interface GameHost {
  /** A shadow root of their own, below the board. */
  readonly root: ShadowRoot;
  readonly board: HTMLElement;
  /** True while the focus is in the element. */
  readonly hasFocus: () => boolean;
  readonly actions: Pick<Actions, 'play' | 'showLife' | 'begin'>;
}

/** The controls of a game, and what its record says. */
export interface DrawnGame {
  show(snapshot: Snapshot): void;
  /** Handles a key; false if the key means nothing here. */
  press(key: string): boolean;
  remove(): void;
}

/** Draws the controls of a game: `web/widget/lenses/games.tsx`, which is fetched. */
export type DrawGame = (host: GameHost) => DrawnGame;

/** Controls that use every key, and those that use Space, themselves. */
const [TAKES_ALL, TAKES_SPACE] = ['textarea, input:not([type="range"])', 'button, summary, a, input'];

/** A panel with a game at one of its moves; without `drawGame` nothing goes on. */
export function createGamePanel(
  { base, board, rest, hasFocus }: Pick<Surface, 'base' | 'board' | 'rest' | 'hasFocus'>,
  createBoard: CreateBoard,
  drawGame: DrawGame | null,
  actions: Omit<Actions, 'select'>,
): Panel {
  const drawn = createBoard(board, null, { ...actions, select() {} });
  const items = createItems(actions);
  const notes = createNotes();
  const title = create('p', { class: 'place', part: 'place' });
  const host = create('div', { part: 'game' });
  const root = host.attachShadow({ mode: 'open' });
  const game = drawGame?.({ root, board, hasFocus, actions });
  rest.replaceChildren(items.element, title, host, notes.element);
  return {
    show(snapshot) {
      set(base, { 'aria-label': snapshot.title || null });
      title.replaceChildren(create('b', {}, isolated(snapshot.title)));
      set(title, { hidden: !snapshot.title });
      set(host, { 'data-theme': snapshot.theme });
      for (const part of [drawn, items, notes]) part.show(snapshot);
      game?.show(snapshot);
    },
    press(event) {
      const [target] = event.composedPath();
      const isOn = (what: string) => target instanceof Element && target.matches(what);
      if (!game || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isOn(TAKES_ALL)) return false;
      return !(event.key === ' ' && isOn(TAKES_SPACE)) && game.press(event.key);
    },
    remove() {
      game?.remove();
      drawn.remove?.();
      rest.replaceChildren();
    },
  };
}
