import type { Engine } from '../../engine/engine.ts';
import { isGrid } from '../../engine/position.ts';
import { boardName } from '../../model/sentence.ts';
import { MAX_SIDE } from '../../model/state.ts';
import type { Settings } from '../state/attributes.ts';
import { type Snapshot, snapshotView } from '../state/snapshot.ts';
import { createBoardWith } from './board.ts';
import type { Actions, CreateBoard } from './component.ts';
import { createHostedPanel, type DrawHosted } from './hosted-panel.ts';
import { createLensPanel, type DrawLens } from './lens-panel.ts';
import type { LoadMenu } from './menu.ts';
import { createPanel, type Panel } from './panel.ts';
import { partShown } from './picture.ts';
import { EDGES } from './space.ts';
import { type Listeners, Surface } from './surface.ts';
import { summaryOf } from './words.ts';

/** The script `web/widget/hosts/board.ts`: boards that are pressed. */
export interface PressedPart {
  /** A board that can be edited. */
  readonly createBoard: CreateBoard;
  /** The question which blocks stay. */
  readonly drawQuiz: DrawHosted;
}

/** The means to draw a snapshot. */
interface Means {
  readonly engine: Engine;
  /** Draws the lens of the attribute `mode`; null where it cannot be drawn. */
  readonly drawLens: DrawLens | null;
  /** Draws the controls of a game; null where they cannot be drawn. */
  readonly drawGame: DrawHosted | null;
  /** Boards that are pressed; null where there are none. */
  readonly pressed: PressedPart | null;
  readonly loadMenu: LoadMenu;
  /** Fetches the board whose points can be gone over; null where it cannot be had. */
  readonly loadPoints: () => Promise<CreateBoard | null>;
  /** Makes the pictures of a board in space; undefined for a grid. */
  readonly createBoard?: CreateBoard | undefined;
}

/** The columns and rows that room is reserved for; of a board in space for both pictures beside each other. */
function sidesOf(snapshot: Snapshot): readonly [columns: number, rows: number] {
  const { position } = snapshot;
  const { width, height } = partShown(snapshot, snapshotView(snapshot));
  if (isGrid(position)) return [width - EDGES, height - EDGES];
  return [Math.min(MAX_SIDE, width * BESIDE), Math.min(MAX_SIDE, height)];
}

/** Classes of a panel. */
function lookOf(
  { position, facts, begins, quiz }: Snapshot,
  isLens: boolean,
  isGame: boolean,
  isPressed: boolean,
): string {
  const kind = isLens ? ' lens' : isGame ? ' game' : isGrid(position) ? '' : ' space';
  const state = isGame || quiz ? '' : begins !== null ? ' quiet' : facts ? '' : ' idle';
  return `${kind}${isPressed && isGrid(position) ? ' pressed' : ''}${state}`;
}

/** The width of both pictures of a board in space, in widths of its layers. */
const BESIDE = 1.7;

/** The view of an element: the board with its controls, the space for it, or a message below the text. */
export class View {
  /** The last snapshot that was drawn; null before, and after a failure. */
  snapshot: Snapshot | null = null;
  /** The size that space is reserved for before the board is drawn; null without any. */
  #size: readonly [columns: number, rows: number] | null = null;
  #panel: Panel | null = null;
  /** The settings that a panel is made for. */
  #panelKind = '';
  readonly #surface: Surface;
  readonly #actions: Omit<Actions, 'select'>;

  constructor(element: HTMLElement, listeners: Omit<Listeners, 'press'>, actions: Omit<Actions, 'select'>) {
    const press = (event: KeyboardEvent) => this.#panel?.press(event) ?? false;
    this.#surface = new Surface(element, { ...listeners, press });
    this.#actions = actions;
  }

  get isDrawn(): boolean {
    return this.#panel !== null;
  }

  get hasFocus(): boolean {
    return this.#surface.hasFocus();
  }

  /** The box around the board. */
  get board(): HTMLElement {
    return this.#surface.board;
  }

  /** Has all in a language: a panel made in another one goes. False if it is in that already. */
  speak(language: string): boolean {
    if (!this.#surface.speak(language)) return false;
    this.leave();
    return true;
  }

  /** Applies the style sheet of the document that the element is in now. */
  adopt(): void {
    this.#surface.adopt();
  }

  /**
   * Sets what is seen where no board is drawn: the element's own text, whose lines are kept if it is
   * without elements, or an excerpt of it.
   */
  showText(isBare: boolean, excerpt: readonly [start: string, more: number] | null): void {
    this.#surface.showText(isBare, excerpt);
  }

  /** Reserves the space for the board of a new text. */
  reserve(settings: Settings, size: readonly [columns: number, rows: number], isGame: boolean): void {
    this.snapshot = null;
    this.#size = this.#surface.reserve(settings, ...size, isGame) ? size : null;
  }

  /** Describes a board that is too far away to be drawn to a screen reader. */
  describe(isFar: boolean): void {
    const words = () =>
      this.snapshot
        ? summaryOf(this.snapshot)
        : this.#size && boardName({ columns: this.#size[0], rows: this.#size[1] });
    this.#surface.describe(isFar ? words() : null);
  }

  show(snapshot: Snapshot, settings: Settings, means: Means): void {
    const { engine, drawLens, drawGame, pressed, loadMenu, loadPoints, createBoard: createPictures } = means;
    const { controls, editable, mode, block, view } = settings;
    const draw = snapshot.where && drawLens;
    const isSpace = !isGrid(snapshot.position);
    const isGame = snapshot.play !== null && snapshot.begins !== null && settings.play === 'moves';
    const isQuiz = snapshot.quiz !== null;
    const drawQuiz = snapshot.quiz?.isPending ? null : pressed?.drawQuiz;
    const isEditable = editable && (createPictures ?? pressed) !== null;
    const kind = [
      controls,
      isEditable,
      view,
      isSpace,
      draw && `${mode} ${block}`,
      isGame && drawGame !== null,
      isQuiz,
      isQuiz && drawQuiz != null,
    ].join(' ');
    if (kind !== this.#panelKind) this.leave();
    this.#panelKind = kind;
    this.snapshot = snapshot;
    this.#surface.reserve(settings, ...sidesOf(snapshot), isGame);
    const create = createPictures ?? ((isEditable && pressed?.createBoard) || createBoardWith(loadPoints));
    this.#panel ??= draw
      ? createLensPanel(this.#surface, engine, draw, controls === 'full' ? loadMenu : null, this.#actions)
      : isQuiz
        ? createHostedPanel(this.#surface, 'quiz', drawQuiz ? null : create, drawQuiz ?? null, this.#actions)
        : isGame
          ? createHostedPanel(this.#surface, 'game', create, drawGame, this.#actions)
          : createPanel(this.#surface, { controls, editable: isEditable, view }, create, loadMenu, this.#actions);
    this.#surface.draw(settings, snapshot.theme, lookOf(snapshot, draw !== null, isGame, isQuiz || isEditable));
    this.#panel.show(snapshot);
  }

  /** Removes the panel, and keeps its space. */
  leave(): void {
    if (!this.#panel) return;
    this.#surface.leave();
    this.#panel.remove();
    this.#panel = null;
  }

  /** Shows the element's own text with a message below it; false if that is shown already. */
  fail(message: string): boolean {
    this.#panel?.remove();
    this.#panel = this.snapshot = this.#size = null;
    return this.#surface.fail(message);
  }
}
