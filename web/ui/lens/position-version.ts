import { useRef } from 'preact/hooks';
import type { Position } from '../../engine/types.ts';

/** A number that changes with the position, also when a link loads equal stones again. */
export function usePositionVersion(position: Position): number {
  const last = useRef({ position, count: 0 });
  if (last.current.position !== position) last.current = { position, count: last.current.count + 1 };
  return last.current.count;
}
