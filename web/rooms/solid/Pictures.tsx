import { useState } from 'preact/hooks';
import * as en from '#locale/solid.ts';
import type { Player } from '../../engine/player.ts';
import type { Point } from '../../engine/types.ts';
import type { State } from '../../model/state.ts';
import { Board } from '../../ui/board/Board.tsx';
import { type Pointing, PointingContext } from '../../ui/board/pointing.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import { PlayBar } from './play/PlayBar.tsx';
import { gameScene } from './play/scene.ts';

export interface PicturesProps extends PictureProps {
  readonly player: Player;
  /** The page's state, if the board is its own, on which moves are played. */
  readonly game?: State;
}

/** Both pictures of a board in space: the solid, and the layers side by side. */
export function Pictures({ player, game, ...shown }: PicturesProps) {
  const { dispatch } = shown;
  const props = game ? { ...shown, scene: gameScene(shown.scene, game, player, dispatch) } : shown;
  const [pointing] = useState(newPointing);
  return (
    <PointingContext.Provider value={pointing}>
      <div class="pictures">
        {game && <PlayBar state={game} player={player} dispatch={dispatch} />}
        <Picture {...props} />
        <Board {...props} scene={{ ...props.scene, help: en.layersHelp }} />
      </div>
    </PointingContext.Provider>
  );
}

function newPointing(): Pointing {
  const listeners = new Set<() => void>();
  let now: Point | null = null;
  return {
    get point() {
      return now;
    },
    at(point) {
      if (point === now) return;
      now = point;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
