import * as page from '#locale/page.ts';
import * as en from '#locale/run.ts';
import { pointName } from '../engine/coordinate.ts';
import { colorAt } from '../engine/position.ts';
import type { Facts, Moment, NotVital, Point, Position, RegionFacts, Size, Step } from '../engine/types.ts';
import { join, type Name, type Phrase } from '../locales/phrase.ts';

/**
 * Sentences about a run, made from its evidence. `facts` must be those of `position`; with
 * `both` colors shown, White's names carry a prime.
 */

/** A board by its size. */
export const boardName = ({ columns, rows, layers = 1 }: Size): string => page.board({ columns, rows, layers });

/** A name as it is shown on the board: with both colors shown, White's carry a prime. */
export function nameOf(facts: Facts, kind: 'block' | 'region', index: number, both = false): Name {
  const { name } = (kind === 'block' ? facts.blocks : facts.regions)[index] ?? { name: '?' };
  return { kind, color: facts.color, index, text: both && facts.color === 'white' ? `${name}′` : name };
}

interface Speaker {
  readonly block: (index: number) => en.Named;
  readonly region: (index: number) => en.Named;
  readonly point: (point: Point) => string;
}

function speaker(facts: Facts, position: Position, both: boolean): Speaker {
  const point = (at: Point) => pointName(position, at);
  const named = (kind: 'block' | 'region', index: number): en.Named => {
    const name = nameOf(facts, kind, index, both);
    const points = (kind === 'block' ? facts.blocks : facts.regions)[index]?.points ?? [];
    // The point on which the drawing has the name: the first empty one, if there is one.
    const empty = kind === 'region' ? points.find((at) => !colorAt(position, at)) : undefined;
    const first = empty ?? points[0];
    return { short: [name], long: first === undefined ? [name] : [name, ` (${point(first)})`] };
  };
  return { point, block: (index) => named('block', index), region: (index) => named('region', index) };
}

/** A block's name with the coordinate of its first stone, such as `A (C3)`. */
export function blockName(facts: Facts, position: Position, index: number, both = false): Phrase {
  return speaker(facts, position, both).block(index).long;
}

/** True if the run began with a chosen starting set that lacks a block. */
export function isChosen(facts: Facts): boolean {
  return facts.blocks.some((block) => block.castOut === 0);
}

const indices = (things: readonly unknown[]): number[] => things.map((_, index) => index);

/** The step that leads from moment `m` to `m + 1` is `facts.steps[m]`. */
function stepSentence(facts: Facts, position: Position, step: Step, both = false): Phrase {
  const { block, region, point } = speaker(facts, position, both);
  switch (step.kind) {
    case 'castOut': {
      const others = [...step.others].sort((a, b) => news(b) - news(a) || a.region - b.region);
      const reasons = others.map((other): en.Reason => {
        if (other.why === 'unhealthy') return { why: 'unhealthy', region: region(other.region), at: point(other.at) };
        if (other.why === 'outside') return { why: 'outside', region: region(other.region), lost: block(other.lost) };
        const lost = facts.regions[other.region]?.lost ?? [other.lost];
        return { why: 'discarded', region: region(other.region), round: other.round, lost: lost.map(block) };
      });
      return en.castOut(block(step.block), step.vital.map(region), reasons, facts.rules.suicide === 'allowed');
    }
    case 'discarded': {
      const healthyFor = facts.regions[step.region]?.healthyFor ?? [];
      const bereft = healthyFor.filter((index) => isIn(facts, index, step.round));
      return en.discarded(region(step.region), step.lost.map(block), bereft.map(block));
    }
    case 'cleared':
      return en.cleared(region(step.region));
    case 'settled': {
      if (facts.blocks.length === 0) return en.noBlocks(facts.color);
      const alive = indices(facts.blocks).filter((index) => facts.blocks[index]?.castOut === null);
      const named = alive.map((index) => ({ ...block(index), vital: (facts.blocks[index]?.vital ?? []).map(region) }));
      return en.settled(step.round, facts.color, named, isChosen(facts));
    }
  }
}

/** The order of reasons in a sentence: regions that were lost last come first. */
function news(other: NotVital): number {
  return other.why === 'discarded' ? other.round : other.why === 'outside' ? 0.5 : 0;
}

/** True if a block is still in after `round`. */
function isIn(facts: Facts, block: number, round: number): boolean {
  const left = facts.blocks[block]?.castOut;
  return left === null || (left !== undefined && left > round);
}

/** The sentence of the step that leads to a moment, or at the start of what is on the board. */
export function momentSentence(facts: Facts, position: Position, moment: number, both = false): Phrase {
  const step = facts.steps[Math.min(moment, facts.steps.length) - 1];
  return step ? stepSentence(facts, position, step, both) : startSentence(facts, position, both);
}

/** The blocks and regions of a side on the board, the same at every moment. */
export function holdingsSentence(facts: Facts, position: Position, both = false): Phrase {
  const { block, region } = speaker(facts, position, both);
  return en.holdings(facts.color, indices(facts.blocks).map(block), indices(facts.regions).map(region));
}

function startSentence(facts: Facts, position: Position, both: boolean): Phrase {
  if (facts.blocks.length === 0) return en.noBlocks(facts.color);
  const { block, region, point } = speaker(facts, position, both);
  const blocks = indices(facts.blocks);
  const start = isChosen(facts) ? blocks.filter((index) => facts.blocks[index]?.castOut !== 0).map(block) : null;
  const notListed = indices(facts.regions).filter((index) => facts.regions[index]?.discarded === 0);
  const at = (index: number) => facts.regions[index] as RegionFacts;
  const tooBig = (index: number) => facts.rules.regions === 'small' && !at(index).small;
  return en.beginning(facts.color, blocks.map(block), indices(facts.regions).map(region), start, {
    tooBig: notListed.filter(tooBig).map((index) => ({ ...region(index), at: point(at(index).notSmallAt ?? 0) })),
    outside: notListed
      .filter((index) => !tooBig(index))
      .map((index) => ({ ...region(index), lost: at(index).lost.map(block) })),
  });
}

/** The whole round that ends at a moment in one sentence; null if none does, or the step says it all. */
export function roundSentence(facts: Facts, position: Position, moment: number, both = false): Phrase | null {
  const { block, region } = speaker(facts, position, both);
  const round = facts.roundEnds.indexOf(moment);
  const steps = facts.steps.filter((step) => step.round === round);
  const fallen = steps.flatMap((step) => (step.kind === 'castOut' ? [block(step.block)] : []));
  const gone = steps.flatMap((step) => (step.kind === 'discarded' ? [region(step.region)] : []));
  return fallen.length && steps.length > 1 ? en.round(round, fallen, gone) : null;
}

/** The numbers of blocks and regions that fall in a round, each in a few words. */
export function roundCounts(facts: Facts, round: number): readonly string[] {
  const fallen = (kind: Step['kind']) =>
    facts.steps.filter((step) => step.round === round && step.kind === kind).length;
  const [blocks, regions] = [fallen('castOut'), fallen('discarded')];
  if (round === 0) return [page.allIn];
  if (blocks + regions === 0) return [page.nothingFalls];
  return [page.blocksOut({ n: blocks }), ...(regions ? [page.regionsOut({ n: regions })] : [])];
}

/** The question that the run answers, and its terms, at its start; null later, without blocks, and from a chosen starting set. */
export function questionOf(facts: Facts, moment: number, both = false) {
  if (moment > 0 || facts.blocks.length === 0 || isChosen(facts)) return null;
  return { asks: en.asks(facts.color), terms: en.terms(facts.color, both) };
}

/** The place of a moment in the run, such as `Round 2, step 1 of 3`. */
export function placeWords(facts: Facts, moment: number): string {
  const [round = 0, step = 0] = (facts.places[moment] ?? '0').split('.').map(Number);
  const steps = facts.steps.filter((each) => each.round === round);
  return en.place(
    round,
    step,
    steps.length,
    steps.some((each) => each.kind === 'settled'),
  );
}

/** The size of a surviving block, and the regions that keep it alive. */
export function aliveSentence(facts: Facts, position: Position, index: number, both = false): Phrase {
  const { block, region } = speaker(facts, position, both);
  const { points = [], vital = [] } = facts.blocks[index] ?? {};
  return en.aliveBlock(block(index), vital.map(region), points.length);
}

/** The number of blocks that are alive, and of the points that they hold. */
export function outcomeSentence(facts: Facts): Phrase {
  const alive = facts.blocks.filter((block) => block.castOut === null).length;
  return en.outcome(facts.color, alive, facts.blocks.length, facts.held.length, isChosen(facts));
}

/** With a chosen starting set: how the run from all blocks, `whole`, ends differently. */
export function wholeBoardSentence(facts: Facts, whole: Facts, position: Position, both = false): Phrase {
  const { block } = speaker(facts, position, both);
  const differ = indices(facts.blocks).filter(
    (index) => whole.blocks[index]?.castOut === null && facts.blocks[index]?.castOut !== null,
  );
  return differ.length ? en.wholeBoardDiffers(differ.map(block)) : en.wholeBoardAgrees;
}

/** The effect of a change of the rules on one color; the stones are the same. */
export function rulesSentence(before: Facts, after: Facts, position: Position, both = false): Phrase {
  const { block } = speaker(after, position, both);
  const alive = (facts: Facts, index: number) => facts.blocks[index]?.castOut === null;
  const changed = indices(after.blocks).filter((index) => alive(before, index) !== alive(after, index));
  const suicide = before.rules.suicide === after.rules.suicide ? null : after.rules.suicide;
  const lost = changed.filter((index) => alive(before, index));
  const gained = changed.filter((index) => alive(after, index));
  return en.rulesChanged(after.color, suicide, lost.map(block), gained.map(block));
}

/** A point and what is on it. */
export function pointWords(position: Position, point: Point): string {
  return en.pointOn(pointName(position, point), colorAt(position, point));
}

/** A point at some moment, for readers who do not see the board. */
export function pointSentence(facts: Facts, position: Position, at: Moment, point: Point, both = false): Phrase {
  const { block, region } = speaker(facts, position, both);
  const head = [pointWords(position, point)];
  const own = facts.blocks.findIndex((each) => each.points.includes(point));
  if (own >= 0) return join([head, en.pointOfBlock(block(own), at.blocks[own] ?? 'in')]);
  const around = facts.regions.findIndex((each) => each.points.includes(point));
  if (around < 0) return head;
  const small = facts.regions[around]?.small ?? true;
  const said = [head, en.pointInRegion(region(around), at.regions[around] ?? 'listed', small)];
  const related = (relation: string) =>
    indices(facts.blocks).filter((index) => at.relations[index]?.[around] === relation);
  const vital = related('vital');
  const healthy = related('healthy');
  if (vital.length) said.push(en.pointVitalTo(vital.map(block)));
  else if (healthy.length) said.push(en.pointHealthyFor(healthy.map(block)));
  return join(said);
}
