/** The classes of the engine that lenses and boards in space use. */
import { type Build, everything, eyes } from './modules.ts';
import { once } from './once.ts';

type Load<T> = (module: WebAssembly.Module) => Promise<T>;

/** For proofs, supports and scores. */
const loadLensClasses = fetching(() => import('./everything.ts').then(({ loadLenses }) => loadLenses), everything);

/** For boards in space. */
export const loadSpaceClasses = fetching(
  () => import('./everything.ts').then(({ loadSpaces }) => loadSpaces),
  everything,
);

/** For games in space. */
export const loadSpacePlayer = fetching(
  () => import('./everything.ts').then(({ loadPlayer }) => loadPlayer),
  everything,
);

/** For the lens of eyes. */
const loadEyeAnalyst = fetching(() => import('./eyes-build.ts').then(({ loadEyes }) => loadEyes), eyes);

/** What lenses use of each build besides the engine of the first board. */
export const loadClasses = { board: async () => null, everything: loadLensClasses, eyes: loadEyeAnalyst };
export type LensClasses = { readonly [B in keyof typeof loadClasses]: Awaited<ReturnType<(typeof loadClasses)[B]>> };

/** Fetches script and WebAssembly at the same time. */
function fetching<T>(script: () => Promise<Load<T>>, build: Build) {
  return once(async () => {
    const [load, module] = await Promise.all([script(), build()]);
    return load(module);
  });
}
