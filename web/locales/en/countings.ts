import type { Counting } from '../../engine/support.ts';
import { are, count } from './grammar.ts';

/** The words for both countings of a board in space, in English. Another language is another module like this. */
export const counting: Readonly<Record<Counting, { readonly name: string; readonly means: string }>> = {
  rule3: {
    name: 'By Benson’s Rule 3',
    means:
      'Every stone that is not unconditionally alive is removed and becomes a prisoner. Empty points next to one colour only, and prisoners, count.',
  },
  kim: {
    name: 'By Kim’s counting',
    means:
      'Only those of them that the enemy encloses are removed and become prisoners. The others stay on the board and count for nobody.',
  },
};
export const score = (name: string, black: number, white: number): string => `${name}: Black ${black}, White ${white}.`;
/** The reason why both counts differ: `left` stones that only Rule 3 removes; `same`: the scores are the same. */
export function why(left: number, same: boolean): string {
  if (left === 0) return 'Both agree here, because the enemy encloses every stone that is not unconditionally alive.';
  const they = left === 1 ? 'it' : 'them';
  const differ = same ? 'They count differently here' : 'They differ here';
  return `${differ}: ${count(left, 'stone')} ${are(left)} not unconditionally alive, and the enemy does not enclose ${they}. Rule 3 makes ${left === 1 ? 'a prisoner' : 'prisoners'} of ${they} and counts the ${left === 1 ? 'point' : 'points'}, Kim does neither.`;
}
export const allAlive = 'Both agree here, because every stone is unconditionally alive.';
export const unknown = 'Stones captured before the moves played here are not known, and are not counted.';
