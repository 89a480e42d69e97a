/** The reason why a block stays or falls, as the reader presses it; judged from the evidence of the engine. */
import * as text from '#locale/lesson.ts';
import { pointName, pointNamed, WAYS, walked } from '../../../engine/coordinate.ts';
import type { Engine } from '../../../engine/engine.ts';
import { colorAt } from '../../../engine/position.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import { blockName, nameOf } from '../../../model/sentence.ts';
import type { PressedReason } from '../../../scenes/lessons.ts';

export interface Judged {
  readonly right: boolean;
  readonly words: Phrase;
  /** It is a move of a proof that the rules allow. */
  readonly isPlayed?: boolean;
}

/** A question that is answered by pressing a point. */
export interface Reason {
  readonly asks: Phrase;
  /** The move that has been played before it is asked; on the board itself without one. */
  readonly after?: { readonly position: Position; readonly move: Point };
  /** Every answer that the evidence supports is right; a wrong one gets its reason. */
  readonly judge: (point: Point) => Judged;
}

/** What a reason is judged by. */
export interface Evidence {
  readonly facts: Facts;
  readonly position: Position;
  readonly play: Engine['play'];
}

const phraseOf = (words: string | Phrase): Phrase => (typeof words === 'string' ? [words] : words);
export const wrong = (words: string | Phrase): Judged => ({ right: false, words: phraseOf(words) });
export const right = (words: string | Phrase): Judged => ({ right: true, words: phraseOf(words) });

/** The index of the block with the point of this name; -1 if there is none. */
export function blockNamed({ blocks }: Facts, position: Position, name: string | undefined): number {
  const at = name === undefined ? null : pointNamed(position, name);
  return blocks.findIndex(({ points }) => at !== null && points.includes(at));
}

/** The question for the reason of a board; `name` is that of a point of the block that it is about. */
export function reasonOf(is: PressedReason, name: string | undefined, evidence: Evidence): Reason {
  const { facts, position } = evidence;
  const block = blockNamed(facts, position, name);
  const words = text.asksReason[is];
  const asks = typeof words === 'string' ? [words] : words({ block: blockName(facts, position, block) });
  const judges: Readonly<Record<PressedReason, (point: Point) => Judged>> = {
    last: (point) => last(evidence, block, point),
    gap: (point) => gap(evidence, block, point),
    through: (point) => through(evidence, block, point),
    vital: (point) => vital(evidence, block, point),
    both: (point) => both(evidence, point),
    first: (point) => first(evidence, point),
    fallen: (point) => fallen(evidence, block, point),
  };
  return { asks, judge: judges[is] };
}

const blockAt = ({ blocks }: Facts, point: Point) => blocks.findIndex(({ points }) => points.includes(point));
const regionAt = ({ regions }: Facts, point: Point) => regions.findIndex(({ points }) => points.includes(point));

/** Whether a block has to touch a point for its region to count: an empty one, and where suicide is allowed any. */
const isAsked = ({ rules }: Facts, position: Position, point: Point) =>
  rules.suicide === 'allowed' || colorAt(position, point) === null;

const touches = ({ blocks }: Facts, position: Position, block: number, point: Point) =>
  WAYS.some((way) => blocks[block]?.points.includes(walked(position, point, way) ?? -1));

/** Why a region is not vital to a block that stays; null if it is. */
function lacking({ facts, position }: Evidence, block: number, region: number): Phrase | null {
  const { points = [], healthyFor = [], neighbors = [] } = facts.regions[region] ?? {};
  const { vital: counted = [] } = facts.blocks[block] ?? {};
  if (counted.includes(region)) return null;
  const words = { region: nameOf(facts, 'region', region), block: blockName(facts, position, block) };
  if (!neighbors.includes(block)) return text.notBeside(words);
  const untouched = points.find((point) => isAsked(facts, position, point) && !touches(facts, position, block, point));
  if (untouched !== undefined) return text.untouched({ ...words, point: pointName(position, untouched) });
  const { lost = [] } = facts.regions[region] ?? {};
  if (healthyFor.includes(block) && lost.length)
    return text.lostRegion({ ...words, blocks: lost.map((each) => nameOf(facts, 'block', each)) });
  return text.oneOnly(words);
}

function vital(evidence: Evidence, block: number, point: Point): Judged {
  const { facts, position } = evidence;
  const region = regionAt(facts, point);
  if (region < 0) return wrong(text.onStone({ point: pointName(position, point) }));
  const lacks = lacking(evidence, block, region);
  if (lacks) return wrong(lacks);
  return right(text.keeps({ region: nameOf(facts, 'region', region), block: blockName(facts, position, block) }));
}

function both({ facts, position }: Evidence, point: Point): Judged {
  const region = regionAt(facts, point);
  if (region < 0) return wrong(text.onStone({ point: pointName(position, point) }));
  const blocks = facts.blocks.flatMap(({ vital: counted }, index) => (counted.includes(region) ? [index] : []));
  const words = { region: nameOf(facts, 'region', region), blocks: blocks.map((each) => nameOf(facts, 'block', each)) };
  return blocks.length > 1 ? right(text.countsForAll(words)) : wrong(text.countsForOne(words));
}

function gap({ facts, position }: Evidence, block: number, point: Point): Judged {
  const words = { point: pointName(position, point), block: blockName(facts, position, block) };
  if (!isAsked(facts, position, point)) return wrong(text.onlyEmpty(words));
  const region = regionAt(facts, point);
  if (!facts.regions[region]?.neighbors.includes(block)) return wrong(text.elsewhere(words));
  if (touches(facts, position, block, point)) return wrong(text.touched(words));
  return right(text.isGap({ ...words, region: nameOf(facts, 'region', region) }));
}

function through({ facts, position }: Evidence, block: number, point: Point): Judged {
  const words = { point: pointName(position, point) };
  if (colorAt(position, point) !== 'white') return wrong(text.notWhite(words));
  const at = regionAt(facts, point);
  const region = nameOf(facts, 'region', at);
  if (!facts.regions[at]?.healthyFor.includes(block))
    return wrong(text.countsAnyway({ region, block: blockName(facts, position, block) }));
  return right(text.goesThrough({ ...words, region }));
}

function first({ facts, position }: Evidence, point: Point): Judged {
  const index = blockAt(facts, point);
  const fell = facts.blocks[index];
  if (!fell) return wrong(text.noBlock({ point: pointName(position, point) }));
  const block = blockName(facts, position, index);
  if (fell.castOut === 1) return right(text.fallsFirst({ block }));
  return wrong(fell.castOut === null ? text.staysHere({ block }) : text.fallsLater({ block, round: fell.castOut }));
}

function fallen({ facts, position }: Evidence, bereft: number, point: Point): Judged {
  const index = blockAt(facts, point);
  if (index < 0) return wrong(text.noBlock({ point: pointName(position, point) }));
  const block = blockName(facts, position, index);
  const other = blockName(facts, position, bereft);
  const { regions = [] } = facts.blocks[bereft] ?? {};
  const taken = regions.find((each) => facts.regions[each]?.lost.includes(index));
  if (index !== bereft && taken !== undefined)
    return right(text.takes({ block, region: nameOf(facts, 'region', taken), other }));
  return wrong(index === bereft ? text.itself({ block }) : text.takesNothing({ block, other }));
}

/** Whether White can play on a point last: on all other liberties of the block first, and then capture it. */
function last({ facts, position, play }: Evidence, block: number, point: Point): Judged {
  const { liberties = [], points = [] } = facts.blocks[block] ?? {};
  const words = { point: pointName(position, point), block: blockName(facts, position, block) };
  if (!liberties.includes(point)) return wrong(text.noLiberty(words));
  const played = (on: Position, move: Point): Position | null => {
    try {
      return play(on, 'white', move, 'forbidden', null).position;
    } catch {
      // Suicide.
      return null;
    }
  };
  let now = position;
  let open = liberties.filter((each) => each !== point);
  for (let before = -1; before !== open.length; ) {
    before = open.length;
    for (const move of open) now = played(now, move) ?? now;
    open = open.filter((each) => colorAt(now, each) === null);
  }
  const [left] = open;
  if (left !== undefined) return wrong(text.notLast({ ...words, other: pointName(position, left) }));
  const end = played(now, point);
  const captures = end !== null && points.every((each) => colorAt(end, each) === null);
  return captures ? right(text.capturesLast(words)) : wrong(text.suicideLast(words));
}
