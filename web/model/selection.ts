import type { Hit, Selection } from '../engine/types.ts';
import type { Run } from './run.ts';

/** The block or region to highlight under the pointer. A region outside the list is often half the board, and is left out. */
export function selectionOf(hit: Hit | null, run: Run | null): Selection | null {
  if (!hit || !run) return null;
  const { block, region } = hit;
  const { color } = run.facts;
  if (block !== null) return { kind: 'block', color, index: block };
  if (region !== null && run.at.regions[region] !== 'notListed') return { kind: 'region', color, index: region };
  return null;
}

/** True if two selections are of the same block or region. */
export function isSame(a: Selection | null, b: Selection | null): boolean {
  return a === b || (a?.kind === b?.kind && a?.color === b?.color && a?.index === b?.index);
}
