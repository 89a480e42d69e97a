/** The point under the pointer or the cursor, shared by all pictures of one board. */
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import type { Point } from '../../engine/types.ts';

/** The point that is pointed at, with subscribers that are called after each change. */
export interface Pointing {
  readonly point: Point | null;
  readonly at: (point: Point | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A board without other pictures has none. */
export const PointingContext = createContext<Pointing | null>(null);

/** The point that is pointed at in any of the pictures. */
export function usePointed(): Point | null {
  const pointing = useContext(PointingContext);
  const [point, setPoint] = useState<Point | null>(null);
  useLayoutEffect(() => pointing?.subscribe(() => setPoint(pointing.point)), [pointing]);
  return point;
}
