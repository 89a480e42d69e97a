import { otherColor } from '../../engine/position.ts';
import type { Method } from '../../engine/search.ts';
import type { Color } from '../../engine/types.ts';
import { type Phrase, say } from '../phrase.ts';
import { count, list, owner, stone } from './grammar.ts';
import { number } from './number.ts';

/** The words of the race. */

export const label = 'The race';
export const noBlocks = (color: Color): string => `There is no ${stone(color)} stone on the board.`;

export const intro = (defender: Color): string => {
  const [whose, attacker] = [owner(defender), owner(otherColor(defender))];
  return `A block is safe, says the definition, if no line of play captures it: ${attacker} plays whatever it likes, and ${whose} always passes. Lookahead takes that at its word and tries all of them; casting-out plays no move at all.`;
};
/** An explanation of arrangements, with the number of them that the empty points make; null if it is too long to be read. */
export const explained = (empty: number, makes: bigint | null): string => {
  const many = makes === null ? `a number of ${digitsOf(empty)} digits` : number(makes);
  return `An arrangement is the stones on the board after some moves, in whatever order they were played; each is counted once. Every empty point may stay empty or be filled, so each additional one doubles the number: ${count(empty, 'empty point')} ${empty === 1 ? 'makes' : 'make'} ${many}, and captures open more.`;
};
/** The number of digits of 2 to the power of n. */
const digitsOf = (n: number): number => Math.floor(n * Math.log10(2)) + 1;

export const start = 'Start';
export const stop = 'Stop';
export const again = 'Start again';
export const limit = (n: number): string =>
  `A search gives up at ${number(n)} arrangements. It must remember them all, or it would count the same ones again and again.`;
export const scale = 'Each line of the scale is ten times the one before.';

/** The ways of looking. */
export const methods: Readonly<Record<Method, string>> = {
  full: 'Lookahead, every move',
  split: 'Lookahead, inside only',
};
export const how: Readonly<Record<Method, (defender: Color) => string>> = {
  full: (defender) => `${owner(otherColor(defender))} tries every legal move, and after it every other.`,
  split: (defender) =>
    `${owner(otherColor(defender))} first fills all outside liberties, which never does harm, and then tries the points inside small regions.`,
};
export const castingOut = 'Casting-out';
export const howCastingOut = (blocks: number, regions: number): string =>
  `${number(blocks + regions)} items are judged, ${count(blocks, 'block')} and ${count(regions, 'region')}, and no move is played.`;

export const arrangements = (n: number): string => (n === 1 ? 'arrangement' : 'arrangements');
export const rounds = (n: number): string => (n === 1 ? 'round' : 'rounds');

/** The blocks that survive the casting-out. */
export function survivors(alive: readonly Phrase[], fallen: readonly Phrase[]): Phrase {
  if (alive.length === 0) return say`No block is unconditionally alive.`;
  const are = alive.length === 1 ? 'is' : 'are';
  if (fallen.length === 0) return say`${list(alive)} ${are} unconditionally alive.`;
  return say`${list(alive)} ${are} unconditionally alive, ${list(fallen)} ${fallen.length === 1 ? 'is' : 'are'} not.`;
}

/** A search that has tried what there is. */
export function finished(captured: readonly Phrase[], safe: readonly Phrase[], agrees: boolean): Phrase {
  const same = agrees
    ? ' Casting-out says the same.'
    : ' Casting-out says something else, and one of the two is wrong. That is a bug in this program.';
  const are = captured.length === 1 ? 'is' : 'are';
  if (safe.length === 0) {
    return say`${list(captured)} ${are} captured in some line of play, so the rest need not be tried.${same}`;
  }
  const some = captured.length > 0 ? say`${list(captured)} ${are} captured in some, ` : '';
  const none = say`${list(safe)} ${captured.length > 0 ? '' : safe.length === 1 ? 'is captured ' : 'are captured '}in none`;
  return say`Every line of play was tried: ${some}${none}.${same}`;
}

/** A search that has not. */
export const unfinished = {
  running: 'Searching.',
  givenUp: 'Gave up.',
  outOfMemory: 'Gave up: it may take no more memory.',
  stopped: 'Stopped.',
  notStarted:
    'This search could not start: its program could not be loaded, or the host of this page does not allow workers, in which searches run. Nothing else is affected.',
  broken:
    'This search stopped: there was not enough memory, or it has a bug. Nothing else is affected; start it again.',
} as const;
export const capturedSoFar = (captured: readonly Phrase[]): Phrase =>
  captured.length > 0 ? say`Captured so far: ${list(captured)}.` : say`Captured so far: no block.`;
export const open = (left: readonly Phrase[]): Phrase =>
  say` Whether ${list(left)} can be captured is not known: a line of play that was not tried might do it.`;
