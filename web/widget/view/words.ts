/** A snapshot in words. */
import { stone } from '#locale/shared.ts';
import { rounds } from '#locale/widget.ts';
import { colorAt } from '../../engine/position.ts';
import type { Facts, Point } from '../../engine/types.ts';
import { type Phrase, plain } from '../../locales/phrase.ts';
import { outcomeSentence } from '../../model/outcome.ts';
import { boardName, holdingsSentence, momentSentence, nameOf, roundSentence } from '../../model/sentence.ts';
import type { Snapshot } from '../state/snapshot.ts';

/** The sentence of a step, as on the page, followed by the round's sentence at the round's end. */
export function sentenceOf({ facts, position, show, moment, problem }: Snapshot): Phrase {
  if (!facts) return [problem];
  const both = show === 'both';
  const round = roundSentence(facts, position, moment, both);
  return [...momentSentence(facts, position, moment, both), ...(round ? [' ', ...round] : [])];
}

/** The title as a sentence; empty without one. */
export function titleOf({ title }: Snapshot): string {
  return title && `${title}${/\p{P}$/u.test(title) ? '' : '.'}`;
}

/** The title, and the board in words. */
export function summaryOf(snapshot: Snapshot): string {
  return [titleOf(snapshot), boardWords(snapshot)].filter(Boolean).join(' ');
}

/** The board in words: its size, blocks and regions, how many rounds, and the verdict. */
export function boardWords({ position, facts, show, problem }: Snapshot): string {
  const size = `${boardName(position)}.`;
  const run = facts
    ? [
        ...(facts.blocks.length
          ? [plain(holdingsSentence(facts, position, show === 'both')), rounds({ n: facts.rounds })]
          : []),
        plain(outcomeSentence(facts)),
      ]
    : [problem];
  return [size, ...run].filter(Boolean).join(' ');
}

/** The stone on a point, and the name of its block or region. */
export function contentsOf({ position, facts, show }: Snapshot, point: Point): string {
  const color = colorAt(position, point);
  const nameIn = (kind: 'block' | 'region', things: Facts['blocks'] | Facts['regions'] = []) => {
    const index = things.findIndex((thing) => thing.points.includes(point));
    return facts && index >= 0 ? [nameOf(facts, kind, index, show === 'both').text] : [];
  };
  const names = [...nameIn('block', facts?.blocks), ...nameIn('region', facts?.regions)];
  return [...(color ? [stone({ color })] : []), ...names].join(' ');
}
