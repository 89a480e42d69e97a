import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as en from '#locale/solid.ts';
import type { Point } from '../../engine/types.ts';
import { Board } from '../../ui/board/Board.tsx';
import { type Pointing, PointingContext } from '../../ui/board/pointing.ts';
import { Picture, type PictureProps } from './Picture.tsx';

interface Props extends PictureProps {
  /** The keys of the layers; those of the page by default. */
  readonly layersHelp?: string;
  /** More above the pictures. */
  readonly above?: ComponentChildren;
}

/** Both pictures of a board in space: the solid, and the layers side by side. */
export function Pictures({ layersHelp = en.layersHelp, above, ...props }: Props) {
  const [pointing] = useState(newPointing);
  return (
    <PointingContext.Provider value={pointing}>
      <div class="pictures">
        {above}
        <Picture {...props} />
        <Board {...props} scene={{ ...props.scene, help: layersHelp }} />
      </div>
    </PointingContext.Provider>
  );
}

function newPointing(): Pointing {
  const listeners = new Set<() => void>();
  let now: Point | null = null;
  return {
    get point() {
      return now;
    },
    at(point) {
      if (point === now) return;
      now = point;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
