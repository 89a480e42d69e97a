/** The lenses that are fetched when they are opened. */
import type { Lens } from '../../model/where.ts';
import type { FetchedProps, Loads } from '../../ui/Fetched.tsx';

export const FETCHED_LENSES: Readonly<Record<Exclude<Lens, 'steps'>, Loads<FetchedProps>>> = {
  prove: () => import('./prove/open.tsx'),
  eyes: () => import('./eyes/open.tsx'),
  supports: () => import('./supports/open.tsx'),
  score: () => import('./score/open.tsx'),
  gallery: () => import('./exhibits/open.tsx'),
};
