/** What a side achieves by moving first, and the ko in it. */
import type { EyePlayer } from '../../../../engine/eyes.ts';
import type { EyeSolved } from '../../../../engine/referee.ts';

/** The side that moves first, and whether it faces ko threats of the other side or needs some of its own. */
export type Ko = `${EyePlayer}${'Faces' | 'Needs'}`;

/** What becomes of the group if a side moves first; null if the limit was reached. */
export const outcomeOf = ({ ownerFirst, opponentFirst }: EyeSolved, first: EyePlayer): EyeSolved['ownerFirst'] =>
  first === 'owner' ? ownerFirst : opponentFirst;

/** The ko by which a side succeeds that moves first; null if it fails, or needs no ko. */
export function koOf(solved: EyeSolved, first: EyePlayer): Ko | null {
  if (outcomeOf(solved, first) === 'ko') return `${first}Needs`;
  return (first === 'owner' ? solved.ownerContested : solved.opponentContested) ? `${first}Faces` : null;
}
