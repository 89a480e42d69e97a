import type { LensMark, LensMarkKind } from '../../../engine/lens-view.ts';
import type { Support } from '../../../engine/support.ts';
import type { BoardMark, Facts, Point, Position } from '../../../engine/types.ts';
import type { Inquiry } from './inquiry.ts';
import type { Oracle } from './oracle.ts';

/** The answer to an inquiry. */
export interface Finding {
  /** The run that starts from all blocks. */
  readonly whole: Facts;
  /** The run that starts from the chosen blocks, and what supports them; null if none is chosen. */
  readonly alone: Facts | null;
  readonly support: Support | null;
  /** The cover that is shown; empty if there is none. */
  readonly cover: readonly number[];
  /** The effect of taking blocks away; null if none is. */
  readonly loss: Loss | null;
}

/** The effect of taking blocks away on those that were unconditionally alive. */
export interface Loss {
  /** The blocks that no longer are. */
  readonly fallen: readonly number[];
  /** The blocks that still are. */
  readonly staying: readonly number[];
}

/** True if a block survives a run. */
export const isAlive = ({ blocks }: Facts, block: number): boolean => blocks[block]?.castOut === null;

export function find(oracle: Oracle, { chosen, taken, cover }: Inquiry): Finding {
  const standing = standingOf(oracle, chosen);
  const { whole } = oracle;
  return { whole, ...standing, cover: coverOf(standing.support, cover), loss: lossOf(oracle, taken) };
}

/** The run of the chosen blocks alone, and their supporters; null if none is chosen. */
export function standingOf({ read, support }: Oracle, chosen: readonly number[]): Pick<Finding, 'alone' | 'support'> {
  return chosen.length ? { alone: read(chosen), support: support(chosen) } : { alone: null, support: null };
}

/** The cover with this number, or the last if there are fewer. */
export function coverOf(support: Support | null, cover: number): readonly number[] {
  return support?.covers[Math.min(cover, support.covers.length - 1)] ?? [];
}

/** The effect of taking some blocks away; null if there are none. */
export function lossOf({ whole, read }: Oracle, taken: readonly number[]): Loss | null {
  if (taken.length === 0) return null;
  const kept = [...whole.blocks.keys()].filter((block) => !taken.includes(block));
  // A region with a captured block is nobody's any more, as if its neighbor had never been in the set.
  const after = read(kept);
  const alive = kept.filter((block) => isAlive(whole, block));
  return {
    fallen: alive.filter((block) => !isAlive(after, block)),
    staying: alive.filter((block) => isAlive(after, block)),
  };
}

/** The board without the blocks that are taken away. */
export function positionWithout(position: Position, { blocks }: Facts, taken: readonly number[]): Position {
  const stones = [...position.stones];
  for (const block of taken) for (const point of blocks[block]?.points ?? []) stones[point] = '.';
  return { ...position, stones: stones.join('') };
}

type StandingKind = Extract<LensMarkKind, 'alive' | 'cover' | 'supporter' | 'joined' | 'falls'>;

/** The mark of a block, or null if it has none. */
export function kindOf({ whole, support, cover, loss }: Finding, block: number): StandingKind | null {
  if (loss) {
    if (loss.fallen.includes(block)) return 'falls';
    return loss.staying.includes(block) ? 'alive' : null;
  }
  if (!support) return isAlive(whole, block) ? 'alive' : null;
  if (cover.includes(block)) return 'cover';
  if (support.supporters.includes(block)) return 'supporter';
  return support.connected.includes(block) ? 'joined' : null;
}

/** The marks on all points. */
export function marksOf(finding: Finding, taken: readonly number[]): LensMark[] {
  return finding.whole.blocks.flatMap(({ points }, block) => {
    const kind = taken.includes(block) ? 'gone' : kindOf(finding, block);
    return kind ? points.map((point): LensMark => ({ point, kind })) : [];
  });
}

/** The names of all blocks, and of the small regions around the chosen ones. */
export function namesOf({ whole, loss }: Finding, { chosen }: Inquiry, { stones }: Position): BoardMark[] {
  const label = (point: Point | undefined, text: string): BoardMark[] =>
    point === undefined ? [] : [{ point, kind: 'label', text }];
  const around = new Set(loss ? [] : chosen.flatMap((block) => whole.blocks[block]?.regions ?? []));
  return [
    ...whole.blocks.flatMap(({ points, shown }) => label(points[0], shown)),
    ...whole.regions.flatMap(({ notSmallAt, points, name }, region) =>
      notSmallAt === null && around.has(region)
        ? label(
            points.find((point) => stones[point] === '.'),
            name,
          )
        : [],
    ),
  ];
}
