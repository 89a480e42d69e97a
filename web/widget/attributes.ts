/** The attributes of the element. */
import type { Color, Rules } from '../engine/types.ts';
import { webAddress } from './address.ts';
import { set } from './make.ts';
import { CONTROLS, type Controls } from './panel.ts';
import { MODES, type Mode } from './proving.ts';

/** The work to repeat when an attribute changes, from none to reading the text. */
export const [NOTHING, LOOK, ANALYSIS, POSITION, TEXT] = [0, 1, 2, 3, 4];
export const ATTRIBUTES = {
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
  mode: LOOK,
  block: LOOK,
} as const;
export type AttributeName = keyof typeof ATTRIBUTES;

/** Attributes with a property of the same name: a string, or null if absent. */
const REFLECTED = Object.keys(ATTRIBUTES).filter((name) => !/editable|lang/.test(name));

/** Defines those properties on a class. */
export function reflect(element: typeof HTMLElement): void {
  for (const name of REFLECTED) {
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        set(this, { [name]: value == null ? null : String(value) });
      },
    });
  }
}

/** Takes over properties that a framework has set before an element was upgraded. */
export function upgradeProperties(element: HTMLElement): void {
  for (const name of [...REFLECTED, 'editable']) {
    if (!Object.hasOwn(element, name)) continue;
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

/** The value of an attribute if it is one of `words`. */
function wordOf<T extends string>(element: HTMLElement, name: AttributeName, words: readonly T[]): T | undefined {
  return words.find((each) => each === element.getAttribute(name));
}

/** The colour of the blocks that are cast out; null leaves it to the position. */
export function colorOf(element: HTMLElement): Color | 'both' | null {
  return wordOf(element, 'color', ['black', 'white', 'both'] as const) ?? null;
}

export function rulesOf(element: HTMLElement): Rules {
  return {
    suicide: wordOf(element, 'suicide', ['allowed']) ?? 'forbidden',
    regions: wordOf(element, 'regions', ['enclosed']) ?? 'small',
  };
}

export function controlsOf(element: HTMLElement): Controls {
  return wordOf(element, 'controls', CONTROLS) ?? 'full';
}

/** Capturing or trying in place of the steps; undefined for the steps. */
export function modeOf(element: HTMLElement): Mode | undefined {
  return wordOf(element, 'mode', MODES);
}

/** Default for the widest space between two lines, in CSS pixels. */
const SPACING = 28;

/** The widest space between two lines, in CSS pixels. */
export function spacingOf(element: HTMLElement): number {
  const spacing = Number(element.getAttribute('spacing'));
  return spacing > 0 ? Math.max(4, Math.min(100, spacing)) : SPACING;
}

/** A place beyond the end of every run, which is taken for the end. */
export const END = '999999999';

/** The first place in the run, `round.step`. */
export function placeOf(element: HTMLElement): string {
  const round = element.getAttribute('round') ?? '';
  return round === 'end' ? END : /^\d+(\.\d+)?$/.test(round) ? round : '0';
}

/** The number of moves to play; null for all. */
export function moveOf(element: HTMLElement): number | null {
  const move = element.getAttribute('move') ?? '';
  return /^\d+$/.test(move) ? Number(move) : null;
}

/** The address of the full page; empty without one, or if it is not http or https. */
export function pageOf(element: HTMLElement, otherwise: string): string {
  const page = element.getAttribute('page') ?? otherwise;
  return (page && webAddress(page, element.baseURI)) || '';
}
