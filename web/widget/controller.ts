/** What is behind an element: its state, from which the view is drawn, and the means to draw it. */
import { missing } from '#locale/widget.ts';
import type { WidgetBuild } from '../engine/widget.ts';
import { inSameWords } from '../locales/spoken.ts';
import { Announcer } from './announce.ts';
import { elementColors } from './colors.ts';
import { Content } from './content/content.ts';
import { excerptOf, guessMoves, guessSize } from './content/element-text.ts';
import { Deferred } from './deferred.ts';
import { NeedsFaultWords, NeedsSpaces } from './failure.ts';
import { areThere, languageOf, loadWords, speak } from './languages.ts';
import {
  drawLens,
  failureOf,
  loadFor,
  loadLater,
  loadPart,
  noSpaces,
  partNamed,
  ready,
  type SpaceBuild,
  spaces,
} from './loading.ts';
import type { Reached } from './places.ts';
import { isOpenToPreact } from './safe-document.ts';
import type { AskedGroups } from './state/asked-groups.ts';
import { type AttributeName, placeOf, type Settings, settingsOf } from './state/attributes.ts';
import { reachedIn } from './state/destination.ts';
import { lensOf } from './state/lens-place.ts';
import { editedFrom, sizeIn } from './state/open-text.ts';
import { isAtEnd, placeIn, type Snapshot, type Surroundings, snapshots } from './state/snapshot.ts';
import { canDraw, INITIAL, type LinePlace, type State } from './state/state.ts';
import { type Action, update } from './state/update.ts';
import { type Owner, surroundingsOf } from './surroundings.ts';
import { updateSoon } from './update-queue.ts';
import type { Actions } from './view/component.ts';
import type { Asking, DrawLens } from './view/lens-panel.ts';
import { View } from './view/view.ts';
import { canShow, watch } from './watch.ts';

/** Finds a state from the present one, and the snapshots of others. */
export type Find = (state: State, snapshotOf: (state: State) => Snapshot) => State;

export class Controller {
  readonly #element: HTMLElement;
  readonly #owner: Owner;
  readonly #announce: Announcer;
  #asking: Asking | undefined;
  #state: State = INITIAL;
  readonly #snapshotOf = snapshots();
  readonly #content: Content;
  readonly #colorsFor: ReturnType<typeof elementColors>;
  #view: View | null = null;
  /** Ends the watching of the page; null while the element is in no document. */
  #unwatch: (() => void) | null = null;
  #ready = new Deferred();

  constructor(element: HTMLElement, owner: Owner) {
    this.#element = element;
    this.#owner = owner;
    this.#announce = new Announcer(element);
    this.#colorsFor = elementColors(element);
    this.#content = new Content(element, {
      found: (text) => this.#take(text),
      fetching: () => this.#reduce({ type: 'noText' }),
      changed: () => this.readAgain(),
      failed: (error) => {
        this.#reduce({ type: 'noText' });
        this.#fail(error);
      },
    });
  }

  /** The text; null before it is found. */
  get text(): string | null {
    return this.#state.text;
  }

  /** What the board shows; null before it is drawn. */
  get snapshot(): Snapshot | null {
    return this.#view?.snapshot ?? null;
  }

  /** Settles when the text has been read, which is done even out of sight once this is asked for. */
  get ready(): Promise<void> {
    if (!this.#state.isAsked) {
      this.set({ isAsked: true });
      this.updateSoon();
    }
    return this.#ready.promise;
  }

  /** The element has got into a document. For many elements in slices, as their updates. */
  connect(): void {
    if (canShow) updateSoon(this.#begin);
  }

  /** Makes the boxes where there are none yet, and watches. */
  readonly #begin = (): void => {
    if (this.#unwatch || !this.#element.isConnected) return;
    this.#view ??= this.#createView();
    this.#view.adopt();
    this.#unwatch = watch(this.#element, this.#view.board, {
      near: (isNear) => {
        this.set({ isNear });
        this.updateSoon();
      },
      resized: (width) => {
        this.set({ width });
        this.#redrawSoon();
      },
      changed: () => this.#redrawSoon(),
      spoken: () => this.updateSoon(),
      printing: (isPrinting) => {
        this.set({ isPrinting });
        if (ready) this.#update();
      },
      contentChanged: () => this.readAgain(),
    });
    this.readAgain();
    if (this.#owner.preload) loadLater(this.#owner.wasm);
  };

  disconnect(): void {
    this.#unwatch?.();
    this.#unwatch = null;
    this.#asking?.stop();
    this.set({ isNear: null, width: 0 });
    this.#view?.leave();
  }

  /** An attribute has another value. */
  changeAttribute(name: AttributeName): void {
    this.#reduce({ type: 'attribute', name, place: placeOf(this.#element) });
    this.updateSoon();
    if (!this.#state.isAnnounced || name === 'src') this.#renew();
  }

  /** The text is about to be replaced. */
  empty(): void {
    this.#renew();
    this.#reduce({ type: 'noText' });
  }

  /** A promise of a text that is about to be read. */
  #renew(): void {
    if (this.#ready.isSettled) this.#ready = new Deferred();
  }

  readAgain(): void {
    this.set({ mustRead: true });
    this.updateSoon();
  }

  set(fields: Extract<Action, { type: 'set' }>['fields']): void {
    this.#reduce({ type: 'set', fields });
  }

  updateSoon(): void {
    if (this.#unwatch) updateSoon(this.#update);
  }

  /**
   * Goes on to the state that a method of the element asks for.
   * @throws what `find` throws, and then nothing changes
   */
  async act(find: Find): Promise<Reached> {
    await this.ready;
    speak(languageOf(this.#element));
    const before = this.read();
    const settings = this.#settings;
    const go = () => find(this.#state, (state) => this.#snapshotOf(state, settings, this.#surroundings(settings)));
    const state = await withFaultWords(go);
    if (state !== this.#state) {
      this.#state = state;
      this.#update();
      this.#announce.changes(before, this.read());
    }
    return reachedIn(this.read());
  }

  /** What is shown; an error before the text is read. */
  read(): Snapshot {
    if (!this.snapshot) throw new DOMException('The text has not been read: wait for `ready`.', 'InvalidStateError');
    return this.snapshot;
  }

  get #settings(): Settings {
    return settingsOf(this.#element, this.#owner);
  }

  #createView(): View {
    const listeners = {
      // A board far away may have been kept drawn by the focus alone.
      blur: () => this.updateSoon(),
      recolor: () => this.#redrawSoon(),
      speak: () => speak(languageOf(this.#element)),
    };
    return new View(this.#element, listeners, this.#actions());
  }

  /** What the reader can do. */
  #actions(): Omit<Actions, 'select'> {
    /** Goes to a place in the run. */
    const step = (place: string | null | undefined) => {
      if (place == null) return;
      this.set({ place, hasBegun: true });
      this.#update();
      this.#announce.step(this.read(), true);
    };
    return {
      go: (place) => {
        const { snapshot } = this;
        if (snapshot && (place !== placeIn(snapshot) || snapshot.begins !== null)) step(place);
      },
      choose: (item) => this.#change(() => ({ type: 'choose', item, place: placeOf(this.#element) })),
      follow: (link) => this.#announce.link(link),
      point: (point) => this.#announce.point(this.read(), point),
      play: (to) => this.#play(to),
      showLife: (showsLife) => {
        this.set({ showsLife });
        this.#update();
      },
      begin: () => step(this.snapshot?.begins),
      leave: () => {
        this.set({ hasBegun: false });
        this.#update();
      },
      turn: () => {
        if (!this.snapshot) return;
        this.#reduce({ type: 'turn', from: this.snapshot.stepping });
        this.#update();
        this.#announce.step(this.read(), true);
      },
      answer: (answer) => {
        this.set({ answer });
        this.#update();
      },
      visit: (where, stepping) => this.set({ where, ...(stepping && { stepping }) }),
      edit: (to) =>
        this.#change((snapshot) => ({
          type: 'edit',
          edited: editedFrom(snapshot, to),
          isAtEnd: isAtEnd(snapshot),
        })),
      reset: () => this.#change((snapshot) => ({ type: 'reset', isAtEnd: isAtEnd(snapshot) })),
    };
  }

  /** Goes to a move of the game. */
  #play(to: Partial<LinePlace>): void {
    const play = this.snapshot?.play;
    if (!play) return;
    const at = { line: play.line, move: play.move, ...to };
    if (at.line === play.line && at.move === play.move) return;
    this.set({ at });
    this.#update();
    this.#announce.move(this.read(), true);
  }

  /** Changes the position as the reader asks. */
  #change(actionFrom: (snapshot: Snapshot) => Action): void {
    const { snapshot } = this;
    const before = this.#state;
    if (snapshot) this.#reduce(actionFrom(snapshot));
    if (this.#state === before) return;
    this.#update();
    if (this.snapshot) this.#announce.position(this.snapshot, true);
  }

  #reduce(action: Action): void {
    this.#state = update(this.#state, action);
  }

  #redrawSoon(): void {
    if (this.#view?.isDrawn) this.updateSoon();
  }

  /** Updates the state from the text, and the view from the state. */
  readonly #update = (): void => {
    const view = this.#view;
    if (!this.#unwatch || !view) return;
    const settings = this.#settings;
    const language = languageOf(this.#element);
    try {
      this.#speak(view, language);
      const isWanted = this.#state.isNear || this.#state.isPrinting || view.hasFocus;
      const isAsked = isWanted || this.#state.isAsked;
      if (this.#state.mustRead && (isAsked || settings.src === null)) {
        this.set({ mustRead: false });
        this.#showText(view);
        this.#content.read(this.#owner.sources);
      }
      if (!isWanted) view.leave();
      view.describe(this.#state.isNear === false && !isWanted);
      if (!isAsked || !canDraw(this.#state)) return;
      const { isPrinting } = this.#state;
      const hasParts = !settings.mode || !isWanted || drawLens[lensOf(settings.mode)] !== undefined || isPrinting;
      if (!this.#build || !hasParts || !areThere(language)) {
        this.#load(settings, language);
        return;
      }
      if (isWanted) this.#draw(view, this.#build, settings);
      else view.snapshot = this.#snapshotOf(this.#state, settings, this.#surroundings(settings));
      this.#ready.resolve();
    } catch (error) {
      if (error instanceof NeedsSpaces) {
        this.set({ isInSpace: true });
        this.updateSoon();
      } else if (error instanceof NeedsFaultWords) {
        // Until they are there, and on paper.
        if (this.#state.isPrinting) view.fail(missing.faults);
        this.#fetch('faults');
      } else this.#fail(error);
    }
  };

  /** Has all that is shown said in a language. */
  #speak(view: View, language: string): void {
    if (!view.speak(speak(language))) return;
    if (!this.#state.mustRead) this.#showText(view);
    if (this.#state.failure) view.fail(this.#state.failure.say());
  }

  #showText(view: View): void {
    view.showText(!this.#element.firstElementChild, excerptOf(this.#element));
  }

  /** Takes a text that was read, and reserves space for its board. */
  #take(text: string): void {
    if (text === this.#state.text) return;
    this.#renew();
    if (!this.#view?.isDrawn) {
      const settings = this.#settings;
      const size = text ? null : sizeIn(settings.board ?? '');
      const sides = size ? ([size.columns, size.rows] as const) : guessSize(text, settings.crop === 'drawn');
      this.#view?.reserve(settings, sides, settings.play === 'moves' && guessMoves(text));
    }
    this.#reduce({ type: 'text', text, place: placeOf(this.#element) });
    this.updateSoon();
  }

  #load({ mode }: Settings, language: string): void {
    if (this.#state.isLoading) return;
    this.set({ isLoading: true });
    const parts = loadFor(this.#owner.wasm, this.#state.isInSpace, mode && lensOf(mode));
    Promise.all([parts, loadWords(language)]).then(
      () => {
        this.set({ isLoading: false });
        this.updateSoon();
      },
      (error) => this.#fail(error),
    );
  }

  /** The engine for the board, once it is loaded. */
  get #build(): (WidgetBuild & Partial<SpaceBuild>) | undefined {
    return this.#state.isInSpace ? spaces : ready;
  }

  #surroundings(settings: Settings): Surroundings {
    return surroundingsOf(
      this.#element,
      this.#owner,
      this.#build as WidgetBuild,
      this.#state,
      settings,
      this.#colorsFor,
    );
  }

  #draw(view: View, { engine, createBoard }: WidgetBuild & Partial<SpaceBuild>, settings: Settings): void {
    if (createBoard && !isOpenToPreact(this.#element.ownerDocument)) throw noSpaces();
    const surroundings = this.#surroundings(settings);
    const snapshot = this.#snapshotOf(this.#state, settings, surroundings);
    const isGame = snapshot.play !== null && settings.play === 'moves';
    // The position is there at once, and its controls when they have been fetched.
    if (isGame) this.#fetch('games');
    if (snapshot.quiz || (settings.editable && !createBoard)) this.#fetch('board');
    const lens = (settings.mode && drawLens[lensOf(settings.mode)]) || null;
    this.#ask(snapshot, lens);
    view.show(snapshot, settings, {
      engine,
      drawLens: lens,
      drawGame: (surroundings.canPlay && partNamed('games')) || null,
      pressed: (surroundings.canPress && partNamed('board')) || null,
      loadMenu: () => loadPart('menu'),
      loadPoints: async () => (surroundings.canPress && (await loadPart('board'))?.createBoard) || null,
      createBoard,
    });
    if (this.#state.isAnnounced) return;
    this.set({ isAnnounced: true, failure: null });
    this.#announce.ready(snapshot);
  }

  /** Has the question of a lens found, if the snapshot waits for it, and draws again with it. */
  #ask(snapshot: Snapshot, lens: DrawLens | null): void {
    const found = (groups: AskedGroups) => {
      this.set({ groups });
      this.updateSoon();
    };
    this.#asking ??= lens?.createAsking?.();
    this.#asking?.find(snapshot, found).catch((error) => this.#fail(error));
  }

  /** Fetches a part, and draws again with it. */
  #fetch(name: 'games' | 'board' | 'faults'): void {
    if (partNamed(name) === undefined) loadPart(name).then(() => this.updateSoon());
  }

  /** Shows the element's own text, with the reason below it. */
  #fail(error: unknown): void {
    const language = languageOf(this.#element);
    if (!areThere(language)) {
      const { text } = this.#state;
      loadWords(language).then(() => text === this.#state.text && this.#fail(error));
      return;
    }
    if (this.#view) this.#speak(this.#view, language);
    const failure = failureOf(error);
    this.#reduce({ type: 'failed', failure });
    this.#ready.reject(failure);
    const { code, message } = failure;
    if (!this.#view?.fail(message)) return;
    if (code === 'internal' || code === 'engine-dead') reportError(error);
    this.#announce.error(failure);
  }
}

/** Does what may need the words for faults of texts. */
async function withFaultWords<T>(task: () => T): Promise<T> {
  try {
    return task();
  } catch (error) {
    if (!(error instanceof NeedsFaultWords)) throw error;
    return inSameWords(loadPart('faults'), task);
  }
}
