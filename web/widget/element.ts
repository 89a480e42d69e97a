import { pointName } from '../engine/coordinate.ts';
import { colorAt } from '../engine/position.ts';
import type { Position, WasmSource } from '../engine/types.ts';
import type { WidgetBuild } from '../engine/widget.ts';
import { plain } from '../locales/phrase.ts';
import type { Answer, SpaceAnswer } from '../package/types.ts';
import { webAddress } from './address.ts';
import { Content } from './content/content.ts';
import { excerptOf, guessMoves, guessSize } from './content/element-text.ts';
import { Deferred } from './deferred.ts';
import type { ChangeDetail, ErrorDetail, Eventful, LinkDetail, MoveDetail, PointDetail, StepDetail } from './events.ts';
import { NeedsSpaces } from './failure.ts';
import {
  drawGame,
  drawLens,
  failureOf,
  load,
  loadGames,
  loadLater,
  loadLens,
  loadSpaces,
  noSpaces,
  paletteOf,
  ready,
  type SpaceBuild,
  spaces,
} from './loading.ts';
import type { Destination, Game, Reached } from './places.ts';
import { createElement, isOpenToPreact } from './safe-document.ts';
import {
  ATTRIBUTES,
  type AttributeName,
  type NumberAttributes,
  pageOf,
  placeOf,
  reflect,
  type Settings,
  settingsOf,
  upgradeProperties,
} from './state/attributes.ts';
import { gameIn, reachedIn, stateAt, stateBeside, type Way } from './state/destination.ts';
import { highlightsOf, type Role } from './state/highlight.ts';
import { lensOf } from './state/lens-place.ts';
import { editedFrom, sizeIn } from './state/open-text.ts';
import { answerFor, isAtEnd, placeIn, type Snapshot, type Surroundings, snapshots } from './state/snapshot.ts';
import { canDraw, INITIAL, type LinePlace, type State } from './state/state.ts';
import { type Action, update } from './state/update.ts';
import { updateSoon } from './update-queue.ts';
import { sentenceOf } from './view/caption.ts';
import { formatsOf, textOf } from './view/text-of.ts';
import { View } from './view/view.ts';
import { canShow, themeOf, watch } from './watch.ts';

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

/** A server has no `HTMLElement`; the module can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => Eventful & NumberAttributes;

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
   * and a diagram as it is drawn. Empty for games as in `plain`, and the steps of other positions.
   */
  static view = '';

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

  declare color: string | null;
  declare suicide: string | null;
  declare regions: string | null;
  declare controls: string | null;
  declare theme: string | null;
  declare src: string | null;
  declare page: string | null;
  declare mode: string | null;
  declare block: string | null;
  declare board: string | null;
  declare topology: string | null;
  declare turn: string | null;
  declare crop: string | null;
  declare view: string | null;
  declare play: string | null;
  declare coordinates: string | null;

  readonly #prototype = Object.getPrototypeOf(this) as object;
  #state: State = INITIAL;
  readonly #snapshotOf = snapshots();
  readonly #content = new Content(this, {
    found: (text) => this.#take(text),
    fetching: () => this.#reduce({ type: 'noText' }),
    changed: () => this.#readAgain(),
    failed: (error) => {
      this.#reduce({ type: 'noText' });
      this.#fail(error);
    },
  });
  #view: View | null = null;
  /** Ends the watching of the page; null while the element is in no document. */
  #unwatch: (() => void) | null = null;
  #ready = new Deferred();

  /**
   * Settles when the text of the element has been read, which is done even out of sight once this is asked for; of
   * an element in no document, when it is in one. Rejects with an error that has the `code` of `pass-alive-error`.
   */
  get ready(): Promise<void> {
    if (!this.#state.isAsked) {
      this.#set({ isAsked: true });
      this.#updateSoon();
    }
    return this.#ready.promise;
  }

  /** The text of the element; null before it is found. */
  get text(): string | null {
    return this.#state.text;
  }

  /** The game at its place, if the text has moves; null otherwise, and before it is read. */
  get game(): Game | null {
    return this.#snapshot && gameIn(this.#snapshot);
  }

  /**
   * Replaces the text of the element.
   * @returns what {@link ready} does
   */
  load(text: string): Promise<void> {
    const pre = createElement('pre');
    pre.textContent = String(text);
    this.#renew();
    this.#reduce({ type: 'noText' });
    this.replaceChildren(pre);
    this.#readAgain();
    return this.ready;
  }

  /**
   * Goes to a place in the text.
   * @returns the place; rejects with a RangeError if the text has none such, and then nothing changes
   */
  goTo(to: Destination): Promise<Reached> {
    return this.#act((snapshotOf) => stateAt(this.#state, to, snapshotOf));
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

  /**
   * Marks points, until they are marked otherwise or another text is read; without points, none.
   * @param points numbers in reading order from 0, or names such as `C3`
   * @throws RangeError for a point that the board does not have, or another role
   */
  highlight(points: readonly (number | string)[], role: Role = 'circle'): void {
    this.#set({ highlights: highlightsOf(this.#read().position, points, role) });
    this.#updateSoon();
  }

  /** The board as an SVG document. */
  toSVG(): string {
    return textOf('svg', this.#read());
  }

  /**
   * The position as text, or as a link to the full page.
   * @throws RangeError for another format, for a board that it cannot write, and for a link without a full page
   */
  toText(format: 'diagram' | 'sgf' | 'rows' | 'link'): string {
    const snapshot = this.#read();
    if (format !== 'rows' && !formatsOf(snapshot).includes(format)) throw new RangeError(`No format ${format}.`);
    return textOf(format, snapshot);
  }

  /** What is shown; an error before the text is read. */
  #read(): Snapshot {
    if (!this.#snapshot) throw new DOMException('The text has not been read: wait for `ready`.', 'InvalidStateError');
    return this.#snapshot;
  }

  #walk(way: Way): Promise<Reached> {
    return this.#act(() => stateBeside(this.#state, this.#read(), way));
  }

  /** Goes on to another state, as a method asks. */
  async #act(stateFrom: (snapshotOf: (state: State) => Snapshot) => State): Promise<Reached> {
    await this.ready;
    const before = this.#read();
    const settings = settingsOf(this, PassAliveElement.view);
    const state = stateFrom((state) => this.#snapshotOf(state, settings, this.#surroundings(settings)));
    if (state !== this.#state) {
      this.#state = state;
      this.#update();
      this.#tellChanges(before);
    }
    return reachedIn(this.#read());
  }

  /** Tells what a method has changed. */
  #tellChanges(before: Snapshot): void {
    const now = this.#read();
    if (before.place.index !== now.place.index) this.#tellPosition(false);
    const [from, to] = [reachedIn(before), reachedIn(now)];
    if (from.item !== to.item || from.move !== to.move || from.path.join() !== to.path.join()) this.#tellMove(false);
    if (now.facts && from.round !== to.round) this.#tellStep(false);
  }

  /** The promise of a text that is about to be read. */
  #renew(): void {
    if (this.#ready.isSettled) this.#ready = new Deferred();
  }

  /** The position on the board; null before the text is read. */
  get position(): Position | null {
    return this.#snapshot?.position ?? null;
  }

  /**
   * The package's `analyze` for the position on the board, with the element's rules and `color`;
   * null before the text is read, or if the position cannot be analysed.
   */
  get analysis(): Answer | SpaceAnswer | null {
    return this.#snapshot && answerFor(this.#snapshot);
  }

  /** The place in the run, `round.step`. */
  get place(): string {
    return this.#snapshot ? placeIn(this.#snapshot) : '0';
  }

  get editable(): boolean {
    return this.hasAttribute('editable');
  }
  set editable(on: boolean) {
    this.toggleAttribute('editable', Boolean(on));
  }

  connectedCallback(): void {
    upgradeProperties(this);
    if (canShow) updateSoon(this.#begin);
  }

  /** Makes the boxes where there are none yet, and watches. For many elements in slices, as their updates. */
  readonly #begin = (): void => {
    if (this.#unwatch || !this.isConnected) return;
    this.#view ??= this.#createView();
    this.#view.adopt();
    this.#unwatch = watch(this, this.#view.board, {
      near: (isNear) => {
        this.#set({ isNear });
        this.#updateSoon();
      },
      resized: (width) => {
        this.#set({ width });
        this.#redrawSoon();
      },
      changed: () => this.#redrawSoon(),
      printing: (isPrinting) => {
        this.#set({ isPrinting });
        if (ready) this.#update();
      },
      contentChanged: () => this.#readAgain(),
    });
    this.#readAgain();
    if (PassAliveElement.preload) loadLater(PassAliveElement.wasm);
  };

  /** In another document Firefox gives the element the prototype of an unknown one. */
  adoptedCallback(): void {
    Object.setPrototypeOf(this, this.#prototype);
  }

  disconnectedCallback(): void {
    this.#unwatch?.();
    this.#unwatch = null;
    this.#set({ isNear: null, width: 0 });
    this.#view?.leave();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value) return;
    this.#dispatch({ type: 'attribute', name: name as AttributeName, place: placeOf(this) });
    if (!this.#state.isAnnounced || name === 'src') this.#renew();
  }

  /** What the board shows; null before it is drawn. */
  get #snapshot(): Snapshot | null {
    return this.#view?.snapshot ?? null;
  }

  #createView(): View {
    return new View(
      this,
      {
        // A board far away may have been kept drawn by the focus alone.
        blur: () => this.#updateSoon(),
        recolor: () => this.#redrawSoon(),
      },
      {
        go: (place) => {
          if (place === this.place && this.#snapshot?.begins == null) return;
          this.#set({ place, hasBegun: true });
          this.#update();
          this.#tellStep(true);
        },
        choose: (item) => this.#change(() => ({ type: 'choose', item, place: placeOf(this) })),
        follow: ({ point, target, href }) =>
          this.#tell<LinkDetail>('pass-alive-link', { point, target, href }, { cancelable: true }),
        point: (point) => {
          const { position } = this.#read();
          const detail = { point, name: pointName(position, point), stone: colorAt(position, point) };
          this.#tell<PointDetail>('pass-alive-point', detail);
        },
        play: (to) => this.#play(to),
        showLife: (showsLife) => {
          this.#set({ showsLife });
          this.#update();
        },
        begin: () => {
          const place = this.#snapshot?.begins;
          if (place == null) return;
          this.#set({ place, hasBegun: true });
          this.#update();
          this.#tellStep(true);
        },
        leave: () => {
          this.#set({ hasBegun: false });
          this.#update();
        },
        turn: () => {
          if (!this.#snapshot) return;
          this.#reduce({ type: 'turn', from: this.#snapshot.stepping });
          this.#update();
          this.#tellStep(true);
        },
        visit: (where, stepping) => this.#set({ where, ...(stepping && { stepping }) }),
        edit: (stones, toPlay) =>
          this.#change((snapshot) => ({
            type: 'edit',
            edited: editedFrom(snapshot, stones, toPlay),
            isAtEnd: isAtEnd(snapshot),
          })),
        reset: () => this.#change((snapshot) => ({ type: 'reset', isAtEnd: isAtEnd(snapshot) })),
      },
    );
  }

  #reduce(action: Action): void {
    this.#state = update(this.#state, action);
  }

  #dispatch(action: Action): void {
    this.#reduce(action);
    this.#updateSoon();
  }

  #set(fields: Extract<Action, { type: 'set' }>['fields']): void {
    this.#reduce({ type: 'set', fields });
  }

  #readAgain(): void {
    this.#set({ mustRead: true });
    this.#updateSoon();
  }

  #updateSoon(): void {
    if (this.#unwatch) updateSoon(this.#update);
  }

  #redrawSoon(): void {
    if (this.#view?.isDrawn) this.#updateSoon();
  }

  /** Updates the state from the text, and the view from the state. */
  readonly #update = (): void => {
    const view = this.#view;
    if (!this.#unwatch || !view) return;
    const settings = settingsOf(this, PassAliveElement.view);
    try {
      const isWanted = this.#state.isNear || this.#state.isPrinting || view.hasFocus;
      const isAsked = isWanted || this.#state.isAsked;
      if (this.#state.mustRead && (isAsked || settings.src === null)) {
        this.#set({ mustRead: false });
        view.showText(!this.firstElementChild, excerptOf(this));
        this.#content.read(PassAliveElement.sources);
      }
      if (!isWanted) view.leave();
      view.describe(this.#state.isNear === false && !isWanted);
      if (!isAsked || !canDraw(this.#state)) return;
      const { isPrinting } = this.#state;
      const hasParts = !settings.mode || !isWanted || drawLens[lensOf(settings.mode)] !== undefined || isPrinting;
      if (!this.#build || !hasParts) {
        this.#load(settings);
        return;
      }
      if (isWanted) this.#draw(view, this.#build, settings);
      else view.snapshot = this.#snapshotOf(this.#state, settings, this.#surroundings(settings));
      this.#ready.resolve();
    } catch (error) {
      if (error instanceof NeedsSpaces) {
        this.#set({ isInSpace: true });
        this.#updateSoon();
      } else this.#fail(error);
    }
  };

  /** Takes a text that was read, and reserves space for its board. */
  #take(text: string): void {
    if (text === this.#state.text) return;
    this.#renew();
    if (!this.#view?.isDrawn) {
      const settings = settingsOf(this, PassAliveElement.view);
      const size = text ? null : sizeIn(settings.board ?? '');
      const sides = size ? ([size.columns, size.rows] as const) : guessSize(text, settings.crop === 'drawn');
      this.#view?.reserve(settings, sides, settings.play === 'moves' && guessMoves(text));
    }
    this.#dispatch({ type: 'text', text, place: placeOf(this) });
  }

  #load({ mode }: Settings): void {
    if (this.#state.isLoading) return;
    this.#set({ isLoading: true });
    const { isInSpace } = this.#state;
    Promise.all([isInSpace ? loadSpaces() : load(PassAliveElement.wasm), mode && loadLens(lensOf(mode))]).then(
      () => {
        this.#set({ isLoading: false });
        this.#updateSoon();
      },
      (error) => this.#fail(error),
    );
  }

  /** The engine for the board, once it is loaded. */
  get #build(): (WidgetBuild & Partial<SpaceBuild>) | undefined {
    return this.#state.isInSpace ? spaces : ready;
  }

  #surroundings({ theme: asked, mode }: Settings): Surroundings {
    const { engine, texts } = this.#build as WidgetBuild;
    const theme = themeOf(this, asked, this.#state.isPrinting);
    const isOpen = isOpenToPreact(this.ownerDocument);
    const canShowLens = Boolean(mode && drawLens[lensOf(mode)]) && isOpen;
    const page = pageOf(this, PassAliveElement.page);
    const palette = paletteOf(engine, theme);
    const hasSpaces = this.#state.isInSpace;
    // Not relative to a base, which content may have set.
    const links = (PassAliveElement.links && webAddress(PassAliveElement.links, location.href)) || '';
    const canPlay = drawGame !== null && isOpen;
    return { engine, texts, hasSpaces, theme, palette, page, links, canShowLens, canPlay };
  }

  #draw(view: View, { engine, createBoard }: WidgetBuild & Partial<SpaceBuild>, settings: Settings): void {
    if (createBoard && !isOpenToPreact(this.ownerDocument)) throw noSpaces();
    const surroundings = this.#surroundings(settings);
    const snapshot = this.#snapshotOf(this.#state, settings, surroundings);
    const isGame = snapshot.play !== null && settings.play === 'moves';
    // The position is there at once, and its controls when they have been fetched.
    if (isGame && drawGame === undefined) loadGames().then(() => this.#updateSoon());
    const draw = (settings.mode && drawLens[lensOf(settings.mode)]) || null;
    const drawPlay = (surroundings.canPlay && drawGame) || null;
    view.show(snapshot, settings, { engine, drawLens: draw, drawGame: drawPlay, createBoard });
    if (this.#state.isAnnounced) return;
    this.#set({ isAnnounced: true, failure: null });
    this.#tell<Position>('pass-alive-ready', snapshot.position);
  }

  /** Goes to a move of the game. */
  #play(to: Partial<LinePlace>): void {
    const play = this.#snapshot?.play;
    if (!play) return;
    const at = { line: play.line, move: play.move, ...to };
    if (at.line === play.line && at.move === play.move) return;
    this.#set({ at });
    this.#update();
    this.#tellMove(true);
  }

  /** Changes the position as the reader asks. */
  #change(actionFrom: (snapshot: Snapshot) => Action): void {
    const snapshot = this.#snapshot;
    const before = this.#state;
    if (snapshot) this.#reduce(actionFrom(snapshot));
    if (this.#state === before) return;
    this.#update();
    this.#tellPosition(true);
  }

  #tellPosition(byReader: boolean): void {
    if (this.position) this.#tell<ChangeDetail>('pass-alive-change', { ...this.position, byReader });
  }

  #tellMove(byReader: boolean): void {
    const snapshot = this.#read();
    const { item, path, move } = reachedIn(snapshot);
    const moves = snapshot.record?.lines[snapshot.record.line] ?? 0;
    this.#tell<MoveDetail>('pass-alive-move', { item, path, move, moves, byReader });
  }

  #tellStep(byReader: boolean): void {
    const [round = 0, step = 0] = this.place.split('.').map(Number);
    const sentence = this.#snapshot ? plain(sentenceOf(this.#snapshot)) : '';
    this.#tell<StepDetail>('pass-alive-step', { round, step, sentence, byReader });
  }

  /** Dispatches an event; false if it was cancelled. */
  #tell<T>(name: string, detail: T, options: EventInit = {}): boolean {
    return this.dispatchEvent(new CustomEvent<T>(name, { detail, bubbles: true, composed: true, ...options }));
  }

  /** Shows the element's own text, with the reason below it. */
  #fail(error: unknown): void {
    const failure = failureOf(error);
    this.#reduce({ type: 'failed', failure });
    this.#ready.reject(failure);
    const { code, message } = failure;
    if (!this.#view?.fail(message)) return;
    if (code === 'internal' || code === 'engine-dead') reportError(error);
    this.#tell<ErrorDetail>('pass-alive-error', { code, message });
  }
}

reflect(PassAliveElement);

declare global {
  interface HTMLElementTagNameMap {
    'pass-alive': PassAliveElement;
  }
}
