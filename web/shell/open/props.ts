import type { Palette } from '../../engine/engine.ts';
import type { Position } from '../../engine/types.ts';
import type { Refusal } from '../../model/refusal.ts';
import type { DialogName } from '../../model/where.ts';
import type { PageProps } from '../../ui/page-props.ts';

export type OpenTab = Extract<DialogName, 'open' | 'recent' | 'examples'>;

/** A typed text, and the reason why it could not be shown. */
export interface Draft {
  text: string;
  refusal: Refusal | null;
  /** The board when it was refused: another one makes the reason stale. */
  board: Position | null;
}

export interface OpenProps extends PageProps {
  readonly palette: Palette;
  readonly tab: OpenTab;
  readonly draft: Draft;
}

/** The props of a tab of the dialog. */
export interface TabProps extends PageProps {
  readonly palette: Palette;
  /** Closes the dialog, when something has been opened. */
  readonly close: () => void;
}
