import * as en from '#locale/prove.ts';
import { otherColor } from '../../../engine/position.ts';
import type { Turning } from '../../../engine/proof.ts';
import type { Point } from '../../../engine/types.ts';
import { join, type Phrase } from '../../../locales/phrase.ts';
import type { Ground } from './spot.ts';

/** A single move that would change what a block is. */
export interface Turn {
  readonly point: Point;
  /** Whether it saves the block. */
  readonly better: boolean;
  /** What it does: the region that it mends, or who loses what. */
  readonly said: Phrase;
}

/** What each of the moves does, first those that save, in reading order. */
export function turnsOf(ground: Ground, block: number, { saving, losing, spoiling }: Turning): Turn[] {
  const owners = (better: boolean) => (point: Point) => ({ point, better, said: played(ground, block, point, better) });
  return [
    ...saving.map(owners(true)),
    ...losing.map(owners(false)),
    ...spoiling.map((point) => ({ point, better: false, said: spoiled(ground, block, point, saving) })),
  ];
}

/** All that is said of the moves on a point; null if there is none. */
export function saidAt(turns: readonly Turn[], point: Point | null): Phrase | null {
  const there = turns.flatMap((turn) => (turn.point === point ? [' ', turn.said] : []));
  return there.length ? join(there.slice(1)) : null;
}

/** A move of the owner, which saves the block or loses it. */
function played({ facts, position, words, referee }: Ground, block: number, point: Point, better: boolean): Phrase {
  const now = referee.read(referee.prover.attempt(position, facts.color, point)?.position ?? position);
  // Its stones all stay, in a block that may be larger.
  const become = (index: number) => {
    const [stone = 0] = facts.blocks[index]?.points ?? [];
    return now.blocks.findIndex(({ points }) => points.includes(stone));
  };
  const is = become(block);
  const vital = [
    ...(now.blocks[is]?.vital ?? []),
    ...now.steps.flatMap((step) => (step.kind === 'castOut' && step.block === is ? step.vital : [])),
  ];
  const others = facts.blocks.flatMap(({ castOut }, index) => {
    const isTurned = (castOut === null) !== better && (now.blocks[become(index)]?.castOut === null) === better;
    return isTurned && index !== block ? [words.block(index)] : [];
  });
  return (better ? en.saves : en.loses)(
    facts.color,
    words.point(point),
    words.region(facts.regions.findIndex(({ points }) => points.includes(point))),
    words.block(block),
    vital.map((region) => words.point(now.regions[region]?.points[0] ?? 0)),
    others,
  );
}

/** A move of the opponent, after which no move saves the block. */
function spoiled(
  { facts, position, words, referee }: Ground,
  block: number,
  point: Point,
  saving: readonly Point[],
): Phrase {
  const attacker = otherColor(facts.color);
  const captured = referee.prover.attempt(position, attacker, point)?.captured ?? [];
  return en.spoils(
    attacker,
    words.point(point),
    words.block(block),
    saving.includes(point),
    saving.filter((other) => other !== point).map(words.point),
    [...new Set(captured.map(words.owner))].map(words.block),
  );
}
