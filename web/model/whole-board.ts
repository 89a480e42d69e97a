import * as en from '#locale/starting-set.ts';
import type { Facts, Position } from '../engine/types.ts';
import type { Phrase } from '../locales/phrase.ts';
import { speaker } from './sentence.ts';

/** With a chosen starting set: how the run from all blocks, `whole`, ends differently. */
export function wholeBoardSentence(facts: Facts, whole: Facts, position: Position, both = false): Phrase {
  const { blockAt } = speaker(facts, position, both);
  const differ = [...facts.blocks.keys()].filter(
    (index) => whole.blocks[index]?.castOut === null && facts.blocks[index]?.castOut !== null,
  );
  return differ.length ? en.wholeDiffers({ blocks: differ.map(blockAt) }) : [en.wholeAgrees];
}
