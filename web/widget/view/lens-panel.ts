/** A lens of the page in place of the board and its steps, by code that is fetched for the first such element. */

import type { Engine } from '../../engine/engine.ts';
import type { Color } from '../../engine/types.ts';
import type { Where } from '../../model/where.ts';
import type { AskedGroups } from '../state/asked-groups.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Actions } from './component.ts';
import { create, isolated, set } from './dom.ts';
import { createItems } from './items.ts';
import { createMenu, type LoadMenu } from './menu.ts';
import type { Panel } from './panel.ts';
import type { Surface } from './surface.ts';

/** A module of `web/widget/lenses`, which is fetched for the first element with its `mode`. */
export interface LensModule {
  /** Loads the engine of the lens. Not done by the module itself: old bundlers know no top-level await. */
  loadLens(): Promise<DrawLens>;
}

/** Draws a lens in a shadow root; `moved` is called with each place in it that the reader goes to, and its color. */
export interface DrawLens {
  (root: ShadowRoot, moved: (where: Where, stepping?: Color) => void): DrawnLens;
  /** For a lens that has a question of its own. */
  createAsking?(): Asking;
}

/** The search for the question about groups, of which an element has one at a time. */
export interface Asking {
  /** Finds the question for a snapshot that waits for it, once. */
  find(snapshot: Snapshot, found: (asked: AskedGroups) => void): Promise<void>;
  stop(): void;
}

/** A lens in a shadow root of its own. */
interface DrawnLens {
  show(snapshot: Snapshot, engine: Engine): void;
  remove(): void;
}

/** A panel with a lens in place of the board and the steps, and a menu if there is a way to load it. */
export function createLensPanel(
  { base, rest }: Pick<Surface, 'base' | 'rest'>,
  engine: Engine,
  drawLens: DrawLens,
  loadMenu: LoadMenu | null,
  element: Omit<Actions, 'select'>,
): Panel {
  const items = createItems(element);
  const below = loadMenu ? [createMenu({ turn: element.turn }, loadMenu)] : [];
  const title = create('b', { class: 'place', part: 'place' });
  const host = create('div', { part: 'lens' });
  let last: Snapshot | undefined;
  const lens = drawLens(host.attachShadow({ mode: 'open' }), (where, stepping) => {
    element.visit(where, stepping);
    if (last) for (const part of below) part.show({ ...last, where, stepping: stepping ?? last.stepping });
  });
  rest.replaceChildren(items.element, title, host, ...below.map((part) => part.element));
  return {
    show(snapshot) {
      last = snapshot;
      set(base, { 'aria-label': snapshot.title || null });
      title.replaceChildren(isolated(snapshot.title));
      set(title, { hidden: !snapshot.title });
      set(host, { 'data-theme': base.dataset.theme });
      for (const part of [items, ...below]) part.show(snapshot);
      // The lens may go to a place at once.
      lens.show(snapshot, engine);
    },
    press: () => false,
    remove() {
      lens.remove();
      for (const part of below) part.remove?.();
      rest.replaceChildren();
    },
  };
}
