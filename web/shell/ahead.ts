/** Fetches what lenses and rooms need before it is asked for, while the page has nothing else to do. */

import { LENSES } from '../model/where.ts';
import { fetcherOf } from '../rooms/explore/lenses.ts';

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

/** Fetches it part by part, unless the reader saves data. A failure is told when the part is asked for. */
export async function fetchAhead(): Promise<void> {
  if (isSaving()) return;
  const lenses = LENSES.map(fetcherOf);
  const rooms = [
    () => import('../rooms/games/NoGame.tsx'),
    () => import('../rooms/games/open.tsx'),
    () => import('../rooms/solid/open.tsx'),
  ];
  for (const fetch of [...lenses, ...rooms]) {
    await idle();
    await fetch?.();
  }
}
