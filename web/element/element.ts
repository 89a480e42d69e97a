import type { Engine } from '../engine/engine.ts';
import type { Color, Position, Theme, WasmSource } from '../engine/types.ts';
import type { Whole } from '../engine/whole.ts';
import { board } from '../model/catalogue/page-en.ts';
import { missing } from '../model/catalogue/widget-en.ts';
import { plain } from '../model/phrase.ts';
import { momentAt, shownColors } from '../model/run.ts';
import { MAX_SIDE } from '../model/state.ts';
import { answerOf, namesOf } from '../package/position.ts';
import type { Answer } from '../package/types.ts';
import {
  ANALYSIS,
  ATTRIBUTES,
  type AttributeName,
  colorOf,
  controlsOf,
  END,
  LOOK,
  modeOf,
  moveOf,
  NOTHING,
  POSITION,
  pageOf,
  placeOf,
  REFLECTED,
  reflect,
  rulesOf,
  spacingOf,
  TEXT,
} from './attributes.ts';
import { sentenceOf } from './caption.ts';
import { isOpenToPreact, ofDocument, windowOf } from './document.ts';
import type { ErrorDetail, Eventful, StepDetail } from './events.ts';
import { load, loadLater, loadProofs, paletteOf, prove, ready, reasonOf } from './loading.ts';
import { isolated, make, set } from './make.ts';
import { Missing } from './missing.ts';
import { makePanel, type Panel } from './panel.ts';
import { makeProving, spotOf } from './proving.ts';
import { updateSoon } from './queue.ts';
import { keepRoom } from './room.ts';
import { type Analysis, analyze, type Opened, openText, type Shown } from './shown.ts';
import { adoptStyle } from './style.ts';
import { themeAround, unwatch, type Watcher, watch } from './surroundings.ts';
import { summaryOf } from './table.ts';
import { guessSize, textOf } from './text.ts';

export type { Answer } from '../package/types.ts';
export type { ErrorDetail, PassAliveEventMap, StepDetail } from './events.ts';
export type { ErrorCode } from './missing.ts';

/** On a server there is nothing to extend; the module can be loaded there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => Eventful;

/** Whether there is all that a board needs; in jsdom there is not, and the text stays. */
const canShow =
  ['IntersectionObserver', 'MutationObserver', 'ResizeObserver', 'TextDecoder', 'matchMedia'].every(
    (name) => name in globalThis,
  ) && 'adoptedStyleSheets' in Document.prototype;

/**
 * A board on which Benson's casting-out is stepped through, made from the text inside the
 * element: a `$$` diagram, SGF or rows. That text stays as what is seen until the board is
 * drawn, and where it cannot be.
 *
 * @fires pass-alive-ready The text is drawn; the detail is its {@link Position}.
 * @fires pass-alive-step The reader has gone to another step; see {@link StepDetail}.
 * @fires pass-alive-change The reader has changed the position; the detail is the {@link Position}.
 * @fires pass-alive-error Nothing is drawn; see {@link ErrorDetail}.
 */
export class PassAliveElement extends Base implements Watcher {
  static readonly observedAttributes = Object.keys(ATTRIBUTES);

  /** Where the WebAssembly is: its address, its bytes, or a function that gives them. It is asked once. */
  static wasm: WasmSource | (() => WasmSource | Promise<WasmSource>) = () =>
    new URL(/* @vite-ignore */ './pass-alive.wasm', import.meta.url);

  /** Whether the engine is loaded before a board comes near, so that a page can be printed unread. */
  static preload = false;

  /** The address of the full page, for elements without an attribute `page`. */
  static page = '';

  /** The origins besides the page's own, such as `https://games.example`, that `src` may name. */
  static sources: readonly string[] = [];

  /**
   * Makes `<pass-alive>` an element of the page, or an element of another name. Where there
   * is one of that name already, it stays.
   */
  static define(tag = 'pass-alive', registry = globalThis.customElements as CustomElementRegistry | undefined): void {
    if (!registry || registry.get(tag)) return;
    try {
      registry.define(tag, PassAliveElement);
    } catch {
      // A class can have one name only.
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

  readonly #boxes;
  readonly #prototype = Object.getPrototypeOf(this) as object;
  readonly #message = make('p', { class: 'message', part: 'message' });
  readonly #texts = canShow ? new MutationObserver(() => this.#change(TEXT)) : null;
  readonly #sizes = canShow
    ? new ResizeObserver(([entry]) => {
        this.#width = entry?.contentRect.width ?? 0;
        this.redraw();
      })
    : null;
  #width = 0;
  #stale: number = POSITION;
  /** The text has to be looked for again. */
  #reread = true;
  /** How often the text was looked for. */
  #turn = 0;
  #loads = false;
  /** Null until it is known. */
  #near: boolean | null = null;
  #prints = false;
  /** What stands for the board while it is far away. */
  #words: string | null = null;
  /** Null while it is on its way. */
  #text: string | null = null;
  #opened: Opened | null = null;
  /** What the reader has made of it. */
  #edited: Opened | null = null;
  #analysis: Analysis | null = null;
  #stepping: Color | null = null;
  #place = '0';
  /** Where the reader is in a proof; empty at its beginning. */
  #spot = '';
  #shown: Shown | null = null;
  #panel: Panel | null = null;
  #panelKind = '';

  constructor() {
    super();
    const box = make('div', { class: 'board', part: 'board' }, make('slot'));
    const rest = make('div', { class: 'rest' });
    const base = make('div', { class: 'base', part: 'base', lang: 'en', dir: 'ltr' }, box, this.#message, rest);
    this.#boxes = { base, board: box, rest };
    set(base, {
      role: 'group',
      tabindex: -1,
      keydown: (event: KeyboardEvent) => {
        if (event.defaultPrevented || !this.#panel?.press(event)) return;
        event.preventDefault();
      },
      // It may have stayed only because it had the focus.
      focusout: () => this.#change(NOTHING),
      // Unlike other events of its slider this one would reach a form around it.
      input: (event: Event) => event.stopPropagation(),
      // The page around it may have become dark.
      transitionend: () => this.redraw(),
    });
    set(box, {
      // The keys act after a click, but the focus of the board itself comes by the keyboard only.
      mousedown: (event: Event) => {
        if (!this.#panel) return;
        event.preventDefault();
        base.focus({ preventScroll: true });
      },
    });
    this.attachShadow({ mode: 'open' }).append(base);
  }

  /** The position on the board, or null if there is none yet. */
  get position(): Position | null {
    return (this.#edited ?? this.#opened)?.position ?? null;
  }

  /**
   * What `analyze` of the package answers for the position on the board, by the element's rules
   * and for its `color`; null if there is none yet, or if it cannot be analysed.
   */
  get analysis(): Answer | null {
    if (!this.#shown?.facts) return null;
    const { position, place, rules, study } = this.#shown;
    const facts = Object.fromEntries(shownColors(this.#shown).map((color) => [color, study.facts(color)]));
    return answerOf(position, place, rules, facts, namesOf(position));
  }

  /** The place in the run, `round.step`. */
  get place(): string {
    return this.#shown?.facts?.places[this.#shown.moment] ?? '0';
  }

  get editable(): boolean {
    return this.hasAttribute('editable');
  }
  set editable(on: boolean) {
    this.toggleAttribute('editable', Boolean(on));
  }

  connectedCallback(): void {
    for (const name of [...REFLECTED, 'editable']) {
      // Set by a framework before the element had its class.
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    if (!canShow) return;
    adoptStyle(this.shadowRoot as ShadowRoot);
    this.#texts?.observe(this, { childList: true, characterData: true, subtree: true });
    this.#sizes?.observe(this.#boxes.board);
    watch(this);
    this.#change(TEXT);
    if (PassAliveElement.preload) loadLater(PassAliveElement.wasm);
  }

  /** Firefox gives what comes into another document the prototype of an unknown element. */
  adoptedCallback(): void {
    Object.setPrototypeOf(this, this.#prototype);
  }

  disconnectedCallback(): void {
    unwatch(this);
    this.#texts?.disconnect();
    this.#sizes?.disconnect();
    this.#near = null;
    this.#width = 0;
    this.#leave();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value) return;
    if (name === 'round') this.#place = placeOf(this);
    if (name === 'color') this.#stepping = null;
    if (name === 'mode' || name === 'block') this.#spot = '';
    this.#change(ATTRIBUTES[name as AttributeName]);
  }

  nearing(near: boolean): void {
    this.#near = near;
    this.#change(NOTHING);
  }

  redraw(): void {
    if (this.#panel) this.#change(LOOK);
  }

  printing(on: boolean): void {
    this.#prints = on;
    if (ready) this.update();
  }

  #change(stale: number): void {
    if (stale === TEXT) this.#reread = true;
    else this.#stale = Math.max(this.#stale, stale);
    if (canShow && this.isConnected) updateSoon(this);
  }

  update(): void {
    if (!this.isConnected) return;
    try {
      this.#bringUp();
    } catch (error) {
      this.#fail(error);
    }
  }

  #bringUp(): void {
    const isWanted = this.#near || this.#prints || this.shadowRoot?.activeElement;
    if (this.#reread && (isWanted || this.src === null)) {
      this.#reread = false;
      this.#readText();
    }
    if (!isWanted) this.#leave();
    this.#say(this.#near === false && !isWanted ? this.#words : null);
    if (!isWanted) return;
    if (this.#text === null) return;
    if (ready && (prove !== undefined || !modeOf(this) || this.#prints)) this.#show(ready, this.#text);
    else this.#load();
  }

  /** Takes the text, or waits for it. */
  #readText(): void {
    const turn = ++this.#turn;
    set(this.#boxes.base, { 'data-bare': !this.firstElementChild });
    const take = (text: string) => {
      if (turn !== this.#turn) return;
      // It may not have been read to its end, before something comes after it.
      if (!(text && this.nextSibling) && ofDocument('readyState', this.ownerDocument) === 'loading') {
        windowOf(this.ownerDocument).addEventListener('DOMContentLoaded', () => this.#change(TEXT), { once: true });
        return;
      }
      if (text === this.#text) return;
      this.#text = text;
      this.#place = placeOf(this);
      if (!this.#panel) {
        const size = guessSize(text);
        const isShown = Math.max(...size) <= MAX_SIDE;
        // A board that is too large is text, whatever room it asks for.
        if (isShown) this.#reserve(...size);
        else this.#boxes.base.className = 'base plain';
        this.#words = isShown ? board(...size) : null;
      }
      this.#change(POSITION);
    };
    const found = textOf(this, PassAliveElement.sources);
    if (typeof found === 'string') {
      take(found);
      return;
    }
    this.#text = null;
    found.then(take).catch((error) => turn === this.#turn && this.#fail(error));
  }

  #load(): void {
    if (this.#loads) return;
    this.#loads = true;
    Promise.all([load(PassAliveElement.wasm), modeOf(this) && loadProofs()]).then(
      () => {
        this.#loads = false;
        this.#change(NOTHING);
      },
      (error) => {
        this.#loads = false;
        this.#fail(error);
      },
    );
  }

  #show({ engine, texts }: Whole, text: string): void {
    const isNew = this.#stale >= POSITION;
    if (isNew) {
      if (!text) throw new Missing('empty', missing.empty);
      this.#opened = openText(texts, text, moveOf(this));
      this.#edited = null;
    }
    const opened = this.#edited ?? this.#opened;
    if (!opened) return;
    if (this.#stale >= ANALYSIS || !this.#analysis) {
      this.#analysis = analyze(engine, opened.position, { show: colorOf(this), rules: rulesOf(this) });
    }
    // Another position, and so another proof.
    if (this.#stale >= ANALYSIS) this.#spot = '';
    this.#stale = NOTHING;
    const { study, show, problem } = this.#analysis;
    const stepping = show === 'both' ? (this.#stepping ?? 'black') : show;
    const facts = problem ? null : study.facts(stepping);
    const theme = this.#theme();
    this.#shown = {
      ...opened,
      ...this.#analysis,
      texts,
      facts,
      stepping,
      moment: facts ? momentAt(facts, this.#place) : 0,
      palette: paletteOf(engine, theme),
      spacing: spacingOf(this),
      width: this.#width,
      page: pageOf(this, PassAliveElement.page),
      spot: '',
    };
    const mode = facts?.blocks.length ? modeOf(this) : undefined;
    if (mode && prove && facts && isOpenToPreact(this.ownerDocument)) {
      this.#spot ||= spotOf(facts, opened.position, mode, this.block);
      this.#shown = { ...this.#shown, spot: this.#spot };
    } else if (mode && !this.#prints) {
      this.#shown = { ...this.#shown, notes: [...opened.notes, missing.proof] };
    }
    this.#draw(this.#shown, engine);
    if (isNew) this.#tell<Position>('pass-alive-ready', opened.position);
  }

  #draw(shown: Shown, engine: Engine): void {
    const { base, rest } = this.#boxes;
    const { columns, rows } = shown.position;
    const controls = controlsOf(this);
    const proves = shown.spot && prove;
    const kind = `${controls} ${this.editable} ${proves && `${this.mode} ${this.block}`}`;
    if (kind !== this.#panelKind) this.#leave();
    this.#panelKind = kind;
    this.#reserve(columns, rows);
    rest.style.removeProperty('--kept');
    this.#message.textContent = '';
    this.#panel ??= proves
      ? makeProving(this.#boxes, engine, proves, controls === 'full', this.#actions)
      : makePanel(this.#boxes, { controls, editable: this.editable }, this.#actions);
    base.className = `base ${controls} drawn${proves ? ' proves' : ''}${shown.facts ? '' : ' idle'}`;
    this.#panel.show(shown);
  }

  /** What a reader does in the panel. */
  readonly #actions = {
    move: (spot: string) => {
      this.#spot = spot;
    },
    go: (place: string) => {
      if (place === this.place) return;
      this.#place = place;
      this.update();
      this.#tellStep();
    },
    turn: () => {
      this.#stepping = this.#shown?.stepping === 'white' ? 'black' : 'white';
      this.update();
      this.#tellStep();
    },
    edit: (stones: string, toPlay: Color) => {
      const opened = this.#edited ?? this.#opened;
      if (!opened) return;
      const position = { ...opened.position, stones };
      this.#put({ ...opened, position, toPlay, lastMove: null, notes: [], game: null });
    },
    reset: () => {
      if (this.#edited) this.#put(null);
    },
  };

  #put(edited: Opened | null): void {
    const { facts, moment } = this.#shown ?? {};
    // Who is at the end of the run stays there.
    if (facts && moment === facts.places.length - 1) this.#place = END;
    this.#edited = edited;
    this.#stale = ANALYSIS;
    this.update();
    if (this.position) this.#tell<Position>('pass-alive-change', this.position);
  }

  #tellStep(): void {
    const [round = 0, step = 0] = this.place.split('.').map(Number);
    const sentence = this.#shown ? plain(sentenceOf(this.#shown)) : '';
    this.#tell<StepDetail>('pass-alive-step', { round, step, sentence });
  }

  #tell<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail, bubbles: true, composed: true }));
  }

  /** Gives up what is drawn; its room stays. */
  #leave(): void {
    if (!this.#panel) return;
    const { base, rest } = this.#boxes;
    if (this.isConnected) rest.style.setProperty('--kept', `${rest.offsetHeight}px`);
    this.#panel.leave();
    this.#panel = null;
    base.className = base.className.replace('drawn', 'left');
    if (this.#shown) this.#words = summaryOf(this.#shown);
  }

  /** What stands for the board for those who do not see it, while it is not drawn. */
  #say(words: string | null): void {
    set(this.#boxes.board, { role: words && 'img', 'aria-label': words });
  }

  /** Shows the element's own text, and why there is nothing more. */
  #fail(error: unknown): void {
    this.#panel?.leave();
    this.#panel = this.#opened = this.#edited = this.#shown = this.#words = null;
    const { base, rest } = this.#boxes;
    this.#say(null);
    rest.style.removeProperty('--kept');
    base.className = 'base plain';
    const { code, message } = reasonOf(error);
    if (message === this.#message.textContent) return;
    this.#message.replaceChildren(isolated(message));
    if (code === 'internal' || code === 'engine-dead') reportError(error);
    this.#tell<ErrorDetail>('pass-alive-error', { code, message });
  }

  #reserve(columns: number, rows: number): void {
    const { base } = this.#boxes;
    keepRoom(base, this, columns, rows);
    if (!this.#panel && !this.#message.textContent) base.className = `base ${controlsOf(this)} waiting`;
  }

  #theme(): Theme {
    const around = themeAround(this);
    const asked = (['pale', 'dim'] as const).find((each) => each === this.theme);
    const theme = this.#prints ? 'pale' : around === 'forced' || !asked ? around : asked;
    set(this.#boxes.base, { 'data-theme': theme, 'data-own': asked !== undefined });
    return theme;
  }
}

reflect(PassAliveElement);

declare global {
  interface HTMLElementTagNameMap {
    'pass-alive': PassAliveElement;
  }
}
