import { createContext } from 'preact';
import type { State } from '../model/state.ts';

/**
 * Saves a state before a button opens something else; the page then offers to return to it, and to the button, which
 * has this `data-focus`.
 */
export type SaveReturn = (state: State, button: string) => void;

export const SaveReturnContext = createContext<SaveReturn | null>(null);
