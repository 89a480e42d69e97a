import { pointNamed } from '../../engine/coordinate.ts';
import type { Facts, Position } from '../../engine/types.ts';
import type { ProofPlace } from '../../model/where.ts';
import type { Mode } from './attributes.ts';

/**
 * The beginning of the proof about the block with a stone on the named point, or else about the
 * first block that falls.
 */
export function firstProofPlace({ blocks }: Facts, position: Position, mode: Mode, name: string | null): ProofPlace {
  const point = pointNamed(position, name?.trim() ?? '');
  const block =
    blocks.find(({ points }) => point !== null && points.includes(point)) ??
    blocks.find(({ castOut }) => castOut !== null) ??
    blocks[0];
  const named = { block: block?.name ?? '' };
  return mode === 'try' ? { ...named, activity: 'try', moves: [] } : { ...named, activity: 'show', move: 0 };
}
