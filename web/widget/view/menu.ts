/** The menu below a board, by code that is fetched when the first board with its steps has been drawn. */
import type * as words from '#locale/widget.ts';
import { missing } from '#locale/widget.ts';
import { boardName } from '../../model/sentence.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Actions, Component } from './component.ts';
import { create } from './dom.ts';
import { boardWords, contentsOf, sentenceOf, titleOf } from './words.ts';

export type Format = keyof typeof words.formats;

/** What the element says of a board. */
const WORDS = { boardName, boardWords, contentsOf, sentenceOf, titleOf };
export type MenuWords = typeof WORDS;

/** The script `web/widget/hosts/menu.ts`. */
export interface MenuPart {
  /** Buttons that copy the board, show it as a table, and open it in the full page; `turn` steps through the other colour. */
  createMenu(turn: () => void, words: MenuWords): Component;
  /**
   * The position as text in some format.
   * @throws RangeError for a format that there is not for this board
   */
  textOf(format: Format, snapshot: Snapshot, words: MenuWords): string;
}

/** Fetches the part; null if it cannot be had. */
export type LoadMenu = () => Promise<MenuPart | null>;

/** The room of the menu, which comes with the first snapshot of steps. */
export function createMenu({ turn }: Pick<Actions, 'turn'>, load: LoadMenu): Component {
  const element = create('div', { class: 'menu', part: 'menu' });
  let last: Snapshot;
  let menu: Component | undefined;
  let isAsked = false;
  const fetchMenu = async () => {
    const part = await load();
    menu = part?.createMenu(turn, WORDS);
    element.append(menu?.element ?? create('p', {}, missing.menu));
    menu?.show(last);
  };
  return {
    element,
    show(snapshot) {
      last = snapshot;
      if (!isAsked && snapshot.begins === null) {
        isAsked = true;
        fetchMenu();
      }
      menu?.show(snapshot);
    },
  };
}

/**
 * A board as text.
 * @throws RangeError for a format that there is not for it; Error if the part cannot be had
 */
export async function writeText(load: LoadMenu, format: Format, snapshot: Snapshot): Promise<string> {
  const part = await load();
  if (!part) throw new Error(missing.menu);
  return part.textOf(format, snapshot, WORDS);
}
