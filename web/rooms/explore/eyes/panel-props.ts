import type { EyeAnalyst } from '../../../engine/eyes.ts';
import type { Position } from '../../../engine/types.ts';
import type { FetchedProps } from '../../../ui/Fetched.tsx';
import type { Panel } from './place.ts';

/** The props of a panel of the lens. */
export interface PanelProps extends FetchedProps {
  readonly analyst: EyeAnalyst;
  readonly panel: Panel;
  /** Puts a position on the board, for the button with this `data-focus`. */
  readonly openBoard: (position: Position, id: string) => void;
  /** Leads to a group that players know by name, by its id. */
  readonly showNamed: (id: string) => void;
}
