import { useRef } from 'preact/hooks';
import type { HistoryAction } from '../../model/history.ts';
import type { PageProps } from '../page-props.ts';

interface Visits {
  /** Another number when the place in the lens was changed by a link or by Back, and not by the lens. */
  readonly count: number;
  /** The page's, by which the lens changes its own place. */
  readonly dispatch: (action: HistoryAction) => void;
}

/** Tells the places that a lens itself has gone to from those that the page sends it to. */
export function useVisits({ state: { where }, dispatch }: Pick<PageProps, 'state' | 'dispatch'>): Visits {
  const visits = useRef({ seen: where, own: where, count: 0 }).current;
  // The page may be drawn again before it has followed the lens.
  if (where !== visits.seen) {
    visits.seen = where;
    if (where !== visits.own) visits.count++;
    visits.own = where;
  }
  return {
    count: visits.count,
    dispatch(action) {
      if (action.type === 'visit') visits.own = action.where;
      dispatch(action);
    },
  };
}
