import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../engine/types.ts';
import { proofBlock } from './proof-block.ts';

/** Facts with blocks of these sizes; those that are alive have a full stop after the number. */
const factsOf = (...sizes: string[]): Facts => {
  const blocks = sizes.map((size, index) => ({
    name: 'ABCD'.charAt(index),
    points: Array(Number.parseInt(size, 10)).fill(0),
    castOut: size.endsWith('.') ? null : 1,
  }));
  return { blocks } as unknown as Facts;
};

describe('the block of a proof', () => {
  it('is the one that the place names', () => {
    expect(proofBlock(factsOf('3', '2.', '9'), { activity: 'choose', block: 'A' })).toBe(0);
  });

  it('is else the largest that is alive, the first of several, or the largest of all', () => {
    expect(proofBlock(factsOf('9', '2.', '4.', '4.'), null)).toBe(2);
    expect(proofBlock(factsOf('1', '3', '3'), { activity: 'choose', block: 'Q' })).toBe(1);
    expect(proofBlock(factsOf(), null)).toBe(0);
  });
});
