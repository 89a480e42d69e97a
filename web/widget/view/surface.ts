/** The boxes inside an element's shadow root, which stay while panels come and go. */
import { gameMoreComment } from '#locale/opening.ts';
import type { Theme } from '../../engine/types.ts';
import { MAX_SIDE } from '../../model/state.ts';
import { hasLanguages } from '../languages.ts';
import type { Settings } from '../state/attributes.ts';
import { create, isolated, set } from './dom.ts';
import { reserveSpace } from './space.ts';
import { adoptStyle } from './style.ts';

/** Events on the boxes. */
export interface Listeners {
  /** Handles a key; false if the key means nothing here. */
  press(event: KeyboardEvent): boolean;
  /** The focus has left one of the boxes. */
  blur(): void;
  /** The colours of the page may have changed. */
  recolor(): void;
  /** Has what follows said in the element’s language. */
  speak(): void;
}

/** The reader’s doings that something may be said about. */
const DOINGS = ['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'change', 'focus', 'wheel'];

export class Surface {
  readonly base: HTMLElement;
  readonly #text = create('div', { class: 'text' }, create('slot'));
  readonly board = create('div', { class: 'board', part: 'board' }, this.#text);
  readonly rest = create('div', { class: 'rest' });
  readonly #message = create('p', { class: 'message', part: 'message' });
  readonly #element: HTMLElement;
  readonly #root: ShadowRoot;
  #isDrawn = false;

  constructor(element: HTMLElement, { press, blur, recolor, speak }: Listeners) {
    this.#element = element;
    this.base = create(
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
      click: (event: Event) => {
        // In a link or a label of the page a click on the board would follow the one, or tick the other's box.
        const path = event.composedPath();
        const parts = path.slice(0, path.indexOf(this.base));
        if (this.#root.contains(event.target as Node) && !parts.some(hasOwnEffect)) event.preventDefault();
      },
    });
    set(this.board, {
      // A click focuses the base, so that its keys work; the canvas is focused by keyboard only.
      mousedown: (event: Event) => {
        if (!this.#isDrawn) return;
        event.preventDefault();
        this.base.focus({ preventScroll: true });
      },
    });
    if (hasLanguages())
      for (const doing of DOINGS) this.base.addEventListener(doing, speak, { capture: true, passive: true });
    this.#root = rootOf(element);
    this.#root.append(this.base);
  }

  /** Says in which language everything is; false if it is in that already. */
  speak(language: string): boolean {
    if (this.base.lang === language) return false;
    this.base.lang = language;
    return true;
  }

  readonly hasFocus = (): boolean => this.#root.activeElement !== null;

  /** Applies the style sheet of the document that the element is in now. */
  adopt(): void {
    adoptStyle(this.#root);
  }

  /** Sets what is seen where no board is drawn: the element's own text, or an excerpt of it. */
  showText(isBare: boolean, excerpt: readonly [start: string, more: number] | null): void {
    set(this.base, { 'data-bare': isBare });
    if (excerpt) {
      const [start, more] = excerpt;
      // Without a slot the element's own text is not laid out.
      this.#text.replaceChildren(create('div', { class: 'excerpt' }, start));
      if (more > 0) this.#text.append(create('p', {}, gameMoreComment({ n: more })));
    } else this.#text.replaceChildren(create('slot'));
  }

  /** Describes a board that is not drawn to a screen reader. */
  describe(words: string | null): void {
    set(this.board, { role: words && 'img', 'aria-label': words });
  }

  /** Reserves the space for a board; none, and false, for a board that is too large to be shown. */
  reserve(settings: Settings, columns: number, rows: number, isGame: boolean): boolean {
    if (Math.max(columns, rows) > MAX_SIDE) {
      this.#show('plain');
      return false;
    }
    reserveSpace(this.base, settings, columns, rows, isGame);
    if (!this.#isDrawn && !this.#message.textContent) this.#show(`${settings.controls} waiting`);
    return true;
  }

  /** Makes room for a panel. `look` adds classes to those of the attribute `controls`. */
  draw({ controls, hasGround }: Settings, theme: Theme, look: string): void {
    this.#isDrawn = true;
    this.rest.style.removeProperty('--kept');
    this.#message.textContent = '';
    set(this.base, { 'data-theme': theme, 'data-own': hasGround });
    this.#show(`${controls} drawn${look}`);
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

  #show(look: string): void {
    this.base.className = `base ${look}`;
  }
}

/** The element's shadow root. A closed one that the page has declared gives way, and stays closed. */
function rootOf(element: HTMLElement): ShadowRoot {
  try {
    return element.attachShadow({ mode: 'open' });
  } catch {
    return element.attachShadow({ mode: 'closed' });
  }
}

/** Whether a click on a part does something without a script. */
function hasOwnEffect(part: EventTarget): boolean {
  return part instanceof Element && part.matches('a, input, select, textarea, summary, label');
}
