import type { Learning } from '../../../engine/learn.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';

/**
 * A point of the block at which to look: the first about which one of these models goes wrong, or
 * else the first that falls.
 */
export function blockToLookAt(learning: Learning, facts: Facts, position: Position, models: readonly string[]): Point {
  const { blocks } = facts;
  const said = models.map((model) => learning.staying(position, model));
  const isMisjudged = ({ points: [first = -1], castOut }: Facts['blocks'][number]) =>
    said.some((staying) => staying.includes(first) !== (castOut === null));
  const block = blocks.find(isMisjudged) ?? blocks.find(({ castOut }) => castOut !== null);
  return block?.points[0] ?? 0;
}
