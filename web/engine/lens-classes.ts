/** The classes of the engine that lenses use, from the build with everything. */
import type { LensClasses } from './everything.ts';
import { everything as file } from './file.ts';
import { compile } from './load.ts';

let loading: Promise<LensClasses> | undefined;

/** Fetches script and WebAssembly at the same time, once; again if that failed. */
export function loadLensClasses(): Promise<LensClasses> {
  loading ??= fetchLensClasses().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchLensClasses(): Promise<LensClasses> {
  const script = import('./everything.ts').then(({ loadLenses }) => loadLenses);
  const [loadLenses, module] = await Promise.all([script, compile(file)]);
  return loadLenses(module);
}
