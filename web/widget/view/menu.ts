/** The round pictures and the menu below a board, by code that is fetched when the first board with its steps has been drawn. */
import type * as words from '#locale/widget.ts';
import { missing } from '#locale/widget.ts';
import { release } from '../../engine/canvas-limit.ts';
import { inSameWords } from '../../locales/spoken.ts';
import { boardName } from '../../model/sentence.ts';
import type { stateAt, stateBeside } from '../menu/ways.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Actions, Component } from './component.ts';
import { create } from './dom.ts';
import { paint } from './picture.ts';
import { boardWords, contentsOf, sentenceOf, titleOf } from './words.ts';

export type Format = keyof typeof words.formats;

/** What the element says of a board. */
const WORDS = { boardName, boardWords, contentsOf, sentenceOf, titleOf };
export type MenuWords = typeof WORDS;

/** How the element draws: it counts the pixels of all canvases. */
const DRAWING = { paint, release };

/** The script `web/widget/hosts/menu.ts`. */
export interface MenuPart {
  /** The end of every round as a small board that leads there. */
  createFilm(go: Actions['go'], drawing: typeof DRAWING): Component;
  /** Buttons that copy the board, show it as a table, and open it in the full page; `turn` steps through the other colour. */
  createMenu(turn: () => void, words: MenuWords): Component;
  /**
   * The position as text in some format; as SGF the whole game, if one is shown.
   * @throws RangeError for a format that there is not for this board
   */
  textOf(format: Format, snapshot: Snapshot, words: MenuWords): string;
  /** Where methods of the element lead. */
  readonly stateAt: typeof stateAt;
  readonly stateBeside: typeof stateBeside;
}

/** Fetches the part; null if it cannot be had. */
export type LoadMenu = () => Promise<MenuPart | null>;

/** The room of the menu, with the round pictures for who can `go` there; both come with the first snapshot of steps. */
export function createMenu({ turn, go }: Pick<Actions, 'turn'> & Partial<Actions>, load: LoadMenu): Component {
  const element = create('div', { class: 'menu', part: 'menu' });
  let last: Snapshot;
  let parts: readonly Component[] = [];
  let isAsked = false;
  let isRemoved = false;
  const take = (part: MenuPart | null) => {
    if (isRemoved) return;
    if (part) parts = [...(go ? [part.createFilm(go, DRAWING)] : []), part.createMenu(turn, WORDS)];
    else element.append(create('p', {}, missing.menu));
    for (const each of parts) {
      element.append(each.element);
      each.show(last);
    }
  };
  return {
    element,
    show(snapshot) {
      last = snapshot;
      if (!isAsked && snapshot.begins === null) {
        isAsked = true;
        inSameWords(load(), take);
      }
      for (const each of parts) each.show(snapshot);
    },
    remove() {
      isRemoved = true;
      for (const each of parts) each.remove?.();
    },
  };
}

/**
 * A board as text.
 * @throws RangeError for a format that there is not for it; Error if the part cannot be had
 */
export function writeText(load: LoadMenu, format: Format, snapshot: Snapshot): Promise<string> {
  return inSameWords(menuFrom(load), ({ textOf }) => textOf(format, snapshot, WORDS));
}

/**
 * The part, for methods of the element.
 * @throws Error if it cannot be had
 */
export async function menuFrom(load: LoadMenu): Promise<MenuPart> {
  const part = await load();
  if (!part) throw new Error(missing.menu);
  return part;
}
