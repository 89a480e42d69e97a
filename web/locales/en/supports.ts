import type { Color } from '../../engine/types.ts';
import { join, type Phrase, say } from '../phrase.ts';
import { are, count, list, owner, stone } from './grammar.ts';

/** The words of the lens Supports, in English. Another language is another module like this. */

const they = (n: number): string => (n === 1 ? 'it' : 'they');
const them = (n: number): string => (n === 1 ? 'it' : 'them');
const s = (n: number): string => (n === 1 ? 's' : '');

export const label = 'What supports what';
export const intro = (color: Color): string =>
  `Blocks that share regions keep each other alive. Choose one or more of ${owner(color)}’s blocks to see which others they need. Or take some away, as if they had been captured, to see which others fall without them.`;
export const noBlocks = (color: Color): string => `There is no ${stone(color)} stone on the board.`;

export const tools = 'What a press does';
export const tool = { chosen: 'Choose', taken: 'Take away' } as const;
export const none = { chosen: 'Choose none', taken: 'Put all back' } as const;
export const blocks = { chosen: 'Blocks to choose', taken: 'Blocks to take away' } as const;
export const line = {
  chosen: 'Supports. Press a block to choose it.',
  taken: 'Supports. Press a block to take it away.',
} as const;
export const board = 'Board of the supports';
export const boardHelp =
  'Arrow keys move the cursor, Enter chooses a block, Delete takes it away or puts it back, comma and full stop go through the minimal covers.';
export const blockAbout = (alive: boolean): string => (alive ? 'unconditionally alive' : 'not unconditionally alive');

/** The sentence before a block is chosen. */
export const beginning = (color: Color, alive: number, blocks: number): Phrase =>
  alive
    ? say`${alive} of ${count(blocks, `${stone(color)} block`)} ${are(alive)} unconditionally alive (${alive === 1 ? 'a ring' : 'rings'}). Choose one.`
    : say`No ${stone(color)} block is unconditionally alive, so none supports another.`;

/** Chosen blocks that live by themselves. */
export const alone = (chosen: readonly Phrase[]): Phrase =>
  chosen.length === 1
    ? say`${list(chosen)} is unconditionally alive by itself: it needs no other block.`
    : say`${list(chosen)} are unconditionally alive together: they need no other block.`;

/** A chosen block with fewer than two regions that are vital to it among the chosen. */
export interface Failing {
  readonly block: Phrase;
  readonly vital: readonly Phrase[];
  /** Regions that would be vital to it with other blocks. */
  readonly shared: readonly { readonly region: Phrase; readonly blocks: readonly Phrase[] }[];
}

/** The most shared regions that are listed. */
const SHARED = 4;

export function notAlone(chosen: readonly Phrase[], [first, ...more]: readonly Failing[]): Phrase {
  const n = chosen.length;
  const verdict = say`By ${n === 1 ? 'itself' : 'themselves'} ${list(chosen)} ${are(n)} not unconditionally alive`;
  if (!first) return say`${verdict}.`;
  const whom = n === 1 ? ['it'] : first.block;
  const few = first.vital.length ? say`only one region, ${list(first.vital)}, is` : 'no region is';
  const others = more.length
    ? say`, and ${list(more.map(({ block }) => block))} ha${more.length === 1 ? 's' : 've'} fewer than two as well`
    : '';
  const would = first.shared
    .slice(0, SHARED)
    .map(({ region, blocks }, index) => say`${index ? ', ' : ''}${region} with ${list(blocks)}`);
  const shared = would.length ? say` More regions would be, if other blocks helped: ${join(would)}.` : '';
  return say`${verdict}: ${few} vital to ${whom}${others}.${shared}`;
}

/** The supporters that the blocks need besides themselves; none of the cover can be left out. */
export function supported(alive: readonly Phrase[], others: readonly Phrase[], all: boolean): Phrase {
  const n = alive.length;
  const live = say`${all ? they(n) : list(alive)} ${are(n)} unconditionally alive`;
  return say`Together with ${list(others)}, ${live} (squares)${others.length > 1 ? '; none of these can be left out' : ''}.`;
}

/** Chosen blocks that nothing supports. */
export const unsupported = (lost: readonly Phrase[], all: boolean): Phrase =>
  say`${all ? ['Nothing supports ', them(lost.length)] : say`Nothing supports ${list(lost)}`}: even with all other blocks ${they(lost.length)} ${are(lost.length)} not unconditionally alive.`;

/** The blocks joined to the chosen ones, and those of them that are alive. */
export function joined(chosen: number, others: readonly Phrase[], alive: readonly Phrase[]): Phrase {
  if (others.length === 0) return say`No other block shares a small region with ${them(chosen)}.`;
  const n = others.length;
  const which =
    alive.length === n
      ? `, ${n === 1 ? '' : n === 2 ? 'both ' : 'all '}unconditionally alive`
      : alive.length
        ? say`; of these ${list(alive)} ${are(alive.length)} unconditionally alive`
        : `, ${n === 1 ? 'not' : 'none of them'} unconditionally alive`;
  return say`Linked to ${them(chosen)} through small regions, directly or by way of others, ${are(n)} ${list(others)}${which}.`;
}

export const coverPlace = (at: number, covers: number): string => `Minimal cover ${at} of ${covers}`;
export const coverSteps = { back: 'The minimal cover before', forward: 'The next minimal cover' } as const;
export const oneOfMany =
  'There are more than 12 supporters to choose from, so this is one minimal cover and not all of them.';

/** The chosen blocks are all that there are. */
export const noOthers = (color: Color): string => `There is no other ${stone(color)} block.`;

/** The effect of taking all blocks away. */
export const noneLeft = (taken: readonly Phrase[], color: Color): Phrase =>
  say`Without ${list(taken)}, there is no ${stone(color)} block.`;
/** The effect of taking blocks away. */
export function without(taken: readonly Phrase[], fallen: readonly Phrase[], left: readonly Phrase[]): Phrase {
  const stays = left.length
    ? say` ${list(left)} stay${s(left.length)} (${left.length === 1 ? 'a ring' : 'rings'}).`
    : ' No other block is unconditionally alive.';
  if (fallen.length === 0) return say`Without ${list(taken)}, no other block falls.${stays}`;
  return say`Without ${list(taken)}, ${list(fallen)} fall${s(fallen.length)}: ${they(fallen.length)} ${are(fallen.length)} no longer unconditionally alive (crosses).${stays}`;
}
/** The effect of taking away blocks that are not unconditionally alive. */
export const idle = (taken: readonly Phrase[]): Phrase =>
  say`Without ${list(taken)}, no other block falls: ${they(taken.length)} ${taken.length === 1 ? 'was' : 'were'} not unconditionally alive, so no other block relied on ${them(taken.length)}.`;

/** The meaning of the marks. */
export const legend: Readonly<
  Record<'outline' | 'cover' | 'supporter' | 'joined' | 'alive' | 'falls' | 'gone', string>
> = {
  outline: 'chosen',
  cover: 'alive together, and none can be left out: a minimal cover',
  supporter: 'supporter: alive, and not needed in this cover',
  joined: 'linked through small regions, but not alive',
  alive: 'unconditionally alive',
  falls: 'falls without what is taken away',
  gone: 'taken away',
};

/** Points, for readers who do not see the board. */
export const pointOf = (what: string, block: string): string => `${what}, block ${block}`;
export const pointChosen = (what: string): string => `${what}, chosen`;
export const pointTaken = (what: string, block: string): string => `${what}, block ${block} taken away`;
const POINT_KINDS: Readonly<Partial<Record<string, string>>> = {
  alive: 'unconditionally alive',
  cover: 'in the minimal cover',
  supporter: 'supporter',
  joined: 'linked',
  falls: 'falls',
};
export const pointKind = (what: string, kind: string): string => `${what}, ${POINT_KINDS[kind] ?? ''}`;
