/** The attributes of the element. */
import type { Color, Form, Rules, Theme } from '../../engine/types.ts';
import { SIDES, type Side } from '../../model/sides.ts';
import { webAddress } from '../address.ts';

export const ATTRIBUTES = [
  'color',
  'suicide',
  'regions',
  'round',
  'move',
  'controls',
  'theme',
  'spacing',
  'editable',
  'src',
  'page',
  'lang',
  'mode',
  'block',
  'board',
  'topology',
  'turn',
  'crop',
  'view',
  'play',
  'coordinates',
  'quiz',
] as const;
export type AttributeName = (typeof ATTRIBUTES)[number];

/** Attributes with a property of the same name: a string, or null if absent. */
const REFLECTED = ATTRIBUTES.filter((name) => name !== 'editable' && name !== 'quiz' && name !== 'lang');

/** The properties of the attributes; those that are numbers may be set as such. */
export interface AttributeProperties {
  color: string | null;
  suicide: string | null;
  regions: string | null;
  controls: string | null;
  theme: string | null;
  src: string | null;
  page: string | null;
  mode: string | null;
  block: string | null;
  board: string | null;
  topology: string | null;
  turn: string | null;
  crop: string | null;
  view: string | null;
  play: string | null;
  coordinates: string | null;
  get round(): string | null;
  set round(value: string | number | null);
  get move(): string | null;
  set move(value: string | number | null);
  get spacing(): string | null;
  set spacing(value: string | number | null);
}

const CONTROLS = ['full', 'steps', 'none'] as const;
export type Controls = (typeof CONTROLS)[number];

const VIEWS = ['steps', 'plain'] as const;
export type ViewName = (typeof VIEWS)[number];

/** Attributes that say how the run is shown, or that the reader plays: an element with one of them begins with its steps. */
const ABOUT_STEPS = ['round', 'mode', 'color', 'controls', 'regions', 'suicide', 'editable', 'quiz'] as const;

const THEMES = ['pale', 'dim', 'paper', 'wood', 'slate', 'night'] as const satisfies readonly Theme[];
export type Themes = readonly [light: Theme, dark: Theme];

/** What follows the page. */
const FOLLOWING: Themes = ['pale', 'dim'];

const MODES = ['capture', 'try', 'eyes'] as const;
export type Mode = (typeof MODES)[number];

/** The values of the attributes. */
export interface Settings {
  /** The colour of the blocks that are cast out; null leaves it to the position. */
  readonly color: Color | 'both' | null;
  readonly rules: Rules;
  /** The number of moves to play; null for all. */
  readonly move: number | null;
  readonly controls: Controls;
  /** The themes for light surroundings and for dark ones. */
  readonly themes: Themes;
  /** The board is on a ground of its own, and does not follow the page. */
  readonly hasGround: boolean;
  /** The widest space between two lines, in CSS pixels. */
  readonly spacing: number;
  readonly editable: boolean;
  /** The reader is first asked which blocks stay. */
  readonly isQuiz: boolean;
  /** The address of the text; null for the text inside the element. */
  readonly src: string | null;
  /** What is shown in place of the steps; null for the steps. */
  readonly mode: Mode | null;
  /** The name of a point of the block or group that `mode` is about. */
  readonly block: string | null;
  /** The size of an empty board, for an element without a text. */
  readonly board: string | null;
  /** The edges of the board that are joined. */
  readonly form: Form;
  /** The direction from which a board in space is first seen as a solid. */
  readonly turn: string | null;
  /** The part of the board that is shown: `drawn`, or two opposite points; null for all of it. */
  readonly crop: string | null;
  /** What is shown first: the steps, or the diagram as it is drawn and the game at its first position. */
  readonly view: ViewName;
  /** The sides of the board with coordinates. */
  readonly sides: readonly Side[];
  /**
   * A text with moves is gone through move by move, unless the steps are asked for; `still`: a text is shown at one
   * move, or as it is drawn, without controls.
   */
  readonly play: 'moves' | 'still' | null;
}

/** Default for the widest space between two lines, in CSS pixels. */
const SPACING = 28;

/** The names in an attribute, if all are known. */
function namesIn<T extends string>(words: string | null, known: readonly T[]): readonly T[] {
  const names = words?.match(/\S+/g) ?? [];
  return names.every((name): name is T & string => (known as readonly string[]).includes(name)) ? (names as T[]) : [];
}

/** What the owner of a page has set for elements that say nothing about it. */
export interface Defaults {
  /** What is shown first, unless an element says something about the steps: `steps`; all else is `plain`. */
  readonly view: string;
  readonly theme: string;
}

/** Reads the attributes; a value that is not allowed is the default. */
export function settingsOf(element: Element, owner: Defaults = { view: '', theme: '' }): Settings {
  const value = (name: AttributeName) => element.getAttribute(name);
  const oneOf = <T extends string>(name: AttributeName, words: readonly T[]): T | null =>
    words.find((each) => each === value(name)) ?? null;
  const move = value('move') ?? '';
  const spacing = Number(value('spacing'));
  const isSilent = ABOUT_STEPS.every((name) => value(name) === null);
  const view = oneOf('view', VIEWS) ?? (isSilent && owner.view !== 'steps' ? 'plain' : 'steps');
  const named = namesIn(value('theme') ?? owner.theme, THEMES);
  const [light, dark = light, ...more] = named;
  const themes: Themes | null = light && dark && more.length === 0 ? [light, dark] : null;
  const coordinates = value('coordinates');
  const sides = namesIn(coordinates, SIDES);
  const mode = oneOf('mode', MODES);
  const controls = oneOf('controls', CONTROLS) ?? 'full';
  const isDrawn = view === 'plain' && !mode;
  const isStill = isDrawn && (value('play') === 'none' || controls === 'none');
  return {
    color: oneOf('color', ['black', 'white', 'both']),
    rules: {
      suicide: oneOf('suicide', ['allowed']) ?? 'forbidden',
      regions: oneOf('regions', ['enclosed']) ?? 'small',
    },
    move: /^\d+$/.test(move) ? Number(move) : null,
    controls: isStill ? 'none' : controls,
    themes: themes ?? FOLLOWING,
    hasGround: themes !== null && named.length === 1,
    spacing: spacing > 0 ? Math.max(4, Math.min(100, spacing)) : SPACING,
    editable: value('editable') !== null,
    isQuiz: value('quiz') !== null,
    src: value('src'),
    mode,
    block: value('block'),
    board: value('board'),
    form: oneOf('topology', ['cylinder', 'torus']) ?? 'box',
    turn: value('turn'),
    crop: value('crop') ?? (view === 'plain' ? 'drawn' : null),
    sides: coordinates === 'none' ? [] : sides.length ? sides : SIDES,
    view,
    play: isStill ? 'still' : isDrawn ? 'moves' : null,
  };
}

/** A place beyond the end of every run, which is taken for the end. */
export const END = '999999999';

/** The first place in the run, `round.step`. */
export function placeOf(element: Element): string {
  const round = element.getAttribute('round') ?? '';
  return round === 'end' ? END : /^\d+(\.\d+)?$/.test(round) ? round : '0';
}

/** The address of the full page; empty without one, or if it is not http or https. */
export function pageOf(element: Element, otherwise: string): string {
  const page = element.getAttribute('page') ?? otherwise;
  return (page && webAddress(page, element.baseURI)) || '';
}

/** Defines the properties of the attributes on a class. */
export function reflect(element: typeof HTMLElement): void {
  for (const name of REFLECTED) {
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        if (value == null) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
}

/** Takes over properties that a framework has set before an element was upgraded. */
export function upgradeProperties(element: HTMLElement): void {
  for (const name of [...REFLECTED, 'editable', 'quiz']) {
    if (!Object.hasOwn(element, name)) continue;
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
