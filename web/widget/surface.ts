/** The boxes inside an element's shadow root, and their state while no panel fills them. */
import type { Theme } from '../engine/types.ts';
import { MAX_SIDE } from '../model/state.ts';
import { controlsOf } from './attributes.ts';
import { isolated, make, set } from './make.ts';
import type { Boxes } from './panel.ts';
import { keepRoom } from './room.ts';
import { adoptStyle } from './style.ts';
import { themeAround } from './surroundings.ts';

/** Events on the boxes. */
interface Listeners {
  /** Handles a key; false if the key means nothing here. */
  press(event: KeyboardEvent): boolean;
  /** The focus has left one of the boxes. */
  blur(): void;
  /** The colours of the page may have changed. */
  recolor(): void;
}

export class Surface implements Boxes {
  readonly base: HTMLElement;
  readonly board = make('div', { class: 'board', part: 'board' }, make('slot'));
  readonly rest = make('div', { class: 'rest' });
  readonly #message = make('p', { class: 'message', part: 'message' });
  readonly #element: HTMLElement;
  readonly #root: ShadowRoot;
  #isDrawn = false;

  constructor(element: HTMLElement, { press, blur, recolor }: Listeners) {
    this.#element = element;
    this.base = make(
      'div',
      { class: 'base', part: 'base', lang: 'en', dir: 'ltr', role: 'group', tabindex: -1 },
      this.board,
      this.#message,
      this.rest,
    );
    set(this.base, {
      keydown: (event: KeyboardEvent) => {
        if (!event.defaultPrevented && press(event)) event.preventDefault();
      },
      focusout: blur,
      // The slider's input event is composed, and would reach a form around the element.
      input: (event: Event) => event.stopPropagation(),
      // The end of a transition of the text's colour, which follows the page's.
      transitionend: recolor,
    });
    set(this.board, {
      // A click focuses the base, so that its keys work; the canvas is focused by keyboard only.
      mousedown: (event: Event) => {
        if (!this.#isDrawn) return;
        event.preventDefault();
        this.base.focus({ preventScroll: true });
      },
    });
    this.#root = element.attachShadow({ mode: 'open' });
    this.#root.append(this.base);
  }

  get hasFocus(): boolean {
    return this.#root.activeElement !== null;
  }

  /** Applies the style sheet of the document that the element is in now. */
  adopt(): void {
    adoptStyle(this.#root);
  }

  /** Tells a screen reader about a board that is not drawn. */
  describe(words: string | null): void {
    set(this.board, { role: words && 'img', 'aria-label': words });
  }

  /** Reserves the room for a board; none, and false, for a board that is too large to be shown. */
  reserve(columns: number, rows: number): boolean {
    if (Math.max(columns, rows) > MAX_SIDE) {
      this.#show('plain');
      return false;
    }
    keepRoom(this.base, this.#element, columns, rows);
    if (!this.#isDrawn && !this.#message.textContent) this.#show(`${controlsOf(this.#element)} waiting`);
    return true;
  }

  /** Makes room for a panel. `look` adds classes to those of the attribute `controls`. */
  draw(look: string): void {
    this.#isDrawn = true;
    this.rest.style.removeProperty('--kept');
    this.#message.textContent = '';
    this.#show(`${controlsOf(this.#element)} drawn${look}`);
  }

  /** Keeps the room of a panel that is about to be removed. */
  leave(): void {
    this.#isDrawn = false;
    if (this.#element.isConnected) this.rest.style.setProperty('--kept', `${this.rest.offsetHeight}px`);
    this.base.className = this.base.className.replace('drawn', 'left');
  }

  /** Shows the element's own text with a message below it; false if that is shown already. */
  fail(message: string): boolean {
    this.#isDrawn = false;
    this.describe(null);
    this.rest.style.removeProperty('--kept');
    this.#show('plain');
    if (message === this.#message.textContent) return false;
    this.#message.replaceChildren(isolated(message));
    return true;
  }

  /** Chooses the theme: pale on paper, else the reader's, the one asked for, or that of the page. */
  theme(asked: string | null, isPrinted: boolean): Theme {
    const around = themeAround(this.#element);
    const own = (['pale', 'dim'] as const).find((each) => each === asked);
    const theme = isPrinted ? 'pale' : around === 'forced' ? around : (own ?? around);
    set(this.base, { 'data-theme': theme, 'data-own': own !== undefined });
    return theme;
  }

  #show(look: string): void {
    this.base.className = `base ${look}`;
  }
}
