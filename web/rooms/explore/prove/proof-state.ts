import { pointNamed } from '../../../engine/coordinate.ts';
import { withHandles } from '../../../engine/handles.ts';
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
  | { readonly kind: 'show'; readonly plan: plans.Plan; readonly at: number }
  | { readonly kind: 'try'; readonly challenge: challenges.Challenge };

/** The chosen block, and what the reader does with it. */
export interface ProofState {
  readonly block: number;
  readonly activity: Activity;
}

const CHOOSING: Activity = { kind: 'choose', singleMoves: null };

/** On a bigger board too many moves would have to be tried while the reader waits. */
const MOST_POINTS = 361;

/** True if all single moves can be tried in the time that a reader waits. */
export function canTrySingleMoves({ position }: ProofContext): boolean {
  return position.stones.length <= MOST_POINTS;
}

/** What the engine has answered about a position, by what it was asked: each question takes a while. */
const answers = new WeakMap<ProofContext, Map<string, unknown>>();

function answersOf(context: ProofContext): Map<string, unknown> {
  const known = answers.get(context) ?? new Map<string, unknown>();
  answers.set(context, known);
  return known;
}

function remembered<T>(context: ProofContext, question: string, answer: () => T): T {
  const known = answersOf(context);
  if (!known.has(question)) known.set(question, answer());
  return known.get(question) as T;
}

export function singleMovesOf(context: ProofContext, block: number): SingleMoves {
  const { facts, position, referee } = context;
  const { color, rules } = facts;
  return remembered(context, `moves ${block}`, () => referee.prover.singleMoves(position, color, { rules }, block));
}

/** The number of moves that capture a block; 0 for one that is alive. */
export function capturesOf(context: ProofContext, block: number): number {
  const { facts, position, referee } = context;
  const { color, rules } = facts;
  if ((facts.blocks[block]?.castOut ?? null) === null) return 0;
  return remembered(context, `captures ${block}`, () =>
    withHandles(() => referee.prover.capture(position, color, { rules }, block).length),
  );
}

/** The capture of a block, or the moves against one that is alive. */
export function planOf(context: ProofContext, block: number): plans.Plan {
  return remembered(context, `plan ${block}`, () => {
    const { facts, position, referee } = context;
    const { color, rules } = facts;
    const { captures, fills, lastPoints } = referee.prover.squeeze(position, color, { rules }, block);
    const isAlive = facts.blocks[block]?.castOut === null;
    const moves = isAlive ? captures : referee.prover.capture(position, color, { rules }, block);
    return { position, facts, goal: block, moves, fills: isAlive ? fills : [], lastPoints };
  });
}

const challengeWith = (block: number, points: readonly (Point | null)[]) => `try ${block} ${points}`;

/** The challenge of a block with these moves played, as far as they can be. */
export function challengeOf(
  context: ProofContext,
  block: number,
  points: readonly (Point | null)[] = [],
): challenges.Challenge {
  return remembered(context, challengeWith(block, points), () => {
    const known = answersOf(context);
    const knownOf = (count: number) =>
      known.get(challengeWith(block, points.slice(0, count))) as challenges.Challenge | undefined;
    const count = points.findLastIndex((_, index) => knownOf(index) !== undefined);
    const from = knownOf(count);
    // Moves after one that could not be played are not played either.
    if (from && from.plies.length < count) return from;
    return challenges.replay({ ...context, block }, context.referee, points.slice(Math.max(0, count)), from);
  });
}

/** Remembers a challenge to which moves of the reader have led. */
export function rememberChallenge(context: ProofContext, block: number, challenge: challenges.Challenge): void {
  const points = challenge.plies.map(({ point }) => point);
  remembered(context, challengeWith(block, points), () => challenge);
}

/** The points with the names that a place has for them. */
export const pointsNamed = ({ position }: ProofContext, moves: readonly string[]): (Point | null)[] =>
  moves.map((each) => pointNamed(position, each));

/** The proof at a place, without the parts that the position does not have. */
export function proofStateAt(context: ProofContext, place: ProofPlace | null): ProofState {
  const { facts } = context;
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
      return { block, activity: { kind: 'show', plan, at: Math.min(place.move, plans.length(plan)) } };
    }
    case 'try': {
      const challenge = challengeOf(context, block, pointsNamed(context, place.moves));
      return { block, activity: { kind: 'try', challenge } };
    }
  }
}
