import { useRef } from 'preact/hooks';
import type { Position } from '../engine/types.ts';

/** How often the position has changed; the same one loaded again counts, with another place in the link. */
export function useLoads(position: Position): number {
  const last = useRef({ position, count: 0 });
  if (last.current.position !== position) last.current = { position, count: last.current.count + 1 };
  return last.current.count;
}
