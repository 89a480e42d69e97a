/** The build of the engine with everything, which the board does not need. */
import type { LensClasses } from './everything.ts';
import { everything as file } from './file.ts';
import { compile } from './load.ts';

let loading: Promise<LensClasses> | undefined;

/** Fetches it when it is first asked for, its script and its WebAssembly at once; again if that failed. */
export function loadLate(): Promise<LensClasses> {
  loading ??= fetchLate().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchLate(): Promise<LensClasses> {
  const script = import('./everything.ts').then(({ loadLenses }) => loadLenses);
  const [loadLenses, module] = await Promise.all([script, compile(file)]);
  return loadLenses(module);
}
