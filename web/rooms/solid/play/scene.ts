import { confirm } from '#locale/play.ts';
import * as en from '#locale/solid-play.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Player } from '../../../engine/player.ts';
import { colorAt } from '../../../engine/position.ts';
import { isOver } from '../../../model/play.ts';
import type { State } from '../../../model/state.ts';
import type { Action } from '../../../model/update.ts';
import type { BoardScene } from '../../../ui/board/scene.ts';
import { choosesStones, playsByRules, press } from './game.ts';

/**
 * The page's own board, on which a press plays by the chosen rules. Points chosen for stones that are
 * placed at the same time are numbered; a stone that is pressed is described, as on a grid.
 */
export function gameScene(
  scene: BoardScene,
  state: State,
  player: Player,
  dispatch: (action: Action) => void,
): BoardScene {
  if (!playsByRules(state)) return scene;
  const { play, position } = state;
  const chosen = choosesStones(state) ? play.chosen : [];
  const numbers = chosen.map((point, index) => ({ point, kind: 'label', text: String(index + 1) }) as const);
  return {
    ...scene,
    view: { ...scene.view, marks: [...(scene.view.marks ?? []), ...numbers] },
    ghostAt: (point) => (isOver(play) || chosen.includes(point) ? null : scene.ghostAt(point)),
    confirm: choosesStones(state) ? (point) => confirm(pointName(position, point), 'start') : scene.confirm,
    press: (point) => {
      if (colorAt(position, point)) scene.press(point);
      else press(player, state, point).forEach(dispatch);
    },
    say: (point) => {
      const at = chosen.indexOf(point);
      return at < 0 ? scene.say(point) : en.chosen(scene.say(point), at + 1);
    },
    says: [...scene.says, play.chosen],
  };
}
