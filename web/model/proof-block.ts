import type { Facts } from '../engine/types.ts';
import type { ProofPlace } from './where.ts';

/** The block of a proof, by index; without one, the first that can be captured. */
export function proofBlock({ blocks }: Facts, place: ProofPlace | null): number {
  const named = blocks.findIndex(({ name }) => name === place?.block);
  if (named >= 0) return named;
  return Math.max(
    0,
    blocks.findIndex(({ castOut }) => castOut !== null),
  );
}
