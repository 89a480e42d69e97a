import * as en from '#locale/eyes.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { EyeGroup } from '../../../engine/eyes.ts';
import type { Color, Position } from '../../../engine/types.ts';

interface Props {
  readonly group: EyeGroup;
  readonly position: Position;
  readonly color: Color;
}

/** The way in which the points that decide on a group were found. */
export function Vital({ group: { save, kill }, position, color }: Props) {
  const points = [...new Set([...save, ...kill])];
  if (points.length === 0) return null;
  return (
    <details class="eyes-links">
      <summary>{en.howFound({ points: points.map((point) => pointName(position, point)) })}</summary>
      <p>{en.foundBy({ color })}</p>
    </details>
  );
}
