import { pointName } from '../../../engine/coordinate.ts';
import type { Run } from '../../../model/run.ts';
import type { State } from '../../../model/state.ts';
import { placeIn } from '../../../model/where.ts';
import type { Embedded } from '../embedded.ts';
import { proofBlock } from './proof-block.ts';

/** The proof of the chosen block on another page; null on a board without stones. */
export function embed({ where, position }: State, { facts }: Run): Embedded | null {
  const proof = placeIn(where, 'prove')?.proof ?? null;
  const point = facts.blocks[proofBlock(facts, proof)]?.points[0];
  if (point === undefined) return null;
  const block = pointName(position, point);
  if (proof?.activity === 'try') return { mode: 'try', block, isUnderWay: proof.moves.length > 0 };
  return { mode: 'capture', block, isUnderWay: proof?.activity === 'show' && proof.move > 0 };
}
