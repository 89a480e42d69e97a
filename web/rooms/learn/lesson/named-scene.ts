import type { Engine } from '../../../engine/engine.ts';
import { colorAt } from '../../../engine/position.ts';
import type { BoardMark, Facts, Layer, Point, Position } from '../../../engine/types.ts';
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

/** The names of black blocks on stones of theirs. */
const blockLabels = ({ blocks }: Facts, position: Position): BoardMark[] =>
  blocks.flatMap(({ points: [point = 0], shown }) =>
    colorAt(position, point) === 'black' ? [{ point, kind: 'label' as const, text: shown }] : [],
  );

/** The board of a lesson with the names of its blocks alone; or after a move, another position with it. */
export function labelledScene(
  base: Base,
  engine: Engine,
  facts: Facts,
  marks: readonly BoardMark[],
  press?: (point: Point) => void,
  after?: { readonly position: Position; readonly move: Point | undefined },
): BoardScene {
  const { position, move } = after ?? { position: base.position, move: undefined };
  const study = after ? engine.board(position) : base.study;
  const isMarked = (point: Point) => marks.some((mark) => mark.point === point);
  const labels = blockLabels(facts, position).filter(({ point }) => !isMarked(point));
  const scene = bareScene({ ...base, position, study }, [...labels, ...marks]);
  return {
    ...scene,
    view: { ...scene.view, lastMove: move ?? null },
    press(point) {
      base.moveCursor(point);
      press?.(point);
    },
  };
}

/** The board of a proof after some of White's moves, on which the reader plays the next one. */
export function proofScene(
  base: Base,
  engine: Engine,
  facts: Facts,
  position: Position,
  move: Point | undefined,
  press: (point: Point) => void,
): BoardScene {
  const scene = labelledScene(base, engine, facts, [], press, { position, move });
  return { ...scene, ghostAt: (point) => (colorAt(position, point) === null ? 'white' : null) };
}
