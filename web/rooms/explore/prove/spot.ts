import { pointNamed } from '../../../engine/coordinate.ts';
import type { Turning } from '../../../engine/proof.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';
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

/** Where the reader is in the chapter. */
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

/**
 * A spot as the link says it: the block (`A`), what would save or lose it (`turn.A`), a sequence
 * and the move in it (`show.A.12`), or the moves tried so far (`try.A.C3,D4`).
 */
export function detailOf({ facts, words }: Ground, { block, doing }: Spot): string {
  const name = facts.blocks[block]?.name ?? '';
  if (doing.kind === 'choose') return doing.turning ? `turn.${name}` : name;
  if (doing.kind === 'show') return `show.${name}.${doing.at}`;
  const moves = doing.challenge.plies.map(({ point }) => words.point(point));
  return [doing.kind, name, ...(moves.length ? [moves.join(',')] : [])].join('.');
}

/** The spot that a link says; what of it cannot be is left out. */
export function spotIn(ground: Ground, detail: string): Spot {
  const [, kind, name, rest = ''] = /^(?:(turn|show|try)\.)?([A-Z]+)(?:\.(.*))?$/.exec(detail) ?? [];
  const { facts, position, referee } = ground;
  const block = facts.blocks.findIndex((each) => each.name === name);
  if (block < 0) return { block: firstToFall(facts), doing: CHOOSING };
  switch (kind) {
    case 'turn':
      return { block, doing: { kind: 'choose', turning: canTurn(ground) ? turningOf(ground, block) : null } };
    case 'show': {
      const plan = planOf(ground, block);
      const at = Math.min(Number(/^\d+/.exec(rest) ?? 0), plans.length(plan));
      return { block, doing: { kind: 'show', plan, at, asked: null } };
    }
    case 'try': {
      const points = rest.split(',').map((each) => pointNamed(position, each));
      return { block, doing: { kind: 'try', challenge: challenges.replay({ ...ground, block }, referee, points) } };
    }
    default:
      return { block, doing: CHOOSING };
  }
}

/** The block to begin with: rather one that can be captured. */
function firstToFall(facts: Facts): number {
  return Math.max(
    0,
    facts.blocks.findIndex(({ castOut }) => castOut !== null),
  );
}
