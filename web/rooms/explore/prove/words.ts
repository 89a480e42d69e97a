import * as en from '#locale/prove.ts';
import { placeOf } from '#locale/run.ts';
import { pointName } from '../../../engine/coordinate.ts';
import { otherColor } from '../../../engine/position.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import { nameOf } from '../../../model/sentence.ts';

/** The names of blocks, regions and points in a proof: those that they have at its start. */
export interface Words {
  /** The name of a block. */
  readonly block: (index: number) => Phrase;
  /** The name of a block, with the coordinate of its first stone. */
  readonly blockAt: (index: number) => Phrase;
  readonly region: (index: number) => Phrase;
  readonly point: (point: Point) => string;
  /** The block that had a stone on a point. */
  readonly owner: (point: Point) => number;
}

/** With `both` colors, White's names carry a prime. */
export function wordsOf(facts: Facts, position: Position, both = false): Words {
  const point = (at: Point) => pointName(position, at);
  const block = (index: number) => [nameOf(facts, 'block', index, both)];
  return {
    point,
    block,
    blockAt: (index) => [
      {
        ...nameOf(facts, 'block', index, both),
        place: placeOf({ point: point(facts.blocks[index]?.points[0] ?? 0) }),
      },
    ],
    region: (index) => [nameOf(facts, 'region', index, both)],
    owner: (at) => facts.blocks.findIndex(({ points }) => points.includes(at)),
  };
}

/** The blocks around a point that a stone on it would take if they had no other liberty, each with one of those. */
export function otherLibertiesAt(now: Facts, point: Point): { stone: Point; liberty: Point }[] {
  const region = now.regions.find(({ points }) => points.includes(point));
  return (region?.neighbors ?? []).flatMap((index) => {
    const { points: [stone] = [], liberties = [] } = now.blocks[index] ?? {};
    const liberty = liberties.find((other) => other !== point);
    return stone === undefined || liberty === undefined ? [] : [{ stone, liberty }];
  });
}

/**
 * The reason why a stone on `point` would be suicide, in a position with the analysis `now`: the
 * stones that would have no liberty fill the region, whose neighbours have other liberties.
 */
export function suicideSentence(words: Words, now: Facts, point: Point, stones: number): Phrase {
  const saved = otherLibertiesAt(now, point).map(({ stone, liberty }) =>
    en.stillHas({ block: words.block(words.owner(stone)), liberty: words.point(liberty) }),
  );
  const parts = { color: otherColor(now.color), point: words.point(point), stones, saved };
  return now.rules.suicide === 'allowed' ? en.suicide(parts) : en.refused(parts);
}
