/** The block or region that the reader looks at. */
import { useMemo, useRef } from 'preact/hooks';
import type { RegionSurface } from '../../engine/space.ts';
import type { BlockFacts, Facts, Point, RegionFacts, Selection } from '../../engine/types.ts';
import type { BoardScene } from '../../ui/board/scene.ts';

export interface Area {
  readonly points: readonly Point[];
  /** The number of liberties of a block; null for a region. */
  readonly liberties: number | null;
  /** Of a region that is shown alone; null if no stone is next to it, and of a block. */
  readonly surface: RegionSurface | null;
}

/** The one that is selected or pointed at; the last one too, if it is to stay. */
export function useArea(scene: BoardScene, point: Point | null, stays: boolean): Area | null {
  const { study, view } = scene;
  const { color, selection } = view;
  const side = selection?.color ?? color;
  const found = color && side ? areaAt(study.facts(side), selection, point) : null;
  const now = useMemo(() => {
    if (!found) return null;
    const { points } = found;
    if ('liberties' in found) return { points, liberties: found.liberties.length, surface: null };
    const surface = stays ? study.surface(points) : null;
    return { points, liberties: null, surface: surface?.points.length ? surface : null };
  }, [study, found, stays]);
  const last = useRef<Area | null>(null);
  if (now || !stays) last.current = now;
  return last.current;
}

function areaAt(
  { blocks, regions }: Facts,
  selection: Selection | null | undefined,
  point: Point | null,
): BlockFacts | RegionFacts | undefined {
  if (selection) return (selection.kind === 'block' ? blocks : regions)[selection.index];
  return point === null ? undefined : [...blocks, ...regions].find(({ points }) => points.includes(point));
}
