import type { Facts } from '../../../engine/types.ts';
import type { SupportsPlace } from '../../../model/lenses/supports.ts';

/** A question about the blocks of one color, which are given by index, in order. */
export interface Inquiry {
  /** The blocks whose supporters are asked for. */
  readonly chosen: readonly number[];
  /** The blocks taken away, as if they had been captured. */
  readonly taken: readonly number[];
  /** The index of the minimal cover that is shown. */
  readonly cover: number;
}

export const NOTHING: Inquiry = { chosen: [], taken: [], cover: 0 };

/** The inquiry with a block chosen or taken away, or no longer. */
export function toggled(inquiry: Inquiry, set: 'chosen' | 'taken', block: number): Inquiry {
  const blocks = inquiry[set];
  const others = blocks.filter((each) => each !== block);
  const changed = others.length < blocks.length ? others : [...blocks, block].sort((a, b) => a - b);
  return { ...inquiry, [set]: changed, cover: set === 'chosen' ? 0 : inquiry.cover };
}

/** The inquiry as the address names it. */
export function placeOf({ chosen, taken, cover }: Inquiry, { blocks }: Facts): SupportsPlace {
  const names = (set: readonly number[]) => set.map((block) => blocks[block]?.name ?? '');
  return { chosen: names(chosen), taken: names(taken), cover };
}

/** The inquiry at a place; blocks that are not there are left out. */
export function inquiryAt(place: SupportsPlace | null, { blocks }: Facts): Inquiry {
  const named = (names: readonly string[]) => {
    const set = new Set(names);
    return blocks.flatMap(({ name }, block) => (set.has(name) ? [block] : []));
  };
  return place ? { chosen: named(place.chosen), taken: named(place.taken), cover: place.cover } : NOTHING;
}
