import { useRef } from 'preact/hooks';
import type { HistoryAction } from '../../model/history.ts';
import type { PageProps } from '../page-props.ts';

interface Visits {
  /** The number of changes of the place in the lens by a link or by Back. */
  readonly count: number;
  /** The dispatch for the lens; its own visits are not counted. */
  readonly dispatch: (action: HistoryAction) => void;
}

/** Counts visits to places in a lens that the lens has not made itself. */
export function useOutsideVisits({ state: { where }, dispatch }: Pick<PageProps, 'state' | 'dispatch'>): Visits {
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
