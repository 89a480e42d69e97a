import { allIn, blocksOut, nothingFalls, regionsOut } from '#locale/below.ts';
import type { Facts, Step } from '../engine/types.ts';

/** The numbers of blocks and regions that fall in a round, each in a few words. */
export function roundCounts(facts: Facts, round: number): readonly string[] {
  const fallen = (kind: Step['kind']) =>
    facts.steps.filter((step) => step.round === round && step.kind === kind).length;
  const [blocks, regions] = [fallen('castOut'), fallen('discarded')];
  if (round === 0) return [allIn];
  if (blocks + regions === 0) return [nothingFalls];
  return [blocksOut({ n: blocks }), ...(regions ? [regionsOut({ n: regions })] : [])];
}
