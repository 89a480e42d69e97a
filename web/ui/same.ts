import { useRef } from 'preact/hooks';
import { sameData } from '../engine/same.ts';

/** A value, as the same object for as long as its content stays the same: what depends on it is not done again. */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (!sameData(kept.current, value)) kept.current = value;
  return kept.current;
}
