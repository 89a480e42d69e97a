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
      'A stone that is not unconditionally alive is removed and becomes a prisoner if living stones of the enemy enclose it. Otherwise it stays on the board, and counts for nobody. This changes his rule, by which stones that can be captured enclose too, and a point can count for both.',
  },
};
export const score = (name: string, black: number, white: number): string => `${name}: Black ${black}, White ${white}.`;
/** The reason why both counts differ: `left` stones that only Rule 3 removes; `same`: the scores are the same. */
export function why(left: number, same: boolean): string {
  if (left === 0) return 'Both agree here, because the enemy encloses every stone that is not unconditionally alive.';
  const they = left === 1 ? 'it' : 'them';
  const differ = same ? 'The scores are the same, but the stones are counted differently' : 'The scores differ';
  const rule3 =
    left === 1 ? 'it is a prisoner, and its point may count' : 'they are prisoners, and their points may count';
  const kim = left === 1 ? 'it stays and counts' : 'they stay and count';
  return `${differ}: ${count(left, 'stone')} ${are(left)} not unconditionally alive, and the enemy does not enclose ${they}. By Rule 3 ${rule3}. By Kim’s counting ${kim} for nobody.`;
}
export const allAlive = 'Both agree here, because every stone is unconditionally alive.';
export const unknown = 'Stones captured before the moves played here are not known, and are not counted.';
