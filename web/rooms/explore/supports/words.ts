import { pointOn } from '#locale/run.ts';
import * as en from '#locale/supports.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import { blockName, nameOf, pointWords } from '../../../model/sentence.ts';
import { type Finding, isAlive, kindOf } from './finding.ts';
import type { Inquiry } from './inquiry.ts';

/** The answer to an inquiry, sentence by sentence. */
export function answer(finding: Finding, { chosen, taken }: Inquiry, position: Position): Phrase[] {
  const { whole, alone, support, cover, loss } = finding;
  const named = (blocks: readonly number[]) => blocks.map((block) => blockName(whole, position, block));
  const { blocks, color } = whole;
  if (loss) {
    if (taken.length === blocks.length) return [en.noneLeft(named(taken), color)];
    const isIdle = taken.every((block) => !isAlive(whole, block));
    return [isIdle ? en.idle(named(taken)) : en.without(named(taken), named(loss.fallen), named(loss.left))];
  }
  if (!support || !alone) {
    const alive = [...blocks.keys()].filter((block) => isAlive(whole, block));
    return [en.beginning(color, alive.length, blocks.length)];
  }
  const failing = failingIn(alone, chosen, position);
  const lost = chosen.filter((block) => !isAlive(whole, block));
  const others = cover.filter((block) => !support.support.includes(block));
  const joined = support.connected.filter((block) => !chosen.includes(block));
  const said: Phrase[] = [
    failing.length ? en.notAlone(named(chosen), failing) : en.alone(named(chosen)),
    lost.length ? en.unsupported(named(lost), lost.length === chosen.length) : [],
    others.length ? en.supported(named(support.support), named(others), lost.length === 0) : [],
    chosen.length === blocks.length
      ? [en.noOthers(color)]
      : en.joined(chosen.length, named(joined), named(joined.filter((block) => support.supporters.includes(block)))),
  ];
  return said.filter((each) => each.length > 0);
}

/** The blocks that the run which starts from the chosen casts out first, with the regions that they lack. */
function failingIn(alone: Facts, chosen: readonly number[], position: Position): en.Failing[] {
  const region = (index: number): Phrase => [nameOf(alone, 'region', index)];
  return alone.steps.flatMap((step): en.Failing[] => {
    if (step.kind !== 'castOut' || step.round !== 1) return [];
    const shared = step.others.filter(({ why }) => why === 'outside');
    const lacks = (index: number) => alone.regions[index]?.neighbors.filter((block) => !chosen.includes(block)) ?? [];
    return [
      {
        block: blockName(alone, position, step.block),
        vital: step.vital.map(region),
        shared: shared.map((each) => ({
          region: region(each.region),
          blocks: lacks(each.region).map((block) => [nameOf(alone, 'block', block)]),
        })),
      },
    ];
  });
}

/** A point in words, for screen readers. */
export function describePoint(finding: Finding, { chosen, taken }: Inquiry, position: Position, point: Point): string {
  const { whole } = finding;
  const what = pointWords(position, point);
  const block = whole.blocks.findIndex(({ points }) => points.includes(point));
  const name = whole.blocks[block]?.name;
  if (name !== undefined && taken.includes(block))
    return en.pointTaken(pointOn({ point: pointName(position, point), on: 'empty' }), name);
  if (name === undefined) return what;
  const own = en.pointOf(what, name);
  const kind = kindOf(finding, block);
  const marked = chosen.includes(block) ? en.pointChosen(own) : own;
  return kind ? en.pointKind(marked, kind) : marked;
}
