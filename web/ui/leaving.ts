import { createContext } from 'preact';
import type { State } from '../model/state.ts';

/** The way to another board and back, by a button that is named. */
export interface Leaving {
  /** Remembers a state before something else is shown; the page then offers the way back to it. */
  readonly leave: (state: State, by: string) => void;
  /** The button by which the reader left before the last return, to have the focus again. */
  readonly returned: string | null;
  /** Called once it has it. */
  readonly settle: () => void;
}

export const LeaveContext = createContext<Leaving | null>(null);
