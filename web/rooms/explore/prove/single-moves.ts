import * as en from '#locale/prove.ts';
import { otherColor } from '../../../engine/position.ts';
import type { SingleMoves } from '../../../engine/proof.ts';
import type { Point } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import { phrases } from '../../../locales/sentences.ts';
import type { ProofContext } from './proof-state.ts';

/** A single move that would change the verdict on a block. */
interface ExplainedMove {
  readonly point: Point;
  /** It makes the block unconditionally alive; otherwise it costs the block that. */
  readonly saves: boolean;
  /** Its effect: the region that it mends, or the blocks that it costs. */
  readonly explanation: Phrase;
}

/** The moves with their effects, first those that save, in reading order. */
export function explainedMoves(
  context: ProofContext,
  block: number,
  { saving, losing, spoiling }: SingleMoves,
): ExplainedMove[] {
  const owners = (saves: boolean) => (point: Point) => ({
    point,
    saves,
    explanation: played(context, block, point, saves),
  });
  return [
    ...saving.map(owners(true)),
    ...losing.map(owners(false)),
    ...spoiling.map((point) => ({ point, saves: false, explanation: spoiled(context, block, point, saving) })),
  ];
}

/** The effects of the moves on a point; null if there is none. */
export function explanationAt(moves: readonly ExplainedMove[], point: Point | null): Phrase | null {
  const there = moves.flatMap((move) => (move.point === point ? [move.explanation] : []));
  return there.length > 0 ? phrases(...there) : null;
}

/** A move of the owner, which saves the block or loses it. */
function played(
  { facts, position, words, referee }: ProofContext,
  block: number,
  point: Point,
  saves: boolean,
): Phrase {
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
    const isTurned = (castOut === null) !== saves && (now.blocks[become(index)]?.castOut === null) === saves;
    return isTurned && index !== block ? [words.block(index)] : [];
  });
  const parts = {
    color: facts.color,
    point: words.point(point),
    region: words.region(facts.regions.findIndex(({ points }) => points.includes(point))),
    block: words.block(block),
  };
  const eyes = vital.map((region) => words.point(now.regions[region]?.points[0] ?? 0));
  const [eye] = eyes;
  const withIt = others.length > 0 && (saves ? en.saved : en.lost)({ blocks: others });
  if (saves) return phrases(en.saves({ ...parts, eyes }), withIt);
  return phrases(eye === undefined ? en.losesAll(parts) : en.loses({ ...parts, eye }), withIt);
}

/** A move of the opponent, after which no move saves the block. */
function spoiled(
  { facts, position, words, referee }: ProofContext,
  block: number,
  point: Point,
  saving: readonly Point[],
): Phrase {
  const attacker = otherColor(facts.color);
  const captured = referee.prover.attempt(position, attacker, point)?.captured ?? [];
  const takes = saving.includes(point);
  const effect = captured.length > 0 ? (takes ? 'both' : 'captures') : takes ? 'takes' : 'neither';
  return en.spoils[effect]({
    color: attacker,
    point: words.point(point),
    block: words.block(block),
    left: saving.filter((other) => other !== point).map(words.point),
    captured: [...new Set(captured.map(words.owner))].map(words.block),
  });
}
