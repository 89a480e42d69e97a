import { pointNamed } from '../../../engine/coordinate.ts';
import type { Turning } from '../../../engine/proof.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';
import type { ProofPlace } from '../../../model/where.ts';
import * as challenges from './challenge.ts';
import * as plans from './plan.ts';
import type { Words } from './words.ts';

/** What every proof of a position starts from. */
export interface Ground {
  readonly facts: Facts;
  readonly position: Position;
  readonly words: Words;
  readonly referee: challenges.Referee;
}

/** What the reader does with the chosen block. */
export type Doing =
  | { readonly kind: 'choose'; readonly turning: Turning | null }
  | { readonly kind: 'show'; readonly plan: plans.Plan; readonly at: number; readonly asked: Point | null }
  | { readonly kind: 'try'; readonly challenge: challenges.Challenge };

/** The reader's place among the proofs, with its plan or attempt. */
export interface Spot {
  readonly block: number;
  readonly doing: Doing;
}

export const CHOOSING: Doing = { kind: 'choose', turning: null };

/** On a bigger board too many moves would have to be tried while the reader waits. */
const MOST_POINTS = 361;

/** Whether single moves can be tried in the time that a reader waits. */
export function canTurn({ position }: Ground): boolean {
  return position.stones.length <= MOST_POINTS;
}

export function turningOf({ facts, position, referee }: Ground, block: number): Turning {
  const { color, rules } = facts;
  return referee.prover.turning(position, color, { rules }, block);
}

/** How a block is captured, or what is tried against one that is alive. */
export function planOf({ facts, position, referee }: Ground, block: number): plans.Plan {
  const { color, rules } = facts;
  const { captures, fills, lastPoints } = referee.prover.squeeze(position, color, { rules }, block);
  const isAlive = facts.blocks[block]?.castOut === null;
  const moves = isAlive ? captures : referee.prover.capture(position, color, { rules }, block);
  return { position, facts, goal: block, moves, fills: isAlive ? fills : [], lastPoints };
}

/** A spot as the address names it. */
export function placeOf({ facts, words }: Ground, { block, doing }: Spot): ProofPlace {
  const name = facts.blocks[block]?.name ?? '';
  switch (doing.kind) {
    case 'choose':
      return { doing: doing.turning ? 'turn' : 'choose', block: name };
    case 'show':
      return { doing: 'show', block: name, move: doing.at };
    case 'try':
      return { doing: 'try', block: name, moves: doing.challenge.plies.map(({ point }) => words.point(point)) };
  }
}

/** The spot at a place; what of it cannot be is left out. */
export function spotAt(ground: Ground, place: ProofPlace | null): Spot {
  const { facts, position, referee } = ground;
  const block = facts.blocks.findIndex((each) => each.name === place?.block);
  if (!place || block < 0) return { block: firstToFall(facts), doing: CHOOSING };
  switch (place.doing) {
    case 'choose':
      return { block, doing: CHOOSING };
    case 'turn':
      return { block, doing: { kind: 'choose', turning: canTurn(ground) ? turningOf(ground, block) : null } };
    case 'show': {
      const plan = planOf(ground, block);
      return { block, doing: { kind: 'show', plan, at: Math.min(place.move, plans.length(plan)), asked: null } };
    }
    case 'try': {
      const points = place.moves.map((each) => pointNamed(position, each));
      return { block, doing: { kind: 'try', challenge: challenges.replay({ ...ground, block }, referee, points) } };
    }
  }
}

/** The block to begin with: rather one that can be captured. */
function firstToFall(facts: Facts): number {
  return Math.max(
    0,
    facts.blocks.findIndex(({ castOut }) => castOut !== null),
  );
}
