/** The attributes of the element. */
import type { Color, Rules } from '../engine/types.ts';
import { webAddress } from './address.ts';
import { set } from './make.ts';
import { CONTROLS, type Controls } from './panel.ts';
import { MODES, type Mode } from './proving.ts';

/** What attributes mean for what is already known. */
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

/** Attributes that are strings as properties; null is absent. */
export const REFLECTED = Object.keys(ATTRIBUTES).filter((name) => !/editable|lang/.test(name));

/** Makes them properties of a class of elements. */
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

/** The one of some words that an attribute has. */
function wordOf<T extends string>(element: HTMLElement, name: AttributeName, words: readonly T[]): T | undefined {
  return words.find((each) => each === element.getAttribute(name));
}

/** Whose blocks are asked for; null leaves it to the position. */
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

/** What the element does besides stepping; undefined for the steps. */
export function modeOf(element: HTMLElement): Mode | undefined {
  return wordOf(element, 'mode', MODES);
}

/** The widest space between two lines where the attribute says nothing, in CSS pixels. */
const SPACING = 28;

/** The widest space between two lines, in CSS pixels. */
export function spacingOf(element: HTMLElement): number {
  const spacing = Number(element.getAttribute('spacing'));
  return spacing > 0 ? Math.max(4, Math.min(100, spacing)) : SPACING;
}

/** A place at the end of any run. */
export const END = '999999999';

/** The place in the run where the reader begins, `round.step`. */
export function placeOf(element: HTMLElement): string {
  const round = element.getAttribute('round') ?? '';
  return round === 'end' ? END : /^\d+(\.\d+)?$/.test(round) ? round : '0';
}

/** How many moves are played; null for all of them. */
export function moveOf(element: HTMLElement): number | null {
  const move = element.getAttribute('move') ?? '';
  return /^\d+$/.test(move) ? Number(move) : null;
}

/** The address of the full page; empty where there is none, or where it is not one of the web. */
export function pageOf(element: HTMLElement, otherwise: string): string {
  const page = element.getAttribute('page') ?? otherwise;
  return (page && webAddress(page, element.baseURI)) || '';
}
