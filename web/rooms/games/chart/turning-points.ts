import type { ChangedBlock, ChronicleEntry } from '../../../engine/chronicle.ts';

/** A move at which a block became or ceased to be unconditionally alive. */
interface TurningPoint {
  readonly move: number;
  readonly block: ChangedBlock;
  readonly became: boolean;
  /** The later moves by which the block grew, or was joined with others. */
  readonly grewAt: readonly number[];
}

/**
 * The moves at which blocks became or ceased to be unconditionally alive, in order. A block that has
 * a stone of one that is alive already has grown, and is no turning point of its own.
 */
export function turningPoints(entries: readonly ChronicleEntry[]): readonly TurningPoint[] {
  const points: TurningPoint[] = [];
  const alive: { readonly color: string; readonly stones: Set<number>; readonly grewAt: number[] }[] = [];
  entries.forEach(({ became, ceased }, move) => {
    for (const block of ceased) {
      const at = alive.findIndex((each) => isPartOf(block, each));
      if (at >= 0) alive.splice(at, 1);
      points.push({ move, block, became: false, grewAt: [] });
    }
    for (const block of became) {
      const known = alive.find((each) => isPartOf(block, each));
      if (known) {
        for (const stone of block.points) known.stones.add(stone);
        if (known.grewAt.at(-1) !== move) known.grewAt.push(move);
        continue;
      }
      const grewAt: number[] = [];
      alive.push({ color: block.color, stones: new Set(block.points), grewAt });
      points.push({ move, block, became: true, grewAt });
    }
  });
  return points;
}

function isPartOf(
  { color, points }: ChangedBlock,
  known: { readonly color: string; readonly stones: ReadonlySet<number> },
): boolean {
  return color === known.color && points.some((point) => known.stones.has(point));
}
