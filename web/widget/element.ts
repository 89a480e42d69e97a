import type { Position, WasmSource } from '../engine/types.ts';
import type { WidgetBuild } from '../engine/widget.ts';
import { plain } from '../locales/phrase.ts';
import type { Answer, SpaceAnswer } from '../package/types.ts';
import { webAddress } from './address.ts';
import { Content } from './content/content.ts';
import { excerptOf, guessSize } from './content/element-text.ts';
import type { ErrorDetail, Eventful, LinkDetail, StepDetail } from './events.ts';
import { NeedsSpaces } from './failure.ts';
import {
  drawLens,
  failureOf,
  load,
  loadLater,
  loadLens,
  loadSpaces,
  noSpaces,
  paletteOf,
  ready,
  type SpaceBuild,
  spaces,
} from './loading.ts';
import { isOpenToPreact } from './safe-document.ts';
import {
  ATTRIBUTES,
  type AttributeName,
  pageOf,
  placeOf,
  reflect,
  type Settings,
  settingsOf,
  upgradeProperties,
} from './state/attributes.ts';
import { lensOf } from './state/lens-place.ts';
import { editedFrom, sizeIn } from './state/open-text.ts';
import { answerFor, isAtEnd, placeIn, type Snapshot, snapshots } from './state/snapshot.ts';
import { canDraw, INITIAL, type State } from './state/state.ts';
import { type Action, update } from './state/update.ts';
import { updateSoon } from './update-queue.ts';
import { sentenceOf } from './view/caption.ts';
import { View } from './view/view.ts';
import { canShow, themeOf, watch } from './watch.ts';

export type { Answer, SpaceAnswer } from '../package/types.ts';
export type { ErrorDetail, LinkDetail, PassAliveEventMap, StepDetail } from './events.ts';
export type { ErrorCode } from './failure.ts';

/** A server has no `HTMLElement`; the module can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => Eventful;

/**
 * A board on which Benson's casting-out is stepped through, made from the text inside the
 * element: a `$$` diagram, SGF or rows. The text is seen until the board is drawn, and where
 * it cannot be drawn.
 *
 * @fires pass-alive-ready The text is drawn; the detail is its {@link Position}.
 * @fires pass-alive-step The reader has gone to another step; see {@link StepDetail}.
 * @fires pass-alive-change The reader has changed the position, or gone to another board of the text; the detail is
 *   the {@link Position}.
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
   * What elements show first that say nothing about the steps: `steps`, or `plain`, the diagram as it is drawn.
   */
  static view = 'steps';

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
  declare round: string | null;
  declare move: string | null;
  declare controls: string | null;
  declare theme: string | null;
  declare spacing: string | null;
  declare src: string | null;
  declare page: string | null;
  declare mode: string | null;
  declare block: string | null;
  declare board: string | null;
  declare topology: string | null;
  declare turn: string | null;
  declare crop: string | null;
  declare view: string | null;

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

  /** The position on the board, or null if there is none yet. */
  get position(): Position | null {
    return this.#snapshot?.position ?? null;
  }

  /**
   * The package's `analyze` for the position on the board, with the element's rules and `color`;
   * null before the board is drawn, or if the position cannot be analysed.
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
    if (before !== value) this.#dispatch({ type: 'attribute', name: name as AttributeName, place: placeOf(this) });
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
          this.#tellStep();
        },
        choose: (item) => this.#change(() => ({ type: 'choose', item, place: placeOf(this) })),
        follow: ({ point, target, href }) =>
          this.#tell<LinkDetail>('pass-alive-link', { point, target, href }, { cancelable: true }),
        turn: () => {
          if (!this.#snapshot) return;
          this.#reduce({ type: 'turn', from: this.#snapshot.stepping });
          this.#update();
          this.#tellStep();
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
      if (this.#state.mustRead && (isWanted || settings.src === null)) {
        this.#set({ mustRead: false });
        view.showText(!this.firstElementChild, excerptOf(this));
        this.#content.read(PassAliveElement.sources);
      }
      if (!isWanted) view.leave();
      view.describe(this.#state.isNear === false && !isWanted);
      if (!isWanted || !canDraw(this.#state)) return;
      const hasParts = !settings.mode || drawLens[lensOf(settings.mode)] !== undefined || this.#state.isPrinting;
      const build = this.#state.isInSpace ? spaces : ready;
      if (build && hasParts) this.#draw(view, build, settings);
      else this.#load(settings);
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
    if (!this.#view?.isDrawn) {
      const settings = settingsOf(this, PassAliveElement.view);
      const size = text ? null : sizeIn(settings.board ?? '');
      this.#view?.reserve(settings, size ? [size.columns, size.rows] : guessSize(text, settings.crop === 'drawn'));
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

  #draw(view: View, { engine, texts, createBoard }: WidgetBuild & Partial<SpaceBuild>, settings: Settings): void {
    if (createBoard && !isOpenToPreact(this.ownerDocument)) throw noSpaces();
    const theme = themeOf(this, settings.theme, this.#state.isPrinting);
    const draw = settings.mode ? (drawLens[lensOf(settings.mode)] ?? null) : null;
    const canShowLens = draw !== null && isOpenToPreact(this.ownerDocument);
    const page = pageOf(this, PassAliveElement.page);
    const palette = paletteOf(engine, theme);
    const hasSpaces = this.#state.isInSpace;
    // Not relative to a base, which content may have set.
    const links = (PassAliveElement.links && webAddress(PassAliveElement.links, location.href)) || '';
    const surroundings = { engine, texts, hasSpaces, theme, palette, page, links, canShowLens };
    const snapshot = this.#snapshotOf(this.#state, settings, surroundings);
    view.show(snapshot, settings, { engine, drawLens: draw, createBoard });
    if (this.#state.isAnnounced) return;
    this.#set({ isAnnounced: true, failure: null });
    this.#tell<Position>('pass-alive-ready', snapshot.position);
  }

  /** Changes the position as the reader asks. */
  #change(actionFrom: (snapshot: Snapshot) => Action): void {
    const snapshot = this.#snapshot;
    const before = this.#state;
    if (snapshot) this.#reduce(actionFrom(snapshot));
    if (this.#state === before) return;
    this.#update();
    if (this.position) this.#tell<Position>('pass-alive-change', this.position);
  }

  #tellStep(): void {
    const [round = 0, step = 0] = this.place.split('.').map(Number);
    const sentence = this.#snapshot ? plain(sentenceOf(this.#snapshot)) : '';
    this.#tell<StepDetail>('pass-alive-step', { round, step, sentence });
  }

  /** Dispatches an event; false if it was cancelled. */
  #tell<T>(name: string, detail: T, options: EventInit = {}): boolean {
    return this.dispatchEvent(new CustomEvent<T>(name, { detail, bubbles: true, composed: true, ...options }));
  }

  /** Shows the element's own text, with the reason below it. */
  #fail(error: unknown): void {
    const failure = failureOf(error);
    this.#reduce({ type: 'failed', failure });
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
