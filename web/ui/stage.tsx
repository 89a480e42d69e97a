/** The one board of the page. A lens decides what it shows, what a press does and what the keys mean. */

import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import type { Palette } from '../engine/engine.ts';
import type { SpaceView } from '../engine/space.ts';
import { Board } from './board/Board.tsx';
import type { BoardScene } from './board/scene.ts';
import { useSubscribed } from './subscribed.ts';

/** The content of the stage, put there by a lens. Without a scene the page shows its position. */
interface Staged {
  readonly scene: BoardScene | null;
  /** Changes the page's own board, as while a question is asked about it. */
  readonly own: ((scene: BoardScene) => BoardScene) | null;
  /** The colors of the scene: a lens may have more than the page. */
  readonly palette: Palette | null;
  /** The controls that move through the lens, right below the board. */
  readonly transport: ComponentChildren;
  /** A sentence on what the board shows, and what a press on it does. */
  readonly line: string;
  /** Handles a key that was pressed anywhere on the page but in a field. */
  readonly keys: ((event: KeyboardEvent) => void) | null;
}

const EMPTY: Staged = { scene: null, own: null, palette: null, transport: null, line: '', keys: null };

/** The stage of the page; a lens outside the page has none, and draws its board in its own place. */
export class Stage {
  staged = EMPTY;
  /** The way in which a board in space is shown as a solid, for pictures of it. */
  inSpace: Pick<SpaceView, 'first' | 'solid'> = {};
  readonly #listeners = new Set<() => void>();

  /** True if the page shows its own board. */
  readonly isEmpty = (): boolean => this.staged.scene === null;

  put(part: Partial<Staged>): void {
    this.staged = { ...this.staged, ...part };
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export const StageContext = createContext<Stage | null>(null);

export const useStaged = (stage: Stage): Staged => useSubscribed(stage, ({ staged }) => staged);

/** Puts content on the stage while the component is mounted. */
function usePut(part: Partial<Staged>): Stage | null {
  const stage = useContext(StageContext);
  useLayoutEffect(() => stage?.put(part));
  const names = Object.keys(part) as (keyof Staged)[];
  // Before the next lens puts its own: other effects are cleaned up after the paint.
  useLayoutEffect(() => () => stage?.put(Object.fromEntries(names.map((name) => [name, EMPTY[name]]))), [stage]);
  return stage;
}

interface OnBoardProps extends Pick<Staged, 'line' | 'keys'> {
  readonly scene: BoardScene;
  readonly palette: Palette;
}

/** The board of a lens. */
export function OnBoard({ scene, palette, line, keys }: OnBoardProps) {
  const stage = usePut({ scene, palette, line, keys });
  return stage ? null : <Board scene={scene} palette={palette} />;
}

/** A change of the page's own board. */
export function OnOwnBoard({ change }: { readonly change: (scene: BoardScene) => BoardScene }) {
  usePut({ own: change });
  return null;
}

/** The controls that move through a lens, below the board. */
export function Transport({ children }: { readonly children: ComponentChildren }) {
  const stage = usePut({ transport: children });
  return stage ? null : children;
}
