import { useState } from 'preact/hooks';
import * as en from '#locale/solid.ts';
import type { Point } from '../../engine/types.ts';
import { Board } from '../../ui/board/Board.tsx';
import { type Pointing, PointingContext } from '../../ui/board/pointing.ts';
import { Picture, type PictureProps } from './Picture.tsx';

/** Both pictures of a board in space: the solid, and the layers side by side. */
export function Pictures(props: PictureProps) {
  const [pointing] = useState(newPointing);
  return (
    <PointingContext.Provider value={pointing}>
      <div class="pictures">
        <Picture {...props} />
        <Board {...props} scene={{ ...props.scene, help: en.layersHelp }} />
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
