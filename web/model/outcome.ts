/** Sentences about the end of a run, like those of `sentence.ts`; fetched with the panel that has them. */

import * as en from '#locale/outcome.ts';
import { noBlocks } from '#locale/run.ts';
import type { Facts, Position } from '../engine/types.ts';
import type { Phrase } from '../locales/phrase.ts';
import { phrases } from '../locales/sentences.ts';
import { blockName, isChosen, nameOf } from './sentence.ts';

/** The size of a surviving block, and the regions that keep it alive. */
export function aliveSentence(facts: Facts, position: Position, index: number, both = false): Phrase {
  const { points = [], vital = [] } = facts.blocks[index] ?? {};
  return en.aliveBlock({
    block: blockName(facts, position, index, both),
    regions: vital.map((region) => nameOf(facts, 'region', region, both)),
    stones: points.length,
  });
}

/** The number of blocks that are alive, and of the points that they hold. */
export function outcomeSentence(facts: Facts): Phrase {
  const alive = facts.blocks.filter((block) => block.castOut === null).length;
  const { color } = facts;
  const chosen = isChosen(facts);
  if (facts.blocks.length === 0) return [noBlocks({ color })];
  if (alive === 0) return [en.noneAlive({ color, chosen })];
  return phrases(
    en.outcome({ color, alive, blocks: facts.blocks.length, chosen }),
    en.held({ alive, points: facts.held.length }),
  );
}
