import { pointNamed } from '../../../engine/coordinate.ts';
import type { SingleMoves } from '../../../engine/proof.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';
import type { ProofPlace } from '../../../model/lenses/prove.ts';
import * as challenges from './challenge.ts';
import * as plans from './plan.ts';
import { proofBlock } from './proof-block.ts';
import type { Words } from './words.ts';

/** A position with its analysis, from which every proof of it starts. */
export interface ProofContext {
  readonly facts: Facts;
  readonly position: Position;
  readonly words: Words;
  readonly referee: challenges.Referee;
}

/** Choosing a block, stepping through a sequence against it, or trying to capture it. */
type Activity =
  | { readonly kind: 'choose'; readonly singleMoves: SingleMoves | null }
  | { readonly kind: 'show'; readonly plan: plans.Plan; readonly at: number; readonly asked: Point | null }
  | { readonly kind: 'try'; readonly challenge: challenges.Challenge };

/** The chosen block, and what the reader does with it. */
export interface ProofState {
  readonly block: number;
  readonly activity: Activity;
}

export const CHOOSING: Activity = { kind: 'choose', singleMoves: null };

/** On a bigger board too many moves would have to be tried while the reader waits. */
const MOST_POINTS = 361;

/** True if all single moves can be tried in the time that a reader waits. */
export function canTrySingleMoves({ position }: ProofContext): boolean {
  return position.stones.length <= MOST_POINTS;
}

export function singleMovesOf({ facts, position, referee }: ProofContext, block: number): SingleMoves {
  const { color, rules } = facts;
  return referee.prover.singleMoves(position, color, { rules }, block);
}

/** The capture of a block, or the moves against one that is alive. */
export function planOf({ facts, position, referee }: ProofContext, block: number): plans.Plan {
  const { color, rules } = facts;
  const { captures, fills, lastPoints } = referee.prover.squeeze(position, color, { rules }, block);
  const isAlive = facts.blocks[block]?.castOut === null;
  const moves = isAlive ? captures : referee.prover.capture(position, color, { rules }, block);
  return { position, facts, goal: block, moves, fills: isAlive ? fills : [], lastPoints };
}

/** The place of a proof, for the address. */
export function placeOf({ facts, words }: ProofContext, { block, activity }: ProofState): ProofPlace {
  const name = facts.blocks[block]?.name ?? '';
  switch (activity.kind) {
    case 'choose':
      return { activity: activity.singleMoves ? 'turn' : 'choose', block: name };
    case 'show':
      return { activity: 'show', block: name, move: activity.at };
    case 'try':
      return { activity: 'try', block: name, moves: activity.challenge.plies.map(({ point }) => words.point(point)) };
  }
}

/** The proof at a place, without the parts that the position does not have. */
export function proofStateAt(context: ProofContext, place: ProofPlace | null): ProofState {
  const { facts, position, referee } = context;
  const block = proofBlock(facts, place);
  if (!place || facts.blocks[block]?.name !== place.block) return { block, activity: CHOOSING };
  switch (place.activity) {
    case 'choose':
      return { block, activity: CHOOSING };
    case 'turn':
      return {
        block,
        activity: { kind: 'choose', singleMoves: canTrySingleMoves(context) ? singleMovesOf(context, block) : null },
      };
    case 'show': {
      const plan = planOf(context, block);
      return { block, activity: { kind: 'show', plan, at: Math.min(place.move, plans.length(plan)), asked: null } };
    }
    case 'try': {
      const points = place.moves.map((each) => pointNamed(position, each));
      return { block, activity: { kind: 'try', challenge: challenges.replay({ ...context, block }, referee, points) } };
    }
  }
}
