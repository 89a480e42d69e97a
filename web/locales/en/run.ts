import type { Color, RegionStatus, Relation, SuicideRule } from '../../engine/types.ts';
import { join, type Phrase, say } from '../phrase.ts';
import { are, count, list, opponent, owner, stone } from './grammar.ts';

export { list, stone };

/** Every sentence about a run, in English. Another language is another module like this. */

const countOrNo = (n: number, noun: string): string => (n === 0 ? `no ${noun}s` : count(n, noun));
const s = (n: number): string => (n === 1 ? '' : 's');
const were = (n: number): string => (n === 1 ? 'was' : 'were');

/** A block or region in a sentence: its name, and its name with a coordinate. */
export interface Named {
  readonly short: Phrase;
  readonly long: Phrase;
}

const long = (items: readonly Named[]): Phrase => list(items.map((item) => item.long));
const short = (items: readonly Named[]): Phrase => list(items.map((item) => item.short));

/** The names of everything from first to last: `A`, `A and B`, `A to E`. */
function span(all: readonly Named[]): Phrase {
  return all.length > 2 ? say`${all[0]?.short ?? ''} to ${all.at(-1)?.short ?? ''}` : short(all);
}

/** The reason why a region is not vital to a block. */
export type Reason =
  | { readonly why: 'unhealthy'; readonly region: Named; readonly at: string }
  | { readonly why: 'outside'; readonly region: Named; readonly lost: Named }
  | { readonly why: 'discarded'; readonly region: Named; readonly round: number; readonly lost: readonly Named[] };

function reason(block: Named, allowed: boolean, it: Reason): Phrase {
  const region = it.region.short;
  switch (it.why) {
    case 'unhealthy':
      return allowed
        ? say`${region} is not, because ${it.at} is not next to ${block.short}`
        : say`${region} is not, because ${it.at} is empty and not a liberty of ${block.short}`;
    case 'outside':
      return say`${region} is not, because its neighbour ${it.lost.long} is outside the starting set`;
    case 'discarded':
      return say`${region} was discarded in round ${it.round}, when ${long(it.lost)} ${were(it.lost.length)} cast out`;
  }
}

/** The number of reasons that are given in full. */
const REASONS = 3;

export function castOut(
  block: Named,
  vital: readonly Named[],
  reasons: readonly Reason[],
  suicideAllowed: boolean,
): Phrase {
  const full = reasons.length > REASONS + 1 ? REASONS : reasons.length;
  const rest = reasons.slice(full).map((each) => each.region);
  const said = reasons
    .slice(0, full)
    .map((each, index) => say`${index ? '; ' : ''}${reason(block, suicideAllowed, each)}`);
  const more = rest.length ? say`; nor ${are(rest.length)} ${short(rest)}` : '';
  if (vital.length === 0)
    return say`Block ${block.long} is cast out: no region is vital to it. Region ${join(said)}${more}.`;
  const only = say`Block ${block.long} is cast out: only one region, ${short(vital)}, is vital to it`;
  return said.length ? say`${only}; ${join(said)}${more}.` : say`${only}, and no other is next to it.`;
}

export function discarded(region: Named, lost: readonly Named[], bereft: readonly Named[]): Phrase {
  const loss = say`Region ${region.long} is discarded: it has lost its neighbour${s(lost.length)} ${long(lost)}`;
  return bereft.length ? say`${loss}, so it is no longer vital to ${long(bereft)}.` : say`${loss}.`;
}

export function cleared(region: Named): Phrase {
  return say`Region ${region.long} is cleared away: it is vital to no block.`;
}

const alone = (chosen: boolean): string => (chosen ? ' on the strength of the starting set alone' : '');

/** The round in which nothing falls. `chosen`: the run began with a chosen starting set. */
export function settled(
  round: number,
  color: Color,
  alive: readonly (Named & { readonly vital: readonly Named[] })[],
  chosen: boolean,
): Phrase {
  const [only] = alive;
  const which = `unconditionally alive${alone(chosen)}`;
  if (!only) {
    return say`Nothing is left in round ${round}: every block has been cast out, so no ${stone(color)} block is ${which}. ${chosen ? '' : `That ${notDead(color)}`}`;
  }
  if (alive.length === 1) {
    const { vital } = only;
    return say`Nothing falls in round ${round}: ${only.long}, the only block still in, has ${vital.length === 2 ? 'two' : vital.length} vital regions, ${short(vital)}, so it is ${which}.`;
  }
  return say`Nothing falls in round ${round}: ${long(alive)} are still in, and every block still in has at least two vital regions, so they are ${which}.`;
}

/** The sentence for a colour without stones. */
export function noBlocks(color: Color): Phrase {
  return say`There is no ${stone(color)} stone on the board, so there is nothing to cast out.`;
}

/** The reason why a region is not in the list at the start. */
export interface NotListed {
  readonly tooBig: readonly (Named & { readonly at: string })[];
  readonly outside: readonly (Named & { readonly lost: readonly Named[] })[];
}

/** The blocks and regions of a side on the board. */
export function holdings(color: Color, blocks: readonly Named[], regions: readonly Named[]): Phrase {
  return say`${owner(color)} has ${countOrNo(blocks.length, 'block')}, ${span(blocks)}, and ${countOrNo(regions.length, 'region')}, ${span(regions)}.`;
}

/** The question that the run answers, for a reader who knows none of its words. */
export const asks = (color: Color): string => `Which ${stone(color)} stones can never be captured?`;

/** What may be played, and the two words that the first sentence needs; `both`: both colours are shown. */
export function terms(color: Color, both: boolean): Phrase {
  const [own, other] = [owner(color), opponent(color)];
  const later = both ? say` ${other}’s own result is shown at the end of these steps.` : '';
  return say`A block is ${stone(color)} stones joined along the lines; a region is an area without ${stone(color)} stones. ${other} may play anywhere, and ${own} always passes.${later}`;
}

/** The board before the first round. `start` is null if all blocks are in. */
export function beginning(
  color: Color,
  blocks: readonly Named[],
  regions: readonly Named[],
  start: readonly Named[] | null,
  not: NotListed,
): Phrase {
  const set = start
    ? say` The starting set is ${long(start)}`
    : ' Nothing has been cast out yet: every block is in the set';
  const all = not.tooBig.length + not.outside.length === 0;
  return join([
    holdings(color, blocks, regions),
    set,
    all ? ', and every region in the list.' : '.',
    tooBig(color, not.tooBig),
    outside(not.outside),
  ]);
}

function tooBig(color: Color, regions: NotListed['tooBig']): Phrase {
  const [first] = regions;
  if (!first) return [];
  return regions.length === 1
    ? say` Region ${first.long} is not in the list, because it is not small: ${first.at} is empty and next to no ${stone(color)} stone.`
    : say` Regions ${long(regions)} are not in the list, because they are not small: ${first.at}, for one, is empty and next to no ${stone(color)} stone.`;
}

function outside(regions: NotListed['outside']): Phrase {
  const [first] = regions;
  if (!first) return [];
  return regions.length === 1
    ? say` Region ${first.long} is not in the list, because its neighbour${s(first.lost.length)} ${long(first.lost)} ${are(first.lost.length)} outside the starting set.`
    : say` Regions ${long(regions)} are not in the list, because each has a neighbour outside the starting set.`;
}

/** A whole round in one sentence. */
export function round(number: number, fallen: readonly Named[], gone: readonly Named[]): Phrase {
  const regions = gone.length ? say`, region${s(gone.length)} ${short(gone)} discarded` : '';
  return say`Round ${number} in all: ${long(fallen)} cast out${regions}.`;
}

/** A block that survives, its size, and the regions that keep it alive. */
export function aliveBlock(block: Named, vital: readonly Named[], stones: number): Phrase {
  return say`${block.long}, ${count(stones, 'stone')}: ${short(vital)} are vital to it`;
}

/** The meaning of being cast out, and what it does not mean, for the blocks of a colour. */
export function notDead(color: Color): string {
  return `does not mean dead: it only says that ${opponent(color)} could capture them if ${owner(color)} always passed.`;
}

/** The result of a colour: the blocks that are alive, and the points that they hold, each counted once. */
export function outcome(color: Color, alive: number, blocks: number, held: number, chosen: boolean): Phrase {
  if (blocks === 0) return noBlocks(color);
  const which = `unconditionally alive${alone(chosen)}`;
  if (alive === 0) return say`No ${stone(color)} block is ${which}.`;
  const live = `${alive} of ${count(blocks, `${stone(color)} block`)} ${are(alive)} ${which}.`;
  const points = count(held, 'point');
  return alive === 1
    ? say`${live} It holds ${points}: its stones, and all points of the regions vital to it.`
    : say`${live} Together they hold ${points}, each counted once: their stones, and all points of the regions vital to one of them.`;
}

/** The case that the whole board makes more blocks alive than the starting set. */
export function wholeBoardDiffers(blocks: readonly Named[]): Phrase {
  return say`The whole board gives a different result for ${long(blocks)}: with all blocks in the set, ${blocks.length === 1 ? 'it is' : 'they are'} unconditionally alive.`;
}

export const wholeBoardAgrees: Phrase = ['With all blocks in the set, the same blocks are unconditionally alive.'];

/** The effect of a change of the rules on the result; `suicide` is null if the rule for regions changed. */
export function rulesChanged(
  color: Color,
  suicide: SuicideRule | null,
  lost: readonly Named[],
  gained: readonly Named[],
): Phrase {
  if (!suicide)
    return say`The same ${stone(color)} blocks are unconditionally alive: a healthy region is always small.`;
  const now = `With suicide ${suicide}, `;
  if (lost.length) return say`${now}${long(lost)} ${are(lost.length)} no longer unconditionally alive.`;
  if (gained.length) return say`${now}${long(gained)} ${are(gained.length)} unconditionally alive too.`;
  return say`${now}the same ${stone(color)} blocks are unconditionally alive.`;
}

/** An explanation of each choice of the rules. */
export const rules = {
  suicide: {
    forbidden: 'A region is healthy for a block if every empty point in it is a liberty of the block.',
    allowed:
      'A region is healthy for a block only if every point in it, empty or not, is next to the block: the enemy may fill it, be captured there, and start again.',
  },
  regions: {
    small:
      'The list starts with the small regions: those in which every empty point is next to a stone of the colour (Benson).',
    enclosed:
      'The list starts with every enclosed region, and at the end those vital to no block are cleared away (Sensei’s Library). The same blocks survive.',
  },
} as const;

/** The reader's place in the run. */
export function place(round: number, step: number, steps: number, settled: boolean): string {
  if (round === 0) return 'Start';
  return settled && steps === 1 ? `Round ${round}: nothing falls` : `Round ${round}, step ${step} of ${steps}`;
}

/** The relation of a region to a block, in a word. */
export const relation: Readonly<Record<Relation, string>> = {
  vital: 'vital',
  healthy: 'healthy, not vital',
  neighbor: 'neighbour, not healthy',
  notAdjacent: 'not a neighbour',
};

/** The status of a block at a moment. */
export const blockStatus = {
  outside: 'outside the starting set',
  in: 'still in',
  castOutNow: 'cast out in this round',
  castOut: 'cast out earlier',
  alive: 'unconditionally alive',
} as const;

/** The status of a region at a moment. */
export const regionStatus: Readonly<Record<RegionStatus, string>> = {
  notListed: 'not in the list',
  listed: 'in the list',
  discardedNow: 'discarded in this round',
  discarded: 'discarded earlier',
  cleared: 'cleared away',
};

/** A point, for readers who do not see the board. */
export const pointOn = (at: string, color: Color | null): string => `${at}: ${color ? stone(color) : 'empty'}`;
export const pointOfBlock = (block: Named, status: keyof typeof blockStatus): Phrase =>
  say`, block ${block.short}, ${blockStatus[status]}`;
export const pointInRegion = (region: Named, status: RegionStatus, small: boolean): Phrase =>
  say`, region ${region.short}, ${small ? '' : 'not small, '}${regionStatus[status]}`;
export const pointVitalTo = (blocks: readonly Named[]): Phrase => say`, vital to ${short(blocks)}`;
export const pointHealthyFor = (blocks: readonly Named[]): Phrase => say`, healthy for ${short(blocks)}`;

/** Problems of links. */
export const linkBad = (what: string): string => `This link cannot be read: ${what}. The board stays as it was.`;
export const linkNothing = 'Nothing is at this address. Here is Explore.';
export const linkWithoutGame =
  'This link holds one position of a game that is too long for a link. The moves are not in it.';
export const linkCutOff = 'it is cut off or damaged';
export const linkValue = (name: string, value: string): string => `“${value}” is not a valid value of “${name}”`;
export const linkRow = (row: number): string =>
  `row ${row} of its board has a different length from the first, or contains something other than X, O and full stops`;
export const linkLayers = 'the layers of its board have different numbers of rows';
export const linkSize = (longest: number): string => `a side of its board is not between 1 and ${longest} points long`;
