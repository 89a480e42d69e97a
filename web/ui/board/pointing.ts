/** The point under the pointer or the cursor, shared by all pictures of one board. */
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import type { Hit, Point } from '../../engine/types.ts';
import type { BoardScene } from './scene.ts';

/** The point that is pointed at, with subscribers that are called after each change. */
export interface Pointing {
  readonly point: Point | null;
  readonly at: (point: Point | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A board without other pictures has none. */
export const PointingContext = createContext<Pointing | null>(null);

/** Tells all pictures, and the scene, what the pointer or the cursor is on. */
export function useLook({ look }: Pick<BoardScene, 'look'>): (hit: Hit | null) => void {
  const pointing = useContext(PointingContext);
  return (hit) => {
    pointing?.at(hit?.point ?? null);
    look?.(hit);
  };
}

/** The point that is pointed at in any of the pictures. */
export function usePointed(): Point | null {
  const pointing = useContext(PointingContext);
  const [point, setPoint] = useState<Point | null>(null);
  useLayoutEffect(() => pointing?.subscribe(() => setPoint(pointing.point)), [pointing]);
  return point;
}
