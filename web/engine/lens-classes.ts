/** The classes of the engine that lenses and boards in space use, from the build with everything. */
import { everything as file } from './file.ts';
import { compile } from './load.ts';
import { once } from './once.ts';

/** For proofs, supports and scores. */
export const loadLensClasses = fetching(({ loadLenses }) => loadLenses);

/** For boards in space. */
export const loadSpaceClasses = fetching(({ loadSpaces }) => loadSpaces);

/** For games in space. */
export const loadSpacePlayer = fetching(({ loadPlayer }) => loadPlayer);

/** For the lens of eyes. */
export const loadEyeAnalyst = fetching(({ loadEyes }) => loadEyes);

/** Fetches script and WebAssembly at the same time. */
function fetching<M, T>(loaderOf: (script: typeof import('./everything.ts')) => (module: M) => T) {
  return once(async () => {
    const [load, module] = await Promise.all([import('./everything.ts').then(loaderOf), compile(file)]);
    return load(module as M);
  });
}
