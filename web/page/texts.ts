import type { Texts } from '../engine/texts.ts';
import { loadLate } from './late.ts';
import { type Loaded, useLoaded } from './loading.ts';

let loaded: Texts | null = null;

/** What reads and writes texts; its wasm is fetched when it is first asked for. */
export async function loadTexts(): Promise<Texts> {
  loaded = (await loadLate()).texts;
  return loaded;
}

/** The same for a part of the page that needs it now or not. */
export function useTexts(needed = true): Loaded<Texts> {
  const loading = useLoaded(loadTexts, needed);
  return { ...loading, value: loading.value ?? loaded };
}
