import { confirm } from '#locale/play.ts';
import * as en from '#locale/solid-play.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { LensView } from '../../../engine/lens-view.ts';
import type { Player } from '../../../engine/player.ts';
import { playsByRules } from '../../../model/press.ts';
import type { State } from '../../../model/state.ts';
import { choosesStones, isRefused } from '../../../model/turn.ts';
import type { BoardScene } from '../../../ui/board/scene.ts';

/**
 * The page's own board, on which a press plays by the chosen rules. Points chosen for stones that are
 * placed at the same time show their ghosts; a stone that is pressed is described, as on a grid.
 */
export function gameScene(scene: BoardScene, state: State, player: Player): BoardScene {
  if (!playsByRules(state)) return scene;
  const { play, position, toPlay } = state;
  const chosen = choosesStones(state) ? play.chosen : [];
  const view: LensView = {
    ...scene.view,
    lensMarks: chosen.map((point) => ({ point, kind: `chosen-${toPlay}` as const })),
  };
  return {
    ...scene,
    view,
    ghostAt: (point) => {
      const color = chosen.includes(point) ? null : scene.ghostAt(point);
      return color && !isRefused(player, state, point) ? color : null;
    },
    confirm: choosesStones(state)
      ? (point) => confirm({ point: pointName(position, point), tool: 'start' })
      : scene.confirm,
    describe: (point) => {
      const words = scene.describe(point);
      return chosen.includes(point) ? en.chosen({ point: words, color: toPlay }) : words;
    },
    describeDeps: [...scene.describeDeps, play.chosen],
  };
}
