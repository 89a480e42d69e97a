import type { Facts } from '../../../engine/types.ts';

/** What the reader asks about the blocks of one color, which are given by index, in order. */
export interface Inquiry {
  /** The blocks whose supporters are asked for. */
  readonly chosen: readonly number[];
  /** The blocks taken away, as if they had been captured. */
  readonly taken: readonly number[];
  /** Which of the minimal covers is shown, from 0. */
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

/** As a place in the chapter: `A,C` chosen, `A.B` with B taken away, `A..2` at the second cover. */
export function detailOf({ chosen, taken, cover }: Inquiry, { blocks }: Facts): string {
  const names = (set: readonly number[]) => set.map((block) => blocks[block]?.name).join(',');
  const parts = [names(chosen), names(taken), cover ? String(cover + 1) : ''];
  // No full stops at the end.
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join('.');
}

/** The inquiry at a place in the chapter; what it has not is left out. */
export function inquiryAt(detail: string, { blocks }: Facts): Inquiry {
  const [chosen = '', taken = '', cover = ''] = detail.split('.');
  const named = (names: string) => {
    const set = new Set(names.split(','));
    return blocks.flatMap(({ name }, block) => (set.has(name) ? [block] : []));
  };
  return { chosen: named(chosen), taken: named(taken), cover: /^[1-9]\d{0,3}$/.test(cover) ? Number(cover) - 1 : 0 };
}
