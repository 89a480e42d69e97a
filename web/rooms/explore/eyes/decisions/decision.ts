/** Decisions of the reader in place of the analysis. */
import type { EyeFacts, EyeOptions } from '../../../../engine/eyes.ts';
import type { Point } from '../../../../engine/types.ts';
import type { Decision } from '../../../../model/lenses/eyes.ts';

/** The block with a stone on a point; empty if there is none. */
export function blockAt({ black, white }: EyeFacts, point: Point): readonly Point[] {
  const blocks = [...black.groups, ...white.groups].flatMap((group) => group.blocks);
  return blocks.find((block) => block.includes(point)) ?? [];
}

/** Of the decisions about the same blocks the last. */
export function inForce(decisions: readonly Decision[]): readonly Decision[] {
  return [...new Map(decisions.map((each) => [subjectOf(each), each])).values()];
}

const subjectOf = (decision: Decision): string =>
  decision.is === 'doubted'
    ? `doubted ${decision.at}`
    : String('at' in decision ? decision.at : [...decision.between].sort((a, b) => a - b));

/** The points at which the solver takes nothing for granted. */
export const doubtsOf = (decisions: readonly Decision[]): readonly Point[] =>
  inForce(decisions).flatMap((each) => (each.is === 'doubted' ? each.at : []));

export function optionsOf(decisions: readonly Decision[]): EyeOptions {
  const valid = inForce(decisions);
  const pairs = (is: Decision['is']) =>
    valid.flatMap((each) => (each.is === is && 'between' in each ? [each.between] : []));
  const points = (is: Decision['is']) => valid.flatMap((each) => (each.is === is && 'at' in each ? each.at : []));
  return { join: pairs('joined'), part: pairs('parted'), dead: points('dead'), alive: points('alive') };
}
