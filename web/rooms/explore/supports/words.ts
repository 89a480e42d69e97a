import { pointOn } from '#locale/run.ts';
import { unit } from '#locale/shared.ts';
import * as en from '#locale/supports.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';
import { type Phrase, plain } from '../../../locales/phrase.ts';
import { phrases } from '../../../locales/sentences.ts';
import { blockName, nameOf, pointWords } from '../../../model/sentence.ts';
import { type Finding, isAlive, kindOf } from './finding.ts';
import type { Inquiry } from './inquiry.ts';

/** The answer to an inquiry, sentence by sentence. */
export function answer(finding: Finding, { chosen, taken }: Inquiry, position: Position): Phrase[] {
  const { whole, alone, support, cover, loss } = finding;
  const named = (blocks: readonly number[]) => blocks.map((block) => blockName(whole, position, block));
  const { blocks, color } = whole;
  if (loss) {
    if (taken.length === blocks.length) return [en.noneLeft({ taken: named(taken), color })];
    const isIdle = taken.every((block) => !isAlive(whole, block));
    if (isIdle) return [en.idle({ taken: named(taken) })];
    const falls = en.without({ taken: named(taken), fallen: named(loss.fallen) });
    return [phrases(falls, en.stays({ staying: named(loss.staying) }))];
  }
  if (!support || !alone) {
    const alive = [...blocks.keys()].filter((block) => isAlive(whole, block));
    return [[en.beginning({ color, n: alive.length, blocks: blocks.length })]];
  }
  const lost = chosen.filter((block) => !isAlive(whole, block));
  const others = cover.filter((block) => !support.support.includes(block));
  const n = chosen.length;
  return [
    aloneSentence(alone, chosen, position),
    ...(lost.length ? [lost.length === n ? [en.unsupported({ n })] : en.someUnsupported({ blocks: named(lost) })] : []),
    ...(others.length
      ? [
          lost.length
            ? en.someSupported({ alive: named(support.support), others: named(others) })
            : en.supported({ n, others: named(others) }),
        ]
      : []),
    n === blocks.length ? [en.noOthers({ color })] : linkedSentence(support, chosen, named),
  ];
}

/** The most shared regions that are listed. */
const SHARED = 4;

/** Whether the chosen blocks live by themselves, from the run that starts from them; and what would help if not. */
function aloneSentence(alone: Facts, chosen: readonly number[], position: Position): Phrase {
  const named = (block: number) => blockName(alone, position, block);
  const region = (index: number) => nameOf(alone, 'region', index);
  // The blocks that this run casts out first have fewer than two vital regions among the chosen.
  const failing = alone.steps.flatMap((step) => (step.kind === 'castOut' && step.round === 1 ? [step] : []));
  const [first, ...more] = failing;
  if (!first) return en.alone({ chosen: chosen.map(named) });
  const block = named(first.block);
  const vital = first.vital.map(region);
  const lacks = (index: number) => alone.regions[index]?.neighbors.filter((each) => !chosen.includes(each)) ?? [];
  const help = first.others
    .filter(({ why }) => why === 'outside')
    .slice(0, SHARED)
    .map((each) =>
      en.withBlocks({
        region: region(each.region),
        blocks: lacks(each.region).map((each) => nameOf(alone, 'block', each)),
      }),
    );
  return phrases(
    chosen.length === 1
      ? en.notAloneOne({ block, vital })
      : en.notAlone({ chosen: chosen.map(named), block, vital, more: more.map((each) => named(each.block)) }),
    help.length > 0 && en.moreRegions({ help }),
  );
}

/** The blocks that are linked to the chosen ones, and those of them that are alive. */
function linkedSentence(
  { connected, supporters }: NonNullable<Finding['support']>,
  chosen: readonly number[],
  named: (blocks: readonly number[]) => readonly Phrase[],
): Phrase {
  const n = chosen.length;
  const linked = connected.filter((block) => !chosen.includes(block));
  if (linked.length === 0) return [en.noneLinked({ n })];
  const alive = linked.filter((block) => supporters.includes(block));
  const others = named(linked);
  if (alive.length === linked.length) return en.linkedAlive({ n, others });
  return alive.length ? en.linkedSomeAlive({ n, others, alive: named(alive) }) : en.linkedNotAlive({ n, others });
}

/** A point in words, for screen readers. */
export function describePoint(finding: Finding, { chosen, taken }: Inquiry, position: Position, at: Point): string {
  const { whole } = finding;
  const what = pointWords(position, at);
  const block = whole.blocks.findIndex(({ points }) => points.includes(at));
  const name = whole.blocks[block]?.shown;
  if (name === undefined) return what;
  if (taken.includes(block)) {
    const point = pointOn({ point: pointName(position, at), on: 'empty' });
    return plain(unit([point, en.pointTaken({ block: name })]));
  }
  const kind = kindOf(finding, block);
  return plain(
    unit([
      what,
      en.pointBlock({ block: name }),
      ...(chosen.includes(block) ? [en.pointChosen] : []),
      ...(kind ? [en.pointKind[kind]] : []),
    ]),
  );
}
