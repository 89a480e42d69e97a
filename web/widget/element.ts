import type { Position, WasmSource } from '../engine/types.ts';
import type { Answer, SpaceAnswer } from '../package/types.ts';
import { Controller, type Find } from './controller.ts';
import type { Eventful } from './events.ts';
import { languageOf, speak } from './languages.ts';
import { loadPart } from './loading.ts';
import type { Way } from './menu/ways.ts';
import type { Destination, Game, Reached } from './places.ts';
import { createElement } from './safe-document.ts';
import {
  ATTRIBUTES,
  type AttributeName,
  type AttributeProperties,
  reflect,
  upgradeProperties,
} from './state/attributes.ts';
import { gameIn } from './state/destination.ts';
import { highlightsOf, type Role } from './state/highlight.ts';
import { answerFor, placeIn } from './state/snapshot.ts';
import type { Owner } from './surroundings.ts';
import { type MenuPart, menuFrom, writeText } from './view/menu.ts';

export type { Answer, SpaceAnswer } from '../package/types.ts';
export type {
  ChangeDetail,
  ErrorDetail,
  LinkDetail,
  MoveDetail,
  PassAliveEventMap,
  PassAliveEvents,
  PointDetail,
  StepDetail,
} from './events.ts';
export type { ErrorCode } from './failure.ts';
export type { Destination, Game, Reached } from './places.ts';
export type { Role } from './state/highlight.ts';

const loadMenu = () => loadPart('menu');

/** A server has no `HTMLElement`; the module can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => Eventful & AttributeProperties;

/**
 * A board on which Benson's casting-out is stepped through, made from the text inside the
 * element: a `$$` diagram, SGF or rows. The text is seen until the board is drawn, and where
 * it cannot be drawn.
 *
 * @fires pass-alive-ready The text is drawn; the detail is its {@link Position}.
 * @fires pass-alive-step Another step is shown; see {@link StepDetail}.
 * @fires pass-alive-move Another move of the game is shown; see {@link MoveDetail}.
 * @fires pass-alive-change The position has been edited, or another board of the text is shown; see
 *   {@link ChangeDetail}.
 * @fires pass-alive-point The reader has pressed a point of the board; see {@link PointDetail}.
 * @fires pass-alive-link The reader is about to follow a link of the diagram; cancelable. See {@link LinkDetail}.
 * @fires pass-alive-error Nothing is drawn; see {@link ErrorDetail}.
 */
export class PassAliveElement extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  /** The address of the WebAssembly, its bytes, or a function that returns either. Read once. */
  static wasm: WasmSource | (() => WasmSource | Promise<WasmSource>);

  /** Loads the engine before a board comes near, so that boards are printed that nobody scrolled to. */
  static preload = false;

  /** The address of the full page, for elements without an attribute `page`. */
  static page = '';

  /**
   * The origins besides the page's own, such as `https://games.example`, that `src` may name; folders, such
   * as `/files/`, which are then the only ones of the page's own host; or `none`.
   */
  static sources: readonly string[] = [];

  /**
   * The address of a page that a diagram links to, with `$1` for its name: `/wiki/$1`. Without one the links
   * of diagrams stay text.
   */
  static links = '';

  /**
   * What elements show first that say nothing about the steps: `steps`, or `plain`, a game at its first position
   * and a diagram as it is drawn, which is the default.
   */
  static view = '';

  /** The value of `theme` of elements that have none. */
  static theme = '';

  /**
   * Registers `<pass-alive>`, or the same element under another name. A name that is taken
   * stays as it is.
   */
  static define(tag = 'pass-alive', registry = globalThis.customElements as CustomElementRegistry | undefined): void {
    if (!registry || registry.get(tag)) return;
    try {
      registry.define(tag, PassAliveElement);
    } catch {
      // A class can be registered only once.
      registry.define(tag, class extends PassAliveElement {});
    }
  }

  readonly #prototype = Object.getPrototypeOf(this) as object;
  readonly #board = new Controller(this, PassAliveElement satisfies Owner);

  /**
   * Settles when the text of the element has been read, which is done even out of sight once this is asked for; of
   * an element in no document, when it is in one. Rejects with an error that has the `code` of `pass-alive-error`.
   */
  get ready(): Promise<void> {
    return this.#board.ready;
  }

  /** The text of the element; null before it is found. */
  get text(): string | null {
    return this.#board.text;
  }

  /** The game at its place, if the text has moves; null otherwise, and before it is read. */
  get game(): Game | null {
    const { snapshot } = this.#board;
    return snapshot && gameIn(snapshot);
  }

  /**
   * Replaces the text of the element.
   * @returns what {@link ready} does
   */
  load(text: string): Promise<void> {
    const pre = createElement('pre');
    pre.textContent = String(text);
    this.#board.empty();
    this.replaceChildren(pre);
    this.#board.readAgain();
    return this.ready;
  }

  /**
   * Goes to a place in the text.
   * @returns the place; rejects with a RangeError if the text has none such, and then nothing changes
   */
  goTo(to: Destination): Promise<Reached> {
    return this.#go(
      ({ stateAt }) =>
        (state, snapshotOf) =>
          stateAt(state, to, snapshotOf),
    );
  }

  /** Does what the reader’s button does: a move of a game, a step of the run, or its beginning. */
  next(): Promise<Reached> {
    return this.#walk('forward');
  }

  /** One move or step back. */
  back(): Promise<Reached> {
    return this.#walk('back');
  }

  /** The start of the game, or of the run. */
  first(): Promise<Reached> {
    return this.#walk('first');
  }

  /** The end of the game, or of the run. */
  last(): Promise<Reached> {
    return this.#walk('last');
  }

  #walk(way: Way): Promise<Reached> {
    return this.#go(
      ({ stateBeside }) =>
        (state) =>
          stateBeside(state, this.#board.read(), way),
    );
  }

  async #go(findBy: (part: MenuPart) => Find): Promise<Reached> {
    await this.ready;
    return this.#board.act(findBy(await menuFrom(loadMenu)));
  }

  /**
   * Marks points, until they are marked otherwise or another text is read; without points, none.
   * @param points numbers in reading order from 0, or names such as `C3`
   * @throws RangeError for a point that the board does not have, or another role
   */
  highlight(points: readonly (number | string)[], role: Role = 'circle'): void {
    this.#board.set({ highlights: highlightsOf(this.#board.read().position, points, role) });
    this.#board.updateSoon();
  }

  /** The board as an SVG document. */
  toSVG(): Promise<string> {
    return this.#write('svg');
  }

  /**
   * The position as text, or as a link to the full page. As SGF the whole game, if the element shows one that is
   * written in it: with its branches, comments and marks, as its author wrote them.
   * @returns the text; rejects with a RangeError for another format, for a board that it cannot write, and for a link
   *   without a full page
   */
  toText(format: 'diagram' | 'sgf' | 'rows' | 'link'): Promise<string> {
    return this.#write(format);
  }

  async #write(format: 'diagram' | 'sgf' | 'rows' | 'link' | 'svg'): Promise<string> {
    await this.ready;
    speak(languageOf(this));
    return writeText(loadMenu, format, this.#board.read());
  }

  /** The position on the board; null before the text is read. */
  get position(): Position | null {
    return this.#board.snapshot?.position ?? null;
  }

  /**
   * The package's `analyze` for the position on the board, with the element's rules and `color`;
   * null before the text is read, or if the position cannot be analysed.
   */
  get analysis(): Answer | SpaceAnswer | null {
    const { snapshot } = this.#board;
    return snapshot && answerFor(snapshot);
  }

  /** The place in the run, `round.step`. */
  get place(): string {
    const { snapshot } = this.#board;
    return snapshot ? placeIn(snapshot) : '0';
  }

  get editable(): boolean {
    return this.hasAttribute('editable');
  }
  set editable(on: boolean) {
    this.toggleAttribute('editable', Boolean(on));
  }

  get quiz(): boolean {
    return this.hasAttribute('quiz');
  }
  set quiz(on: boolean) {
    this.toggleAttribute('quiz', Boolean(on));
  }

  connectedCallback(): void {
    upgradeProperties(this);
    this.#board.connect();
  }

  /** In another document Firefox gives the element the prototype of an unknown one. */
  adoptedCallback(): void {
    Object.setPrototypeOf(this, this.#prototype);
  }

  disconnectedCallback(): void {
    this.#board.disconnect();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before !== value) this.#board.changeAttribute(name as AttributeName);
  }
}

reflect(PassAliveElement);

declare global {
  interface HTMLElementTagNameMap {
    'pass-alive': PassAliveElement;
  }
}
