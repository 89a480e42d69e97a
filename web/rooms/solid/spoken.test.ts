import { expect, test } from 'vitest';
import type { BoardMark } from '../../engine/types.ts';
import type { BoardScene } from '../../ui/board/scene.ts';
import { withOutlines } from './spoken.ts';

test('points of a notice are outlined, and the marks of the board stay as they are', () => {
  const marks: BoardMark[] = [{ point: 2, kind: 'square' }];
  const sceneOf = (all: readonly BoardMark[]) => ({ view: { color: null, moment: 0, layers: [], marks: all } });
  const spoken = sceneOf([...marks, { point: 7, kind: 'square' }]) as unknown as BoardScene;
  expect(withOutlines(spoken, { marks }).view).toMatchObject({ marks, outlined: [7] });
  const silent = sceneOf(marks) as unknown as BoardScene;
  expect(withOutlines(silent, { marks })).toBe(silent);
});
