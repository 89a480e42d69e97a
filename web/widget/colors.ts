/** The colours of boards, those of a theme and what a page sets by custom properties, and how large stones are. */
import type { Engine, Palette } from '../engine/engine.ts';
import type { Theme } from '../engine/types.ts';
import { remembered } from './state/remembered.ts';

interface Known {
  /** The custom property for the size of stones, and one for each role. */
  readonly properties: readonly string[];
  readonly palettes: Partial<Record<Theme, Palette>>;
}

const known = new WeakMap<Engine, Known>();

function knownOf(engine: Engine): Known {
  const names = () => ['stone-size', ...engine.roles()].map((name) => `--pass-alive-${name}`);
  const found = known.get(engine) ?? { properties: names(), palettes: {} };
  known.set(engine, found);
  return found;
}

/** A function that finds the colours of an element, and gives the same palette again while they are the same. */
export function elementColors(element: Element): (engine: Engine, theme: Theme, isPrinting: boolean) => Palette {
  const mixed = remembered((palette: Palette, set: string): Palette => {
    const [size, ...own] = set.split('\n');
    // Where a canvas does not know a colour it would go on with the last one.
    const colors = palette.map((color, role) => (own[role] && CSS.supports('color', own[role]) ? own[role] : color));
    return Object.assign(colors, { stoneRadius: Math.round(50 * Number(size)) || undefined });
  });
  return (engine, theme, isPrinting) => {
    const { properties, palettes } = knownOf(engine);
    palettes[theme] ??= engine.palette(theme);
    const palette = palettes[theme];
    const style = getComputedStyle(element);
    // The reader's own colours, and those of paper, stay.
    const read = theme === 'forced' || isPrinting ? properties.slice(0, 1) : properties;
    const set = read.map((name) => style.getPropertyValue(name).trim().replaceAll('\n', ' ')).join('\n');
    return set.trim() ? mixed(palette, set) : palette;
  };
}
