import { createContext } from 'preact';
import type { State } from '../model/state.ts';

/** Remembers a state before something else is shown for a while; the page then offers the way back to it. */
export const LeaveContext = createContext<((state: State) => void) | null>(null);
