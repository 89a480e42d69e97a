/** The classes of the engine that lenses use, from the build with everything. */
import { everything as file } from './file.ts';
import { compile } from './load.ts';
import { once } from './once.ts';

/** Fetches script and WebAssembly at the same time. */
export const loadLensClasses = once(async () => {
  const script = import('./everything.ts').then(({ loadLenses }) => loadLenses);
  const [loadLenses, module] = await Promise.all([script, compile(file)]);
  return loadLenses(module);
});
