import type { Color, Rules, SuicideRule } from '../../engine/types.ts';
import { owner, stone } from './grammar.ts';

/** The words of the panels of Steps, in English. */

export const outcomeAlive = 'Unconditionally alive';
export const outcomeCastOut = 'Cast out';
export const outcomeOutside = 'Outside the starting set:';
export const outcomeRound = (round: number): string => `Round ${round}:`;

/** The lines of the algorithm. `clear`: only if the list begins with all enclosed regions. */
export function algorithm({ regions, suicide }: Rules, color: Color, chosen: boolean) {
  const listed =
    regions === 'small' ? `the small regions of ${owner(color)}` : `all regions that ${owner(color)} encloses`;
  const healthy = suicide === 'allowed' ? 'every point is next to b' : 'every empty point is a liberty of b';
  return {
    set: chosen ? 'set := the chosen blocks' : `set := all ${stone(color)} blocks`,
    list: `list := ${listed}${chosen ? ' with all neighbours in the set' : ''}`,
    repeat: 'repeat',
    eachBlock: 'for each block b in the set',
    isCastOut: `if fewer than 2 regions in the list are vital to b (${healthy})`,
    castOut: 'cast b out',
    eachRegion: 'for each region r in the list',
    isDiscarded: 'if a neighbour of r has been cast out',
    discard: 'discard r',
    until: 'until nothing falls in a round',
    alive: 'the blocks in the set are unconditionally alive',
    clear: 'clear away the regions that are vital to no block',
  };
}

export const currentLine = 'current line:';

/** The reading of Kim's paper that a choice of suicide is, and what it changes. */
export const reading: Readonly<Record<SuicideRule, string>> = {
  forbidden:
    'This is reading A of Kim’s paper on boards in space: his heading, that suicide is illegal, with Benson’s regions. Enemy stones in a region may be anywhere in it.',
  allowed:
    'This is reading B of Kim’s paper on boards in space: his rule, which removes the stones of a suicide, and his Definition 8, for which every point of the region is next to the block. What is alive by it is alive by reading A too, but not the other way round: a full plane, for one, never lives where every side has four points or more.',
};
