import * as en from '#locale/prove.ts';
import { otherColor } from '../../../engine/position.ts';
import type { Prover } from '../../../engine/proof.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import { suicideSentence, type Words } from './words.ts';

/** One block that the reader tries to capture while its owner passes. */
export interface Goal {
  readonly facts: Facts;
  readonly position: Position;
  readonly words: Words;
  readonly block: number;
}

/** A move that the reader has played. */
interface Ply {
  readonly point: Point;
  readonly position: Position;
  /** The points that it emptied. */
  readonly taken: readonly Point[];
  readonly suicide: boolean;
}

/** The state of a challenge: won, proved impossible, spoiled by a move of the reader, or open. */
type Standing = 'won' | 'proved' | 'spoiled' | 'open';

export interface Challenge {
  readonly plies: readonly Ply[];
  readonly standing: Standing;
  /** The sentence about the last move. */
  readonly sentence: Phrase;
  /** The point that it is about: a refused move, or a hint. */
  readonly about: { readonly point: Point; readonly kind: 'refused' | 'hint' } | null;
  /** The points that are left when every move is suicide. */
  readonly suicides: readonly Point[];
}

/** The engine's answers that a challenge needs. */
export interface Referee {
  readonly prover: Prover;
  /** The analysis of the defender in a position. */
  readonly read: (position: Position) => Facts;
}

export function positionOf(goal: Goal, { plies }: Challenge): Position {
  return plies.at(-1)?.position ?? goal.position;
}

/** A stone of the block in question. */
function stoneOfGoal({ facts, block }: Goal): Point {
  return facts.blocks[block]?.points[0] ?? 0;
}

/** The index of the block in question in a later analysis; -1 when it is captured. */
function goalIn(goal: Goal, now: Facts): number {
  return now.blocks.findIndex(({ points }) => points.includes(stoneOfGoal(goal)));
}

const isAlive = (facts: Facts, block: number): boolean => facts.blocks[block]?.castOut === null;

export function begin(goal: Goal, referee: Referee): Challenge {
  const name = goal.words.blockAt(goal.block);
  const attacker = otherColor(goal.facts.color);
  const sentence = isAlive(goal.facts, goal.block)
    ? en.challengeLives({ block: name, color: attacker })
    : en.challengeFalls({ block: name, color: attacker });
  const fresh: Challenge = { plies: [], standing: 'open', sentence, about: null, suicides: [] };
  // On a board that is already full the proof is complete at once.
  const judged = judge(goal, referee, []);
  return judged.standing === 'proved' ? judged : fresh;
}

/** The reader plays on `point`; the owner of the block passes. */
export function play(goal: Goal, referee: Referee, challenge: Challenge, point: Point): Challenge {
  const { words, facts } = goal;
  const attacker = otherColor(facts.color);
  const before = positionOf(goal, challenge);
  const attempt = referee.prover.attempt(before, attacker, point);
  if (!attempt) return { ...challenge, sentence: [en.occupied({ point: words.point(point) })], about: null };
  const { position, captured, suicide } = attempt;
  // With suicide allowed, suicide of a single stone changes nothing; after the proof no suicide helps.
  const isLegal = facts.rules.suicide === 'allowed' && challenge.standing !== 'proved';
  if (suicide.length && (!isLegal || position.stones === before.stones)) {
    const sentence = suicideSentence(words, referee.read(before), point, suicide.length);
    return { ...challenge, sentence, about: { point, kind: 'refused' } };
  }
  const ply = { point, position, taken: [...captured, ...suicide], suicide: suicide.length > 0 };
  return judge(goal, referee, [...challenge.plies, ply]);
}

/** A challenge with these moves played, as far as they can be. */
export function replay(
  goal: Goal,
  referee: Referee,
  points: readonly (Point | null)[],
  from: Challenge = begin(goal, referee),
): Challenge {
  let challenge = from;
  for (const point of points) {
    if (point === null || challenge.standing === 'won') break;
    const next = play(goal, referee, challenge, point);
    if (next.plies.length === challenge.plies.length) break;
    challenge = next;
  }
  return challenge;
}

/** The challenge without its last move. */
export function undo(goal: Goal, referee: Referee, challenge: Challenge): Challenge {
  const plies = challenge.plies.slice(0, -1);
  if (plies.length === 0) return begin(goal, referee);
  const judged = judge(goal, referee, plies);
  return judged.standing === 'open' ? { ...judged, sentence: [en.tookBack({ moves: plies.length })] } : judged;
}

/** What can be reached against a block that is alive: the capture of another one, or that every move is suicide. */
const hintAlive = (point: string, block: Phrase, other: Phrase | null): Phrase =>
  other ? en.hintCapture({ block, other, point }) : en.hintFill({ block, point });

/** Shows a move that leads on: the next of a capture, or one that still can be filled. */
export function hint(goal: Goal, referee: Referee, challenge: Challenge): Challenge {
  const position = positionOf(goal, challenge);
  const now = referee.read(position);
  const block = goalIn(goal, now);
  const { color, rules } = now;
  const alive = isAlive(now, block);
  if (alive && !isAlive(goal.facts, block))
    return { ...challenge, sentence: en.stillAlive({ block: goal.words.blockAt(goal.block) }) };
  const { captures, fills } = referee.prover.squeeze(position, color, { rules }, block);
  const [next] = alive ? captures : referee.prover.capture(position, color, { rules }, block);
  const point = next?.point ?? fills[0];
  if (point === undefined) return challenge;
  const [stone = 0] = now.blocks[next?.target ?? block]?.points ?? [];
  const target = goal.words.block(goal.words.owner(stone));
  const at = goal.words.point(point);
  const sentence = alive
    ? hintAlive(at, goal.words.block(goal.block), next ? target : null)
    : en.hintAt({ point: at, block: target });
  return { ...challenge, sentence, about: { point, kind: 'hint' } };
}

/** Plays all that is left to be filled against a block that is alive. */
export function fillRest(goal: Goal, referee: Referee, challenge: Challenge): Challenge {
  let position = positionOf(goal, challenge);
  const now = referee.read(position);
  const attacker = otherColor(now.color);
  const { captures, fills } = referee.prover.squeeze(position, now.color, { rules: now.rules }, goalIn(goal, now));
  const plies = [...challenge.plies];
  for (const point of [...captures.map((move) => move.point), ...fills]) {
    const attempt = referee.prover.attempt(position, attacker, point);
    if (!attempt) break;
    position = attempt.position;
    const { captured, suicide } = attempt;
    plies.push({ point, position, taken: [...captured, ...suicide], suicide: suicide.length > 0 });
  }
  return judge(goal, referee, plies);
}

/** The challenge after some moves, with a sentence on the last one. */
function judge(goal: Goal, { prover, read }: Referee, plies: readonly Ply[]): Challenge {
  const { words, facts, block } = goal;
  const attacker = otherColor(facts.color);
  const last = plies.at(-1);
  const position = last?.position ?? goal.position;
  const name = words.blockAt(block);
  const at = words.point(last?.point ?? 0);
  const as = (standing: Standing, sentence: Phrase, suicides: readonly Point[] = []): Challenge => ({
    plies,
    standing,
    sentence,
    about: null,
    suicides,
  });
  if (position.stones[stoneOfGoal(goal)] === '.') return as('won', en.won({ block: name, moves: plies.length }));
  const now = read(position);
  const index = goalIn(goal, now);
  const room = prover.room(position, attacker);
  if (isAlive(now, index) && !isAlive(facts, block)) {
    const before = read(plies.at(-2)?.position ?? goal.position);
    const isNew = !isAlive(before, goalIn(goal, before));
    return as('spoiled', isNew ? en.blundered({ point: at, block: name }) : en.stillAlive({ block: name }));
  }
  if (isAlive(now, index) && room.free.length === 0) {
    return as('proved', en.proved({ block: name, suicide: facts.rules.suicide }), room.suicides);
  }
  const liberties = now.blocks[index]?.liberties.length ?? 0;
  const short = words.block(block);
  if (!last?.taken.length) return as('open', en.played({ color: attacker, point: at, block: short, liberties }));
  if (last.suicide) return as('open', [en.emptiedOwn({ color: attacker, point: at, stones: last.taken.length })]);
  const fallen = [...new Set(last.taken.map(words.owner))].map(words.blockAt);
  return as('open', en.taken({ color: attacker, point: at, blocks: fallen, goal: short, liberties }));
}
