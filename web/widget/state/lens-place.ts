/** The lenses of the page that an element can show in place of the steps. */
import type { Facts, Point } from '../../engine/types.ts';
import type { Where } from '../../model/where.ts';
import type { Mode } from './attributes.ts';

export type LensName = 'prove' | 'eyes';

/** The lens that a mode shows. */
export const lensOf = (mode: Mode): LensName => (mode === 'eyes' ? 'eyes' : 'prove');

/**
 * The beginning of a lens: of the proof about the block with a stone on `point`, or else about the
 * first block that falls. Which stones are a group is found in the lens of eyes only.
 */
export function firstPlace({ blocks }: Facts, mode: Mode, point: Point | null): Where {
  if (mode === 'eyes') return { room: 'explore', lens: 'eyes', eyes: null };
  const named =
    blocks.find(({ points }) => point !== null && points.includes(point)) ??
    blocks.find(({ castOut }) => castOut !== null) ??
    blocks[0];
  const block = named?.name ?? '';
  const proof =
    mode === 'try' ? ({ block, activity: 'try', moves: [] } as const) : ({ block, activity: 'show', move: 0 } as const);
  return { room: 'explore', lens: 'prove', proof };
}
