import { type Turn, turned } from '../../model/turning.ts';

/** The turn in the attribute `turn`, such as `27,24`: degrees round the upright line, and above the horizon; null for other words. */
export function turnIn(words: string | null): Turn | null {
  const [around = Number.NaN, above = Number.NaN, ...more] = (words ?? '').split(',').map(Number.parseFloat);
  return Number.isFinite(around + above) && more.length === 0 ? turned({ around, above }, {}) : null;
}
