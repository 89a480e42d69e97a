import type { Facts } from '../../../engine/types.ts';
import type { ProofPlace } from '../../../model/lenses/prove.ts';

/**
 * The block of a proof, by index. Without one, the block with the most stones of those that are
 * unconditionally alive, or of all if none is; the first in reading order of several.
 */
export function proofBlock({ blocks }: Facts, place: ProofPlace | null): number {
  const named = blocks.findIndex(({ name }) => name === place?.block);
  if (named >= 0) return named;
  const alive = blocks.filter(({ castOut }) => castOut === null);
  const candidates = alive.length ? alive : blocks;
  const most = Math.max(...candidates.map(({ points }) => points.length));
  return Math.max(
    0,
    blocks.findIndex((block) => candidates.includes(block) && block.points.length === most),
  );
}
