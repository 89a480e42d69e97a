/** Ko in what a side achieves by moving first. */
import type { EyePlayer } from '../../../../engine/eyes.ts';
import type { EyeSolved } from '../../../../engine/referee.ts';

/** The side that moves first, and whether it faces ko threats of the other side or needs some of its own. */
export type Ko = `${EyePlayer}${'Faces' | 'Needs'}`;

/** The ko by which a side succeeds that moves first; null if it fails, or needs no ko. */
export function koOf(solved: EyeSolved, first: EyePlayer): Ko | null {
  const isOwner = first === 'owner';
  if ((isOwner ? solved.ownerFirst : solved.opponentFirst) === 'ko') return `${first}Needs`;
  return (isOwner ? solved.ownerContested : solved.opponentContested) ? `${first}Faces` : null;
}
