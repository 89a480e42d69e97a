import type { Learning } from '../../../engine/learn.ts';
import type { Facts, Point, Position } from '../../../engine/types.ts';

/**
 * A point of the block at which to look: the first about which a reader with one of the mistakes goes wrong, or
 * else the first that falls.
 */
export function blockToLookAt(
  learning: Learning,
  facts: Facts,
  position: Position,
  mistakes: readonly string[],
): Point {
  const { blocks } = facts;
  const said = mistakes.map((mistake) => learning.staying(position, mistake));
  const isMisjudged = ({ points: [first = -1], castOut }: Facts['blocks'][number]) =>
    said.some((staying) => staying.includes(first) !== (castOut === null));
  const block = blocks.find(isMisjudged) ?? blocks.find(({ castOut }) => castOut !== null);
  return block?.points[0] ?? 0;
}
