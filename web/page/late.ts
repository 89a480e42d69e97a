/** The build of the engine with everything, which the board does not need. */
import type { Everything } from '../engine/everything.ts';
import { everything as file } from '../engine/file.ts';
import { compile } from '../engine/load.ts';

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
  const [{ loadEverything }, module] = await Promise.all([import('../engine/everything.ts'), compile(file)]);
  return loadEverything(module);
}
