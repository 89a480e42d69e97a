import { createContext } from 'preact';
import type { State } from '../model/state.ts';

/** Return to a position after a button has opened another one. */
export interface ReturnPath {
  /** Saves a state before the button `label` opens something else; the page then offers to return to it. */
  readonly save: (state: State, label: string) => void;
  /** The label of the button that takes the focus after a return. */
  readonly focus: string | null;
  /** Called when that button has the focus. */
  readonly clearFocus: () => void;
}

export const ReturnPathContext = createContext<ReturnPath | null>(null);
