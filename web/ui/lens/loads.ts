import { useRef } from 'preact/hooks';
import type { Position } from '../../engine/types.ts';

/** The number of changes of the position; loading the same one with another place in the link counts too. */
export function useLoads(position: Position): number {
  const last = useRef({ position, count: 0 });
  if (last.current.position !== position) last.current = { position, count: last.current.count + 1 };
  return last.current.count;
}
