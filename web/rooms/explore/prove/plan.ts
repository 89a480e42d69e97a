import * as en from '#locale/prove.ts';
import { otherColor, stoneOf } from '../../../engine/position.ts';
import type { AttackMove, LastPoint } from '../../../engine/proof.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';
import { join, type Phrase } from '../../../locales/phrase.ts';
import type { Words } from './words.ts';

/** A sequence of the attacker against one block, to be shown move by move. */
export interface Plan {
  /** The position before it, and the analysis of that. */
  readonly position: Position;
  readonly facts: Facts;
  /** The block that it is about. */
  readonly goal: number;
  readonly moves: readonly AttackMove[];
  /** The moves after them, which capture nothing. */
  readonly fills: readonly Point[];
  /** The last points of the two regions that keep the goal alive; empty if it is captured. */
  readonly lastPoints: readonly LastPoint[];
}

export function length({ moves, fills }: Plan): number {
  return moves.length + fills.length;
}

/** The point of the move that leads to moment `at`; null at the start. */
export function pointOf({ moves, fills }: Plan, at: number): Point | null {
  return moves[at - 1]?.point ?? fills[at - 1 - moves.length] ?? null;
}

/** The points emptied by the move that leads to moment `at`. */
export function takenBy({ facts, moves }: Plan, at: number): readonly Point[] {
  const { captured = [], emptied = null } = moves[at - 1] ?? {};
  const blocks = captured.flatMap((block) => facts.blocks[block]?.points ?? []);
  return emptied === null ? blocks : [...blocks, ...(facts.regions[emptied]?.points ?? [])];
}

/** The position at moment `at`. */
export function positionAt(plan: Plan, at: number): Position {
  const stones = [...plan.position.stones];
  const attacker = stoneOf(otherColor(plan.facts.color));
  for (let moment = 1; moment <= at; moment++) {
    const point = pointOf(plan, moment);
    if (point !== null) stones[point] = attacker;
    for (const taken of takenBy(plan, moment)) stones[taken] = '.';
  }
  return { ...plan.position, stones: stones.join('') };
}

/** The moment of the next capture after `at`, or of the last before it; else the end or the start. */
export function captureFrom(plan: Plan, at: number, direction: 1 | -1): number {
  const end = direction === 1 ? length(plan) : 0;
  let moment = at;
  while (moment !== end) {
    moment += direction;
    if (plan.moves[moment - 1]?.captured.length) break;
  }
  return moment;
}

/** The moment to which each direction leads. */
export function destinationsFrom(plan: Plan, at: number) {
  const last = length(plan);
  return {
    first: 0,
    roundBack: captureFrom(plan, at, -1),
    back: Math.max(0, at - 1),
    forward: Math.min(last, at + 1),
    roundForward: captureFrom(plan, at, 1),
    last,
  };
}

/** The place of moment `at` in the sequence, in words. */
export function placeAt(plan: Plan, at: number): string {
  const moves = length(plan);
  if (at === 0) return en.placeStart(moves);
  const move = plan.moves[at - 1];
  if (!move) return en.placeFill(at, moves);
  return en.place(at, moves, move.round, Math.max(...plan.moves.map(({ round }) => round)));
}

/** A sentence on the move at moment `at`, with the reason why it is possible. */
export function sentenceAt(plan: Plan, words: Words, at: number): Phrase {
  const { facts, moves, goal, lastPoints } = plan;
  const attacker = otherColor(facts.color);
  const [one, other] = lastPoints;
  if (at === length(plan) && one && other) {
    const eye = ({ region, point }: LastPoint) => ({ region: words.region(region), at: words.point(point) });
    return en.lifeEnds(words.blockAt(goal), attacker, [eye(one), eye(other)]);
  }
  if (at === 0) {
    const groups = moves.flatMap(({ captured }) => (captured.length ? [captured.map(words.blockAt)] : []));
    return lastPoints.length
      ? en.lifeBegins(words.blockAt(goal), attacker, groups.length)
      : en.fallBegins(words.blockAt(goal), attacker, groups);
  }
  const move = moves[at - 1];
  if (!move) return en.fills(attacker, words.point(pointOf(plan, at) ?? 0));
  const isNew = move.target !== goal && moves[at - 2]?.target !== move.target && !lastPoints.length;
  const onTheWay = isNew && !move.captured.includes(goal);
  return join([
    moveSentence(plan, words, at, move),
    onTheWay ? en.against(words.block(move.target), words.block(goal)) : '',
  ]);
}

function moveSentence({ facts, moves }: Plan, words: Words, at: number, move: AttackMove): Phrase {
  const attacker = otherColor(facts.color);
  const where = words.point(move.point);
  const target = words.blockAt(move.target);
  const region = words.region(move.region ?? 0);
  const allowed = facts.rules.suicide === 'allowed';
  const sentence = (): Phrase => {
    switch (move.why) {
      case 'capture':
        return en.captures(attacker, where, move.captured.map(words.blockAt));
      case 'open': {
        const gone = new Set(moves.slice(0, at - 1).flatMap(({ captured }) => captured));
        const lost = facts.regions[move.region ?? 0]?.neighbors.filter((block) => gone.has(block)) ?? [];
        return en.opened(attacker, where, target, region, lost.map(words.block));
      }
      case 'last':
        return en.last(attacker, where, target, region);
      case 'unhealthy': {
        const why = allowed ? en.unhealthyRefill : en.unhealthy;
        return why(attacker, where, target, region, words.point(move.room ?? move.point));
      }
    }
  };
  return move.emptied === null ? sentence() : join([sentence(), en.emptied(attacker, words.region(move.emptied))]);
}
