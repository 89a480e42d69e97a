import { EngineDead, type Palette } from '../engine/engine.ts';
import type { Color, Position, Theme, WasmSource } from '../engine/types.ts';
import { loadWhole, type Whole } from '../engine/whole.ts';
import { board } from '../model/catalogue/page-en.ts';
import { missing } from '../model/catalogue/widget-en.ts';
import { plain } from '../model/phrase.ts';
import { momentAt } from '../model/run.ts';
import { sentenceOf } from './caption.ts';
import type { Eventful, StepDetail } from './events.ts';
import { make, set } from './make.ts';
import { CONTROLS, type Controls, makePanel, type Panel } from './panel.ts';
import { updateSoon } from './queue.ts';
import { type Analysis, analyze, Missing, type Opened, openText, type Shown } from './shown.ts';
import { adoptStyle } from './style.ts';
import { themeAround, unwatch, type Watcher, watch } from './surroundings.ts';
import { summaryOf } from './table.ts';
import { guessSize, textOf, webAddress } from './text.ts';

export type { PassAliveEventMap, StepDetail } from './events.ts';

/** What attributes mean for what is already known. */
const [NOTHING, LOOK, ANALYSIS, POSITION, TEXT] = [0, 1, 2, 3, 4];
const ATTRIBUTES = {
  color: ANALYSIS,
  suicide: ANALYSIS,
  regions: ANALYSIS,
  round: LOOK,
  move: POSITION,
  controls: LOOK,
  theme: LOOK,
  spacing: LOOK,
  editable: LOOK,
  src: TEXT,
  page: LOOK,
  lang: LOOK,
} as const;
type Name = keyof typeof ATTRIBUTES;

/** Attributes that are strings as properties; null is absent. */
const REFLECTED = Object.keys(ATTRIBUTES).filter((name) => !/editable|lang/.test(name));

/** The widest space between two lines where the attribute `spacing` says nothing, in CSS pixels. */
const SPACING = 28;
/** Besides the lines, a drawing has this many spacings at its edges. */
const EDGES = 1.36;
/** A place at the end of any run. */
const END = '999999999';

/** On a server there is nothing to extend; the module can be loaded there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => Eventful;

/**
 * A board on which Benson's casting-out is stepped through, made from the text inside the
 * element: a `$$` diagram, SGF or rows. That text stays as what is seen until the board is
 * drawn, and where it cannot be.
 *
 * @fires step the reader has gone to another step; see {@link StepDetail}
 * @fires change the reader has changed the position; the detail is the {@link Position}
 */
export class PassAliveElement extends Base implements Watcher {
  static readonly observedAttributes = Object.keys(ATTRIBUTES);

  /** Where the WebAssembly is: its address, its bytes, or a function that gives them. It is asked once. */
  static wasm: WasmSource | (() => WasmSource | Promise<WasmSource>) = () =>
    new URL(/* @vite-ignore */ './pass-alive.wasm', import.meta.url);

  /** The address of the full page, for elements without an attribute `page`. */
  static page = '';

  /**
   * Makes `<pass-alive>` an element of the page, or an element of another name. Where there
   * is one of that name already, it stays.
   */
  static define(tag = 'pass-alive', registry: CustomElementRegistry = customElements): void {
    if (registry.get(tag)) return;
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

  readonly #boxes;
  readonly #message = make('p', { class: 'message', part: 'message' });
  readonly #texts = new MutationObserver(() => this.#change(TEXT));
  readonly #sizes = new ResizeObserver(([entry]) => {
    this.#width = entry?.contentRect.width ?? 0;
    this.redraw();
  });
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

  /** The place in the run, `round.step`. */
  get place(): string {
    return this.#shown?.facts?.places[this.#shown.moment] ?? this.#place;
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
    adoptStyle(this.shadowRoot as ShadowRoot);
    this.#texts.observe(this, { childList: true, characterData: true, subtree: true });
    this.#sizes.observe(this.#boxes.board);
    watch(this);
    this.#change(TEXT);
  }

  disconnectedCallback(): void {
    unwatch(this);
    this.#texts.disconnect();
    this.#sizes.disconnect();
    this.#near = null;
    this.#width = 0;
    this.#leave();
  }

  attributeChangedCallback(name: Name, before: string | null, value: string | null): void {
    if (before === value) return;
    if (name === 'round') this.#place = value ?? '0';
    if (name === 'color') this.#stepping = null;
    this.#change(ATTRIBUTES[name]);
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
    if (this.isConnected) updateSoon(this);
  }

  update(): void {
    if (!this.isConnected) return;
    try {
      this.#bringUp();
    } catch (error) {
      this.#fail(error);
      if (!(error instanceof Missing)) reportError(error);
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
    if (ready) this.#show(ready, this.#text);
    else this.#load();
  }

  /** Takes the text, or waits for it. */
  #readText(): void {
    const turn = ++this.#turn;
    const take = (text: string) => {
      if (turn !== this.#turn) return;
      // It may not have been read to its end, before something comes after it.
      if (!(text && this.nextSibling) && this.ownerDocument.readyState === 'loading') {
        this.ownerDocument.addEventListener('DOMContentLoaded', () => this.#change(TEXT), { once: true });
        return;
      }
      if (text === this.#text) return;
      this.#text = text;
      this.#place = this.round ?? '0';
      if (!this.#panel) {
        const size = guessSize(text);
        this.#reserve(...size);
        this.#words = board(...size);
      }
      this.#change(POSITION);
    };
    const found = textOf(this);
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
    loading ??= load();
    loading.then(
      () => this.#change(NOTHING),
      (error) => this.#fail(error),
    );
  }

  #show({ engine, texts }: Whole, text: string): void {
    if (this.#stale >= POSITION) {
      if (!text) throw new Missing(missing.empty);
      const move = this.move === null ? null : Number.parseInt(this.move, 10);
      this.#opened = openText(texts, text, Number.isNaN(move) ? null : move);
      this.#edited = null;
    }
    const opened = this.#edited ?? this.#opened;
    if (!opened) return;
    if (this.#stale >= ANALYSIS || !this.#analysis) {
      const suicide = this.suicide === 'allowed' ? 'allowed' : 'forbidden';
      const regions = this.regions === 'enclosed' ? 'enclosed' : 'small';
      const show = (['black', 'white', 'both'] as const).find((each) => each === this.color) ?? null;
      this.#analysis = analyze(engine, opened.position, { show, rules: { suicide, regions } });
    }
    this.#stale = NOTHING;
    const { study, show, problem } = this.#analysis;
    const stepping = show === 'both' ? (this.#stepping ?? 'black') : show;
    const facts = problem ? null : study.facts(stepping);
    const place = /^\d/.test(this.#place) ? this.#place : this.#place && END;
    const theme = this.#theme();
    palettes[theme] ??= engine.palette(theme);
    this.#shown = {
      ...opened,
      ...this.#analysis,
      texts,
      facts,
      stepping,
      moment: facts ? momentAt(facts, place) : 0,
      palette: palettes[theme],
      spacing: this.#spacing(),
      width: this.#width,
      page: this.#pageAddress(),
    };
    this.#draw(this.#shown);
  }

  #draw(shown: Shown): void {
    const { base, rest } = this.#boxes;
    const { columns, rows } = shown.position;
    const controls = this.#controls();
    const kind = `${controls} ${this.editable}`;
    if (kind !== this.#panelKind) this.#leave();
    this.#panelKind = kind;
    this.#reserve(columns, rows);
    rest.style.removeProperty('--kept');
    this.#message.textContent = '';
    this.#panel ??= makePanel(this.#boxes, { controls, editable: this.editable }, this.#actions);
    base.className = `base ${controls} drawn`;
    this.#panel.show(shown);
  }

  /** What a reader does in the panel. */
  readonly #actions = {
    go: (place: string) => {
      if (place === this.place) return;
      this.#place = place;
      this.update();
      const [round = 0, step = 0] = this.place.split('.').map(Number);
      const sentence = this.#shown ? plain(sentenceOf(this.#shown)) : '';
      this.#tell<StepDetail>('step', { round, step, sentence });
    },
    turn: () => {
      this.#stepping = this.#shown?.stepping === 'white' ? 'black' : 'white';
      this.update();
    },
    edit: (stones: string | null) => {
      const { facts, moment } = this.#shown ?? {};
      const opened = this.#edited ?? this.#opened;
      if (!opened) return;
      // Who is at the end of the run stays there.
      if (facts && moment === facts.places.length - 1) this.#place = END;
      this.#edited =
        stones === null
          ? null
          : {
              ...opened,
              position: { ...opened.position, stones },
              lastMove: null,
              notes: [],
              game: null,
            };
      this.#stale = ANALYSIS;
      this.update();
      if (this.position) this.#tell<Position>('change', this.position);
    },
  };

  #tell<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail, bubbles: true }));
  }

  /** Gives up what is drawn; its room stays. */
  #leave(): void {
    if (!this.#panel) return;
    const { base, rest } = this.#boxes;
    if (this.isConnected) rest.style.setProperty('--kept', `${rest.offsetHeight}px`);
    this.#panel.leave();
    this.#panel = null;
    base.className = `base ${this.#controls()} left`;
    if (this.#shown) this.#words = summaryOf(this.#shown);
  }

  /** What stands for the board for those who do not see it, while it is not drawn. */
  #say(words: string | null): void {
    set(this.#boxes.board, { role: words && 'img', 'aria-label': words });
  }

  /** Shows the element's own text, and why there is nothing more. */
  #fail(error: unknown): void {
    this.#panel?.leave();
    this.#panel = null;
    const { base, rest } = this.#boxes;
    this.#words = null;
    this.#say(null);
    rest.style.removeProperty('--kept');
    base.className = 'base plain';
    this.#message.textContent = reasonOf(error);
  }

  /** Keeps the room that a board takes. */
  #reserve(columns: number, rows: number): void {
    const { base } = this.#boxes;
    const [wide, high] = [columns + EDGES, rows + EDGES];
    base.style.setProperty('--wide', `${Math.ceil(wide * this.#spacing())}px`);
    base.style.setProperty('--ratio', `${wide} / ${high}`);
    if (!this.#panel && !this.#message.textContent) base.className = `base ${this.#controls()} waiting`;
  }

  #controls(): Controls {
    return CONTROLS.find((each) => each === this.controls) ?? 'full';
  }

  #spacing(): number {
    return Math.max(4, Math.min(100, Number(this.spacing) || SPACING));
  }

  /** The address of the full page; empty where there is none, or where it is not one of the web. */
  #pageAddress(): string {
    const page = this.page ?? PassAliveElement.page;
    return (page && webAddress(page, this.baseURI)) || '';
  }

  #theme(): Theme {
    const around = themeAround(this);
    const asked = (['pale', 'dim'] as const).find((each) => each === this.theme);
    const theme = this.#prints ? 'pale' : around === 'forced' || !asked ? around : asked;
    set(this.#boxes.base, { 'data-theme': theme, 'data-own': asked !== undefined });
    return theme;
  }

  static {
    for (const name of REFLECTED) {
      Object.defineProperty(PassAliveElement.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: PassAliveElement) {
          return this.getAttribute(name);
        },
        set(this: PassAliveElement, value: unknown) {
          set(this, { [name]: value == null ? null : String(value) });
        },
      });
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pass-alive': PassAliveElement;
  }
}

/** One for all elements. */
let loading: Promise<void> | undefined;
let ready: Whole | undefined;
const palettes: Partial<Record<Theme, Palette>> = {};

async function load(): Promise<void> {
  const { wasm } = PassAliveElement;
  ready = await loadWhole(typeof wasm === 'function' ? await wasm() : wasm);
}

/** Why only the fallback is seen. */
function reasonOf(error: unknown): string {
  if (error instanceof Missing) return error.message;
  if (error instanceof EngineDead) return missing.stopped;
  const isBlocked = typeof WebAssembly === 'undefined' || /Compile|Eval/.test(String((error as Error)?.name));
  return isBlocked ? missing.blocked : missing.engine;
}
