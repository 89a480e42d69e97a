import { useMemo } from 'preact/hooks';
import { loadClasses } from '../../../engine/lens-classes.ts';
import type { Facts, Position } from '../../../engine/types.ts';
import type { MovesOn } from '../../../model/playing-on.ts';
import { useLoaded } from '../../../ui/loading.ts';

/** White's moves on a board while Black passes; null until the part of the engine that finds them is there, and they are `wanted`. */
export function useMovesOn(position: Position, { rules, blocks }: Facts, wanted: boolean): MovesOn | null {
  const { value: classes } = useLoaded(loadClasses.everything);
  return useMemo(() => {
    if (!classes || !wanted) return null;
    const lives = blocks.findIndex(({ castOut }) => castOut === null);
    const { captures, fills } = classes.prover.squeeze(position, 'black', { rules }, Math.max(0, lives));
    return { captures: captures.map(({ point }) => point), fills, suicide: rules.suicide };
  }, [classes, position, wanted]);
}
