import type { Facts, Hit, Selection } from '../../engine/types.ts';

/** The block or region that is highlighted there; not a region outside the list, which is often half the board. */
export function selectionAt(facts: Facts | null, hit: Hit | null): Selection | null {
  const { block = null, region = null } = hit ?? {};
  if (facts && block !== null) return { kind: 'block', color: facts.color, index: block };
  if (facts && region !== null && facts.regions[region]?.discarded !== 0)
    return { kind: 'region', color: facts.color, index: region };
  return null;
}
