import { board } from '#locale/page.ts';
import * as en from '#locale/run.ts';
import { and, unit } from '#locale/shared.ts';
import { pointName } from '../engine/coordinate.ts';
import { colorAt } from '../engine/position.ts';
import type { Facts, Moment, NotVital, Point, Position, RegionFacts, Size, Step } from '../engine/types.ts';
import type { Name, Phrase } from '../locales/phrase.ts';
import { phrases } from '../locales/sentences.ts';

/**
 * Sentences about a run, made from its evidence. `facts` must be those of `position`; with
 * `both` colors shown, White's names carry a prime.
 */

/** A board by its size. */
export const boardName = ({ columns, rows, layers = 1 }: Size): string => board({ columns, rows, layers });

/** A name as the board shows it: with both colors shown, White's carry a prime. */
export function nameOf(facts: Facts, kind: 'block' | 'region', index: number, both = false): Name {
  const { color, blocks, regions } = facts;
  const name = (kind === 'block' ? blocks[index]?.shown : regions[index]?.name) ?? '?';
  return { kind, color, index, text: both && color === 'white' ? `${name}′` : name };
}

interface Speaker {
  readonly block: (index: number) => Name;
  readonly region: (index: number) => Name;
  /** The names with coordinates, such as `#1 (C3)`. */
  readonly blockAt: (index: number) => Phrase;
  readonly regionAt: (index: number) => Phrase;
  readonly point: (point: Point) => string;
}

/** What is named in sentences on one color, or on both. */
export function speaker(facts: Facts, position: Position, both: boolean): Speaker {
  const point = (at: Point) => pointName(position, at);
  const named = (kind: 'block' | 'region', index: number) => nameOf(facts, kind, index, both);
  const namedAt = (kind: 'block' | 'region', index: number): Phrase => {
    const name = named(kind, index);
    const points = (kind === 'block' ? facts.blocks : facts.regions)[index]?.points ?? [];
    // The point on which the drawing has the name: the first empty one, if there is one.
    const empty = kind === 'region' ? points.find((at) => !colorAt(position, at)) : undefined;
    const first = empty ?? points[0];
    return [first === undefined ? name : { ...name, place: en.placeOf({ point: point(first) }) }];
  };
  return {
    point,
    block: (index) => named('block', index),
    region: (index) => named('region', index),
    blockAt: (index) => namedAt('block', index),
    regionAt: (index) => namedAt('region', index),
  };
}

/** A block's name with the coordinate of its first stone, such as `#1 (C3)`. */
export function blockName(facts: Facts, position: Position, index: number, both = false): Phrase {
  return speaker(facts, position, both).blockAt(index);
}

/** True if the run began with a chosen starting set that lacks a block. */
export function isChosen(facts: Facts): boolean {
  return facts.blocks.some((block) => block.castOut === 0);
}

const indices = (things: readonly unknown[]): number[] => things.map((_, index) => index);

/** The number of reasons that are given in full. */
const REASONS = 3;

/** The step that leads from moment `m` to `m + 1` is `facts.steps[m]`. */
function stepSentence(facts: Facts, position: Position, step: Step, both = false): Phrase {
  const { region, blockAt, regionAt } = speaker(facts, position, both);
  const { round } = step;
  switch (step.kind) {
    case 'castOut': {
      const { full, rest } = reasonsIn(step.others);
      const reasons = full.map((other) => reason(facts, position, step.block, other, both));
      if (rest.length) reasons.push(en.nor({ regions: rest.map((other) => region(other.region)) }));
      return en.castOut({ block: blockAt(step.block), vital: step.vital.map(region), reasons });
    }
    case 'discarded': {
      const healthyFor = facts.regions[step.region]?.healthyFor ?? [];
      const bereft = healthyFor.filter((index) => isIn(facts, index, round));
      return en.discarded({
        region: regionAt(step.region),
        lost: step.lost.map(blockAt),
        blocks: bereft.map(blockAt),
      });
    }
    case 'cleared':
      return en.cleared({ region: regionAt(step.region) });
    case 'settled': {
      const { color } = facts;
      if (facts.blocks.length === 0) return [en.noBlocks({ color })];
      const alive = indices(facts.blocks).filter((index) => facts.blocks[index]?.castOut === null);
      const chosen = isChosen(facts);
      const [only] = alive;
      if (only === undefined)
        return phrases(en.settledNone({ round, color, chosen }), !chosen && en.thatIsNotDead({ color }));
      if (alive.length > 1) return en.settled({ round, blocks: alive.map(blockAt), chosen });
      const regions = (facts.blocks[only]?.vital ?? []).map(region);
      return en.settledOne({ round, block: blockAt(only), n: regions.length, regions, chosen });
    }
  }
}

/** The reasons that a sentence gives in full: regions that were lost last come first. */
function reasonsIn(others: readonly NotVital[]) {
  const sorted = [...others].sort((a, b) => news(b) - news(a) || a.region - b.region);
  const full = sorted.length > REASONS + 1 ? REASONS : sorted.length;
  return { full: sorted.slice(0, full), rest: sorted.slice(full) };
}

/** The points that break a region, of those that the sentence at a moment names. */
export function breakingPoints(facts: Facts, moment: number): readonly Point[] {
  const step = facts.steps[Math.min(moment, facts.steps.length) - 1];
  if (step?.kind === 'castOut')
    return reasonsIn(step.others).full.flatMap((other) => (other.why === 'unhealthy' ? [other.at] : []));
  const big = step ? undefined : facts.regions.find((region) => isTooBig(facts, region));
  return big?.notSmallAt == null ? [] : [big.notSmallAt];
}

/** True if a region does not count from the start, because it is not small. */
const isTooBig = ({ rules }: Facts, { discarded, notSmallAt }: RegionFacts): boolean =>
  discarded === 0 && rules.regions === 'small' && notSmallAt !== null;

/** The reason why a region is not vital to a block. */
function reason(facts: Facts, position: Position, block: number, other: NotVital, both: boolean): Phrase {
  const speak = speaker(facts, position, both);
  const region = speak.region(other.region);
  if (other.why === 'outside') return en.outside({ region, block: speak.blockAt(other.lost) });
  if (other.why === 'discarded') {
    const lost = facts.regions[other.region]?.lost ?? [other.lost];
    return en.lost({ region, round: other.round, blocks: lost.map(speak.blockAt) });
  }
  const { suicide } = facts.rules;
  return en.unhealthy({ region, point: speak.point(other.at), block: speak.block(block), suicide });
}

/** The order of reasons in a sentence: regions that were lost last come first. */
function news(other: NotVital): number {
  return other.why === 'discarded' ? other.round : other.why === 'outside' ? 0.5 : 0;
}

/** True if a block is still in after `round`. */
function isIn(facts: Facts, block: number, round: number): boolean {
  const fell = facts.blocks[block]?.castOut;
  return fell === null || (fell !== undefined && fell > round);
}

/** The sentence of the step that leads to a moment, or at the start of what is on the board. */
export function momentSentence(facts: Facts, position: Position, moment: number, both = false): Phrase {
  const step = facts.steps[Math.min(moment, facts.steps.length) - 1];
  return step ? stepSentence(facts, position, step, both) : startSentence(facts, position, both);
}

/** The sentence of the step in which a block is cast out. */
export function fallSentence(facts: Facts, position: Position, block: number, both = false): Phrase {
  const step = facts.steps.find((each) => each.kind === 'castOut' && each.block === block);
  return step ? stepSentence(facts, position, step, both) : [];
}

/** The blocks and regions of a side on the board, the same at every moment. */
export function holdingsSentence(facts: Facts, position: Position, both = false): Phrase {
  const { block, region } = speaker(facts, position, both);
  return en.holdings({
    color: facts.color,
    blocks: facts.blocks.length,
    blockNames: span(indices(facts.blocks).map(block)),
    regions: facts.regions.length,
    regionNames: span(indices(facts.regions).map(region)),
  });
}

/** The names of everything from first to last: `#1`, `#1 and #2`, `#1 to #5`. */
function span(names: readonly Name[]): Phrase {
  const [first, last] = [names[0], names.at(-1)];
  return first && last && names.length > 2 ? en.span({ first, last }) : and(names);
}

function startSentence(facts: Facts, position: Position, both: boolean): Phrase {
  const { color } = facts;
  if (facts.blocks.length === 0) return [en.noBlocks({ color })];
  const { blockAt, regionAt, point } = speaker(facts, position, both);
  const notListed = indices(facts.regions).filter((index) => facts.regions[index]?.discarded === 0);
  const at = (index: number) => facts.regions[index] as RegionFacts;
  const isBig = (index: number) => isTooBig(facts, at(index));
  const [tooBig, outside] = [notListed.filter(isBig), notListed.filter((index) => !isBig(index))];
  const [bigger] = tooBig;
  const [outer] = outside;
  const all = notListed.length === 0;
  const start = indices(facts.blocks).filter((index) => facts.blocks[index]?.castOut !== 0);
  return phrases(
    holdingsSentence(facts, position, both),
    isChosen(facts) ? en.startingSet({ blocks: start.map(blockAt) }) : en.allIn({ all }),
    bigger !== undefined &&
      en.tooBig({ color, regions: tooBig.map(regionAt), point: point(at(bigger).notSmallAt ?? 0) }),
    outer !== undefined && en.notListed({ regions: outside.map(regionAt), blocks: at(outer).lost.map(blockAt) }),
  );
}

/** The whole round that ends at a moment in one sentence; null if none does, or the step says it all. */
export function roundSentence(facts: Facts, position: Position, moment: number, both = false): Phrase | null {
  const { blockAt, region } = speaker(facts, position, both);
  const round = facts.roundEnds.indexOf(moment);
  const steps = facts.steps.filter((step) => step.round === round);
  const fallen = steps.flatMap((step) => (step.kind === 'castOut' ? [blockAt(step.block)] : []));
  const gone = steps.flatMap((step) => (step.kind === 'discarded' ? [region(step.region)] : []));
  return fallen.length && steps.length > 1 ? en.roundInAll({ round, blocks: fallen, regions: gone }) : null;
}

/** The question that the run answers, at its start; null later, without blocks, and from a chosen starting set. */
export function questionOf(facts: Facts, moment: number): string | null {
  return moment > 0 || facts.blocks.length === 0 || isChosen(facts) ? null : en.asks({ color: facts.color });
}

/** The place of a moment in the run, such as `Round 2, step 1 of 3`. */
export function placeWords(facts: Facts, moment: number): string {
  const [round = 0, step = 0] = (facts.places[moment] ?? '0').split('.').map(Number);
  const steps = facts.steps.filter((each) => each.round === round);
  const settled = steps.length === 1 && steps[0]?.kind === 'settled';
  return en.place({ round, step, steps: steps.length, settled });
}

/** A point and what is on it. */
export function pointWords(position: Position, point: Point): string {
  return en.pointOn({ point: pointName(position, point), on: colorAt(position, point) ?? 'empty' });
}

/** A point at some moment, for readers who do not see the board. */
export function pointSentence(facts: Facts, position: Position, at: Moment, point: Point, both = false): Phrase {
  const { block, region } = speaker(facts, position, both);
  const on = pointWords(position, point);
  const own = facts.blocks.findIndex((each) => each.points.includes(point));
  if (own >= 0) return unit([on, en.ofBlock({ block: block(own) }), en.blockStatus[at.blocks[own] ?? 'in']]);
  const around = facts.regions.findIndex((each) => each.points.includes(point));
  if (around < 0) return [on];
  const related = (relation: string) =>
    indices(facts.blocks).flatMap((index) => (at.relations[index]?.[around] === relation ? [block(index)] : []));
  const vital = related('vital');
  const healthy = related('healthy');
  return unit([
    on,
    en.inRegion({ region: region(around) }),
    ...(facts.regions[around]?.notSmallAt != null ? [en.notSmall] : []),
    en.regionStatus[at.regions[around] ?? 'listed'],
    ...(vital.length ? [en.vitalTo({ blocks: vital })] : []),
    ...(healthy.length && !vital.length ? [en.healthyFor({ blocks: healthy })] : []),
  ]);
}
