/** What a press on a point of an editable board does, and what the pointer highlights. */
import { colorAt, otherColor, stoneOf } from '../../engine/position.ts';
import type { Color, Facts, Hit, Point, Selection } from '../../engine/types.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Brush } from './brush.ts';
import type { Actions } from './component.ts';

/** The stone that a press on a point places; null if it takes one, or without a brush. */
export function stoneFor(brush: Brush | null, { position, toPlay }: Snapshot, point: Point): Color | null {
  if (!brush) return null;
  const there = colorAt(position, point);
  if (brush.tool === 'alternate') return there ? null : toPlay;
  return there === brush.tool ? null : brush.tool;
}

/** Puts a stone on a point, or takes the one that is there. */
export function put({ edit }: Actions, { position, toPlay }: Snapshot, point: Point, color: Color | null): void {
  const { stones } = position;
  const stone = stoneOf(color);
  if (stones[point] === stone) return;
  edit(stones.slice(0, point) + stone + stones.slice(point + 1), color === toPlay ? otherColor(color) : toPlay);
}

/** The block or region that is highlighted there; not a region outside the list, which is often half the board. */
export function selectionAt(facts: Facts | null, hit: Hit | null): Selection | null {
  const { block = null, region = null } = hit ?? {};
  if (facts && block !== null) return { kind: 'block', color: facts.color, index: block };
  if (facts && region !== null && facts.regions[region]?.discarded !== 0)
    return { kind: 'region', color: facts.color, index: region };
  return null;
}
