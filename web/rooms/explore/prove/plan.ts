import * as en from '#locale/prove.ts';
import { and, others as othersOf } from '#locale/shared.ts';
import { otherColor, stoneOf } from '../../../engine/position.ts';
import type { AttackMove, LastPoint } from '../../../engine/proof.ts';
import type { Color, Facts, Point, Position } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import { phrases } from '../../../locales/sentences.ts';
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
  if (at === 0) return en.placeStart({ moves });
  const move = plan.moves[at - 1];
  if (!move) return en.placeFill({ move: at, moves });
  const rounds = Math.max(...plan.moves.map(({ round }) => round));
  return rounds > 1 ? en.placeRound({ move: at, moves, round: move.round }) : en.place({ move: at, moves });
}

/** A sentence on the move at moment `at`, with the reason why it is possible. */
export function sentenceAt(plan: Plan, words: Words, at: number): Phrase {
  const { facts, moves, goal, lastPoints } = plan;
  const attacker = otherColor(facts.color);
  const [one, other] = lastPoints;
  if (at === length(plan) && one && other) {
    const [first, second] = [words.point(one.point), words.point(other.point)];
    return en.lifeEnds({ color: attacker, block: words.blockAt(goal), one: first, other: second });
  }
  if (at === 0) {
    const groups = moves.flatMap(({ captured }) => (captured.length ? [captured.map(words.blockAt)] : []));
    const parts = { color: attacker, block: words.blockAt(goal) };
    return lastPoints.length > 0 ? en.lifeBegins({ ...parts, captures: groups.length > 0 }) : fallBegins(parts, groups);
  }
  const move = moves[at - 1];
  if (!move) return [en.fills({ color: attacker, point: words.point(pointOf(plan, at) ?? 0) })];
  const isNew = move.target !== goal && moves[at - 2]?.target !== move.target && !lastPoints.length;
  const onTheWay = isNew && !move.captured.includes(goal);
  return phrases(
    moveSentence(plan, words, at, move),
    onTheWay && en.against({ target: words.block(move.target), goal: words.block(goal) }),
  );
}

/** The most groups that the beginning of a capture names after the first. */
const MOST = 3;

/** The beginning of a capture: the blocks that are captured, move by move, the block itself with the last. */
function fallBegins(parts: { readonly color: Color; readonly block: Phrase }, groups: readonly Phrase[][]): Phrase {
  const [first, ...more] = groups.slice(0, -1);
  if (!first) return en.fallBegins(parts);
  const shown = more.map((group) => and(group));
  const others = shown.length > MOST ? shown.splice(MOST - 1).length : 0;
  const nexts = others > 0 ? [...shown, [othersOf({ n: others })]] : shown;
  const way = nexts.reduce<Phrase>((before, next) => en.goNext({ before, next }), en.goFirst({ first }));
  const isOne = groups.length === 2 && first.length === 1;
  return isOne ? en.fallByOne({ ...parts, way }) : en.fallBySeveral({ ...parts, way });
}

function moveSentence({ facts, moves }: Plan, words: Words, at: number, move: AttackMove): Phrase {
  const color = otherColor(facts.color);
  const point = words.point(move.point);
  const target = words.blockAt(move.target);
  const region = words.region(move.region ?? 0);
  const takes = en.takes({ color, point, target });
  const sentence = (): Phrase => {
    switch (move.why) {
      case 'capture':
        return en.captures({ color, point, blocks: move.captured.map(words.blockAt) });
      case 'open': {
        const gone = new Set(moves.slice(0, at - 1).flatMap(({ captured }) => captured));
        const lost = facts.regions[move.region ?? 0]?.neighbors.filter((block) => gone.has(block)) ?? [];
        return phrases(takes, en.opened({ region, blocks: lost.map(words.block) }));
      }
      case 'last':
        return phrases(takes, en.last({ region }));
      case 'unhealthy': {
        const why = facts.rules.suicide === 'allowed' ? en.unhealthyRefill : en.unhealthy;
        return phrases(takes, why({ region, target, room: words.point(move.room ?? move.point) }));
      }
    }
  };
  return phrases(sentence(), move.emptied !== null && en.emptied({ color, region: words.region(move.emptied) }));
}
