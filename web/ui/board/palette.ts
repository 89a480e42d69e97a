import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Engine, Palette } from '../../engine/engine.ts';
import type { Theme } from '../../engine/types.ts';

const FORCED = '(forced-colors: active)';
const DARK = '(prefers-color-scheme: dark)';
const PRINT = 'print';

/** The theme of the screen, or of paper. */
function themeNow(event?: Event): Theme {
  // A browser says that it will print before it asks for the style of paper.
  if (event?.type === 'beforeprint' || matchMedia(PRINT).matches) return 'pale';
  if (matchMedia(FORCED).matches) return 'forced';
  return matchMedia(DARK).matches ? 'dim' : 'pale';
}

/** The colors of a palette for style sheets, as `--on-board-…` with the name of the role. */
export function colorsOf(engine: Engine, palette: Palette): Readonly<Record<string, string>> {
  return Object.fromEntries(engine.roles().map((role, index) => [`--on-board-${role}`, palette[index] ?? '']));
}

/**
 * The colors of the board for the reader's color scheme, updated when that changes. Style sheets
 * get them too.
 */
export function usePalette(engine: Engine): Palette {
  const [theme, setTheme] = useState(() => themeNow());
  const palette = useMemo(() => engine.palette(theme), [engine, theme]);
  useLayoutEffect(() => {
    for (const [name, color] of Object.entries(colorsOf(engine, palette)))
      document.documentElement.style.setProperty(name, color);
  }, [engine, palette]);
  useEffect(() => {
    const change = (event: Event) => setTheme(themeNow(event));
    const changes: readonly (readonly [EventTarget, string])[] = [
      ...[FORCED, DARK, PRINT].map((query) => [matchMedia(query), 'change'] as const),
      [window, 'beforeprint'],
      [window, 'afterprint'],
    ];
    for (const [source, type] of changes) source.addEventListener(type, change);
    return () => {
      for (const [source, type] of changes) source.removeEventListener(type, change);
    };
  }, []);
  return palette;
}
