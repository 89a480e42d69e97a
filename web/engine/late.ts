/** The build of the engine with everything, which the board does not need. */
import type { Everything } from './everything.ts';
import { everything as file } from './file.ts';
import { compile } from './load.ts';

let loading: Promise<Everything> | undefined;

/** Fetches it when it is first asked for, its script and its WebAssembly at once; again if that failed. */
export function loadLate(): Promise<Everything> {
  loading ??= fetchLate().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchLate(): Promise<Everything> {
  const [{ loadEverything }, module] = await Promise.all([import('./everything.ts'), compile(file)]);
  return loadEverything(module);
}
