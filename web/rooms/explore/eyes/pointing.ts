/**
 * Names in the sentences of the lens. Pointing at one lights up its points on the board. A group is
 * selected by its index; a point as a region with the index of the point, and the eye regions of the
 * chosen group as those after the last point.
 */
import * as en from '#locale/eyes.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { EyeGroup, EyeSide } from '../../../engine/eyes.ts';
import type { Color, Point, Position, Selection } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';

/** The words for a group of a position, and for what is in it. */
export interface Speaker {
  readonly color: Color;
  readonly position: Position;
  readonly group: Phrase;
  readonly point: (point: Point) => Phrase;
  readonly region: (name: string) => Phrase;
}

export function speakerOf(position: Position, color: Color, groups: readonly EyeGroup[], index: number): Speaker {
  const { shown: name = '', regions = [] } = groups[index] ?? {};
  const size = position.stones.length;
  return {
    color,
    position,
    group: [{ kind: 'block', color, index, text: en.group({ name }) }],
    point: (point) => [{ kind: 'region', color, index: point, text: pointName(position, point) }],
    region(name) {
      const at = regions.findIndex((region) => region.name === name);
      return at < 0 ? [name] : [{ kind: 'region', color, index: size + at, text: en.region({ name }) }];
    },
  };
}

/** The points that a selection stands for. */
export function pointsOf(
  selection: Selection | null,
  { groups }: EyeSide,
  chosen: number,
  position: Position,
): readonly Point[] {
  if (!selection) return [];
  const { kind, index } = selection;
  if (kind === 'block') return groups[index]?.stones ?? [];
  const size = position.stones.length;
  return index < size ? [index] : (groups[chosen]?.regions[index - size]?.points ?? []);
}
