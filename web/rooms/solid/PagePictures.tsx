import type { Player } from '../../engine/player.ts';
import type { HistoryAction } from '../../model/history.ts';
import type { Analyzed } from '../../model/run.ts';
import type { State } from '../../model/state.ts';
import { NewBoard } from './NewBoard.tsx';
import type { PictureProps } from './Picture.tsx';
import { Pictures } from './Pictures.tsx';
import { PlayBar } from './play/PlayBar.tsx';
import { RulesOfPlay } from './play/RulesOfPlay.tsx';
import { gameScene } from './play/scene.ts';
import { withOutlines } from './spoken.ts';

export interface PagePicturesProps extends Pick<PictureProps, 'scene' | 'palette'> {
  readonly dispatch: (action: HistoryAction) => void;
  readonly player: Player;
  /** The page's state, if the board is its own, on which moves are played; and what analyzes it. */
  readonly game?: State;
  readonly analyze: (state: State) => Analyzed;
}

/** The pictures of the page, where moves are played and boards of other sizes can be made. */
export function PagePictures({ scene, palette, dispatch, player, game, analyze }: PagePicturesProps) {
  return (
    <Pictures
      scene={game ? gameScene(withOutlines(scene, game), game, player) : scene}
      palette={palette}
      fills
      above={game && <PlayBar state={game} player={player} dispatch={dispatch} />}
    >
      {game && <RulesOfPlay state={game} analyze={analyze} dispatch={dispatch} />}
      <NewBoard
        size={scene.position}
        // The button that makes the board goes.
        create={(size) => dispatch({ type: 'size', size, focus: 'solid' })}
      />
    </Pictures>
  );
}
