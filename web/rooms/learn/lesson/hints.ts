import type { Learning } from '../../../engine/learn.ts';
import type { Point, Position } from '../../../engine/types.ts';
import { type Question, rightOf } from '../../../model/question.ts';

/**
 * A point of the block at which to look: the first about which one of these models goes wrong, or
 * else the first that falls.
 */
export function blockToLookAt(
  learning: Learning,
  question: Question,
  position: Position,
  models: readonly string[],
): Point {
  const { choices } = question;
  const right = rightOf(question);
  const said = models.map((model) => learning.staying(position, model));
  const isMisjudged = (index: number) =>
    said.some((staying) => staying.includes(choices[index]?.points[0] ?? -1) !== right.includes(index));
  const all = choices.map((_, index) => index);
  const index = all.find(isMisjudged) ?? all.find((each) => !right.includes(each)) ?? 0;
  return choices[index]?.points[0] ?? 0;
}
