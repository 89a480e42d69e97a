import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Engine, Palette } from '../../engine/engine.ts';
import type { Theme } from '../../engine/types.ts';

const FORCED = '(forced-colors: active)';
const DARK = '(prefers-color-scheme: dark)';

function themeNow(): Theme {
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
  const [theme, setTheme] = useState(themeNow);
  const palette = useMemo(() => engine.palette(theme), [engine, theme]);
  useLayoutEffect(() => {
    for (const [name, color] of Object.entries(colorsOf(engine, palette)))
      document.documentElement.style.setProperty(name, color);
  }, [engine, palette]);
  useEffect(() => {
    const queries = [matchMedia(FORCED), matchMedia(DARK)];
    const change = () => setTheme(themeNow());
    for (const query of queries) query.addEventListener('change', change);
    return () => {
      for (const query of queries) query.removeEventListener('change', change);
    };
  }, []);
  return palette;
}
