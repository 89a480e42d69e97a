/** The colours of boards: those of a theme, and what a page sets by custom properties. */
import type { Engine, Palette } from '../engine/engine.ts';
import type { Theme } from '../engine/types.ts';
import { remembered } from './state/remembered.ts';

interface Known {
  /** A custom property for each role. */
  readonly properties: readonly string[];
  readonly palettes: Partial<Record<Theme, Palette>>;
}

const known = new WeakMap<Engine, Known>();

function knownOf(engine: Engine): Known {
  const found = known.get(engine) ?? { properties: engine.roles().map((role) => `--pass-alive-${role}`), palettes: {} };
  known.set(engine, found);
  return found;
}

/** A function that finds the colours of an element, and gives the same palette again while they are the same. */
export function elementColors(element: Element): (engine: Engine, theme: Theme, isPrinting: boolean) => Palette {
  const mixed = remembered((palette: Palette, set: string): Palette => {
    const own = set.split('\n');
    // Where a canvas does not know a colour it would go on with the last one.
    return palette.map((color, role) => (own[role] && CSS.supports('color', own[role]) ? own[role] : color));
  });
  return (engine, theme, isPrinting) => {
    const { properties, palettes } = knownOf(engine);
    palettes[theme] ??= engine.palette(theme);
    const palette = palettes[theme];
    // The reader's own colours, and those of paper, stay.
    if (theme === 'forced' || isPrinting) return palette;
    const style = getComputedStyle(element);
    const set = properties.map((name) => style.getPropertyValue(name).trim().replaceAll('\n', ' ')).join('\n');
    return set.trim() ? mixed(palette, set) : palette;
  };
}
