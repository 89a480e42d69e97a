import type { Engine } from '../engine/engine.ts';
import type { Color, Position, WasmSource } from '../engine/types.ts';
import type { Whole } from '../engine/whole.ts';
import { board } from '../locales/en/page.ts';
import { missing } from '../locales/en/widget.ts';
import { plain } from '../locales/phrase.ts';
import { momentAt } from '../model/run.ts';
import type { ProofPlace } from '../model/where.ts';
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
  reflect,
  rulesOf,
  spacingOf,
  TEXT,
  upgradeProperties,
} from './attributes.ts';
import { sentenceOf } from './caption.ts';
import { Content } from './content.ts';
import { isOpenToPreact } from './document.ts';
import type { ErrorDetail, Eventful, StepDetail } from './events.ts';
import { load, loadLater, loadProofs, paletteOf, prove, ready, reasonOf } from './loading.ts';
import { set } from './make.ts';
import { Missing } from './missing.ts';
import { makePanel, type Panel } from './panel.ts';
import { makeProving, spotOf } from './proving.ts';
import { updateSoon } from './queue.ts';
import { type Analysis, analyze, answerFor, type Opened, openText, type Shown } from './shown.ts';
import { Surface } from './surface.ts';
import { canShow, unwatch, type Watcher, watch } from './surroundings.ts';
import { summaryOf } from './table.ts';
import { guessSize } from './text.ts';

export type { Answer } from '../package/types.ts';
export type { ErrorDetail, PassAliveEventMap, StepDetail } from './events.ts';
export type { ErrorCode } from './missing.ts';

/** A server has no `HTMLElement`; the module can be imported there all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => Eventful;

/**
 * A board on which Benson's casting-out is stepped through, made from the text inside the
 * element: a `$$` diagram, SGF or rows. The text is seen until the board is drawn, and where
 * it cannot be drawn.
 *
 * @fires pass-alive-ready The text is drawn; the detail is its {@link Position}.
 * @fires pass-alive-step The reader has gone to another step; see {@link StepDetail}.
 * @fires pass-alive-change The reader has changed the position; the detail is the {@link Position}.
 * @fires pass-alive-error Nothing is drawn; see {@link ErrorDetail}.
 */
export class PassAliveElement extends Base implements Watcher {
  static readonly observedAttributes = Object.keys(ATTRIBUTES);

  /** The address of the WebAssembly, its bytes, or a function that returns either. Read once. */
  static wasm: WasmSource | (() => WasmSource | Promise<WasmSource>);

  /** Loads the engine before a board comes near, so that boards are printed that nobody scrolled to. */
  static preload = false;

  /** The address of the full page, for elements without an attribute `page`. */
  static page = '';

  /** The origins besides the page's own, such as `https://games.example`, that `src` may name. */
  static sources: readonly string[] = [];

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

  readonly #surface = new Surface(this, {
    press: (event) => this.#panel?.press(event) ?? false,
    // Only the focus may have kept a board drawn that is far away.
    blur: () => this.#change(NOTHING),
    recolor: () => this.redraw(),
  });
  readonly #content = new Content(this, {
    take: (text) => this.#take(text),
    wait: () => {
      this.#text = null;
    },
    change: () => this.#change(TEXT),
    fail: (error) => this.#fail(error),
  });
  readonly #prototype = Object.getPrototypeOf(this) as object;
  readonly #texts = canShow ? new MutationObserver(() => this.#change(TEXT)) : null;
  readonly #sizes = canShow
    ? new ResizeObserver(([entry]) => {
        this.#width = entry?.contentRect.width ?? 0;
        this.redraw();
      })
    : null;
  #width = 0;
  #stale: number = POSITION;
  /** The text may have changed. */
  #reread = true;
  #loads = false;
  /** Null until the browser reports it. */
  #near: boolean | null = null;
  #prints = false;
  /** Describes the board to a screen reader while it is too far away to be drawn. */
  #words: string | null = null;
  /** Null while it is being fetched. */
  #text: string | null = null;
  #opened: Opened | null = null;
  /** The position after the reader's edits; null without any. */
  #edited: Opened | null = null;
  #analysis: Analysis | null = null;
  #stepping: Color | null = null;
  #place = '0';
  /** The place in a proof; null before it began. */
  #spot: ProofPlace | null = null;
  #shown: Shown | null = null;
  #panel: Panel | null = null;
  #panelKind = '';

  /** The position on the board, or null if there is none yet. */
  get position(): Position | null {
    return (this.#edited ?? this.#opened)?.position ?? null;
  }

  /**
   * The package's `analyze` for the position on the board, with the element's rules and `color`;
   * null before the board is drawn, or if the position cannot be analysed.
   */
  get analysis(): Answer | null {
    return this.#shown && answerFor(this.#shown);
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
    upgradeProperties(this);
    if (!canShow) return;
    this.#surface.adopt();
    this.#texts?.observe(this, { childList: true, characterData: true, subtree: true });
    this.#sizes?.observe(this.#surface.board);
    watch(this);
    this.#change(TEXT);
    if (PassAliveElement.preload) loadLater(PassAliveElement.wasm);
  }

  /** In another document Firefox gives the element the prototype of an unknown one. */
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
    if (name === 'mode' || name === 'block') this.#spot = null;
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
    const isWanted = this.#near || this.#prints || this.#surface.hasFocus;
    if (this.#reread && (isWanted || this.src === null)) {
      this.#reread = false;
      set(this.#surface.base, { 'data-bare': !this.firstElementChild });
      this.#content.read(PassAliveElement.sources);
    }
    if (!isWanted) this.#leave();
    this.#surface.describe(this.#near === false && !isWanted ? this.#words : null);
    if (!isWanted) return;
    if (this.#text === null) return;
    if (ready && (prove !== undefined || !modeOf(this) || this.#prints)) this.#show(ready, this.#text);
    else this.#load();
  }

  /** Takes a text that was found, and reserves room for its board. */
  #take(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#place = placeOf(this);
    if (!this.#panel) {
      const size = guessSize(text);
      this.#words = this.#surface.reserve(...size) ? board(...size) : null;
    }
    this.#change(POSITION);
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
    // Another position has another proof.
    if (this.#stale >= ANALYSIS) this.#spot = null;
    this.#stale = NOTHING;
    const { study, show, problem } = this.#analysis;
    const stepping = show === 'both' ? (this.#stepping ?? 'black') : show;
    const facts = problem ? null : study.facts(stepping);
    const theme = this.#surface.theme(this.theme, this.#prints);
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
      spot: null,
    };
    const mode = facts?.blocks.length ? modeOf(this) : undefined;
    if (mode && prove && facts && isOpenToPreact(this.ownerDocument)) {
      this.#spot ??= spotOf(facts, opened.position, mode, this.block);
      this.#shown = { ...this.#shown, spot: this.#spot };
    } else if (mode && !this.#prints) {
      this.#shown = { ...this.#shown, notes: [...opened.notes, missing.proof] };
    }
    this.#draw(this.#shown, engine);
    if (isNew) this.#tell<Position>('pass-alive-ready', opened.position);
  }

  #draw(shown: Shown, engine: Engine): void {
    const { columns, rows } = shown.position;
    const controls = controlsOf(this);
    const proves = shown.spot && prove;
    const kind = `${controls} ${this.editable} ${proves && `${this.mode} ${this.block}`}`;
    if (kind !== this.#panelKind) this.#leave();
    this.#panelKind = kind;
    this.#surface.reserve(columns, rows);
    this.#panel ??= proves
      ? makeProving(this.#surface, engine, proves, controls === 'full', this.#actions)
      : makePanel(this.#surface, { controls, editable: this.editable }, this.#actions);
    this.#surface.draw(`${proves ? ' proves' : ''}${shown.facts ? '' : ' idle'}`);
    this.#panel.show(shown);
  }

  /** The actions of a reader. */
  readonly #actions = {
    move: (spot: ProofPlace) => {
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
    // A reader at the end of the run stays at the end.
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

  /** Removes the drawing, and keeps its room. */
  #leave(): void {
    if (!this.#panel) return;
    this.#surface.leave();
    this.#panel.leave();
    this.#panel = null;
    if (this.#shown) this.#words = summaryOf(this.#shown);
  }

  /** Shows the element's own text, with the reason below it. */
  #fail(error: unknown): void {
    this.#panel?.leave();
    this.#panel = this.#opened = this.#edited = this.#shown = this.#words = null;
    const { code, message } = reasonOf(error);
    if (!this.#surface.fail(message)) return;
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
