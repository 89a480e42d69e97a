import type { Run } from '../../model/run.ts';
import type { PageProps } from '../../ui/page-props.ts';
import type { Stage } from '../../ui/stage.tsx';

export interface ShareProps extends Pick<PageProps, 'state' | 'engine'> {
  /** Null if a block has no liberty. */
  readonly run: Run | null;
  /** It has the drawing of the lens that is open. */
  readonly stage: Stage;
}

/** The props of each part of the dialog. */
export interface SharePartProps extends ShareProps {
  /** The opened game in SGF, as a text of its own; null while it is read, and without one. */
  readonly game: string | null;
  /** The dialog was opened in the room of games. */
  readonly inGames: boolean;
  /** The name of a file of the position, and of the game, without its ending. */
  readonly names: { readonly position: string; readonly game: string };
}
