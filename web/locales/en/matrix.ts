import type { Color } from '../../engine/types.ts';
import { count, stone } from './grammar.ts';

/** The words of the table of regions. */

export const caption = (color: Color, place: string): string =>
  `What each region is to each ${stone(color)} block. ${place}.`;
export const corner = 'Block';
export const vitalCount = 'vital';
export const vitalCountTitle = 'Vital regions; with fewer than two it is cast out';
export const show = 'Show';
export const filter = { all: 'all', in: 'still in', now: 'falling now' } as const;
export const empty = 'Nothing falls in this round.';
export const none = 'There is no block and no region.';
export const help =
  'A blank means that the two are not neighbours. Point at a name to see it on the board; the arrow keys move between names.';
export const size = (blocks: number, allBlocks: number, regions: number, allRegions: number): string =>
  `${blocks} of ${count(allBlocks, 'block')}, ${regions} of ${count(allRegions, 'region')}`;
