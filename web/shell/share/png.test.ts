import { describe, expect, it } from 'vitest';
import { sizeOf } from './png.ts';

/** The size of a board in spacings, with its coordinates. */
const board = (columns: number, rows = columns) => ({ width: columns + 1.36, height: rows + 1.36 });

describe('the size of a picture', () => {
  it('is at least 720 pixels wide, on boards of every size', () => {
    for (let side = 1; side <= 52; side++) {
      for (const rows of [side, Math.min(52, 3 * side)]) {
        const { width, height, spacing } = sizeOf(board(side, rows), 1);
        expect(width, `${side} × ${rows}`).toBeGreaterThanOrEqual(720);
        expect(height).toBeLessThanOrEqual(4096);
        expect(Number.isInteger(spacing)).toBe(true);
      }
    }
  });

  it('is twice and four times that', () => {
    const [one, two, four] = [1, 2, 4].map((scale) => sizeOf(board(19), scale));
    expect(one).toEqual({ width: 733, height: 733, spacing: 36 });
    expect([two?.spacing, four?.spacing]).toEqual([72, 144]);
  });

  it('stays a picture that browsers can draw, on the longest strip', () => {
    expect(sizeOf(board(1, 52), 4).height).toBeLessThanOrEqual(16384);
  });
});
