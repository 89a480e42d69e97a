/** The points that a notice or a problem is about. */
import type { State } from '../../model/state.ts';
import type { BoardScene } from '../../ui/board/scene.ts';

/**
 * A scene that outlines those points. As squares they would hide the names of regions, and a square is
 * how diagrams of Go mark a ko.
 */
export function withOutlines(scene: BoardScene, { marks }: Pick<State, 'marks'>): BoardScene {
  const { view } = scene;
  const outlined = view.marks?.slice(marks.length).map(({ point }) => point) ?? [];
  return outlined.length > 0 ? { ...scene, view: { ...view, marks, outlined } } : scene;
}
