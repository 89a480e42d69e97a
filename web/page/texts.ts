import { useEffect, useState } from 'preact/hooks';
import { loadTexts as load } from '../engine/engine.ts';
import { texts as file } from '../engine/file.ts';
import type { Texts } from '../engine/texts.ts';

let loaded: Texts | null = null;

/** What reads and writes texts; its wasm is fetched when it is first asked for. */
export async function loadTexts(): Promise<Texts> {
  loaded = await load(file);
  return loaded;
}

/** The same for a part of the page that needs it now or not; null until it is there. */
export function useTexts(needed = true): Texts | null {
  const [texts, setTexts] = useState(loaded);
  useEffect(() => {
    if (needed && !texts) loadTexts().then(setTexts, reportError);
  }, [needed, texts]);
  return texts;
}
