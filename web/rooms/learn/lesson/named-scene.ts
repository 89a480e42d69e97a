import type { BoardMark, Layer, Point } from '../../../engine/types.ts';
import type { BoardScene } from '../../../ui/board/scene.ts';
import { type Base, bareScene } from '../board-scenes.ts';

/** The names of blocks and regions, and nothing of what becomes of them. */
const NAMED_LAYERS: readonly Layer[] = ['coordinates', 'names', 'labels'];

/** The board of a lesson with the names of blocks and regions. */
export function namedScene(base: Base, marks: BoardMark[], press?: (point: Point) => void): BoardScene {
  const scene = bareScene(base, marks);
  return {
    ...scene,
    view: { ...scene.view, color: 'black', layers: NAMED_LAYERS },
    press(point) {
      base.moveCursor(point);
      press?.(point);
    },
  };
}
