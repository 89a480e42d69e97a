/**
 * The block or region under the pointer or the focus, lit on the board and in the sentences. It is no
 * part of the state: pointing is neither undone nor stored.
 */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Selection } from '../engine/types.ts';
import { isSame } from '../model/selection.ts';
import { useSubscribed } from './subscribed.ts';

export class Highlight {
  selection: Selection | null = null;
  readonly #listeners = new Set<() => void>();

  readonly select = (selection: Selection | null): void => {
    if (isSame(selection, this.selection)) return;
    this.selection = selection;
    for (const listener of this.#listeners) listener();
  };

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Names outside any board light up nothing. */
export const HighlightContext = createContext(new Highlight());

/** What a component reads of the highlight, and the way to change it. It is rendered again only if that changes. */
export function useHighlight<T>(read: (selection: Selection | null) => T): [T, Highlight['select']] {
  const highlight = useContext(HighlightContext);
  return [useSubscribed(highlight, ({ selection }) => read(selection)), highlight.select];
}
