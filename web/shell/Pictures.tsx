import type { Palette } from '../engine/engine.ts';
import { isGrid } from '../engine/position.ts';
import type { HistoryAction } from '../model/history.ts';
import type { State } from '../model/state.ts';
import { Board } from '../ui/board/Board.tsx';
import type { BoardScene } from '../ui/board/scene.ts';
import { Fetched } from '../ui/Fetched.tsx';
import type { Store } from '../ui/store.ts';
import { loadSolid } from './load-solid.ts';

interface Props {
  readonly scene: BoardScene;
  readonly palette: Palette;
  readonly dispatch: (action: HistoryAction) => void;
  /** The page's state, if the board is its own: in space moves are played by chosen rules. */
  readonly game?: State;
  readonly analyze: Store['analyze'];
}

/** The board; in space as a solid too. */
export function Pictures(props: Props) {
  if (isGrid(props.scene.position)) return <Board {...props} />;
  return <Fetched load={loadSolid} props={props} says />;
}
