/** Fetches what lenses and rooms need before it is asked for, while the page has nothing else to do. */

import { LENSES } from '../model/where.ts';
import { loaderOf } from '../rooms/explore/lenses.ts';
import type { Store } from '../ui/store.ts';
import { loadSolid } from './load-solid.ts';

/** What a browser knows of the reader's connection, where it says so. */
interface Connection {
  readonly saveData?: boolean;
}

const isSaving = (): boolean => (navigator as { readonly connection?: Connection }).connection?.saveData === true;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** So many parts are fetched at the same time: more would hold up what the reader asks for meanwhile. */
const LANES = 3;

/** Fetches it part by part, unless the reader saves data. A failure is told when the part is asked for. */
export async function fetchAhead(store: Store): Promise<void> {
  if (isSaving()) return;
  const parts = [
    ...LENSES.map(loaderOf),
    loadSolid,
    store.prepareSpaces,
    () => import('../rooms/games/NoGame.tsx'),
    () => import('../rooms/games/open.tsx'),
    () => import('../rooms/learn/open.tsx'),
  ].values();
  const fetchRest = async () => {
    for (const fetch of parts) {
      await idle();
      await fetch?.();
    }
  };
  await Promise.all(Array.from({ length: LANES }, fetchRest));
}
