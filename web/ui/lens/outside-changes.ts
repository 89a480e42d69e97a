import { useRef } from 'preact/hooks';
import type { HistoryAction } from '../../model/history.ts';
import type { PageProps } from '../page-props.ts';

interface Changes {
  /** The number of changes of the position, and of the place in the lens by a link or by Back. */
  readonly count: number;
  /** The dispatch for the lens; its own visits are not counted. */
  readonly dispatch: (action: HistoryAction) => void;
}

/** Counts changes of what a lens shows that the lens has not made itself, also by a link that loads equal stones again. */
export function useOutsideChanges({ state, dispatch }: Pick<PageProps, 'state' | 'dispatch'>): Changes {
  const { position, where } = state;
  const changes = useRef({ position, where, own: where, count: 0 }).current;
  // The page may be drawn again before it has followed the lens.
  if (where !== changes.where) {
    if (where !== changes.own) changes.count++;
    changes.where = changes.own = where;
  }
  if (position !== changes.position) {
    changes.position = position;
    changes.count++;
  }
  return {
    count: changes.count,
    dispatch(action) {
      if (action.type === 'visit') changes.own = action.where;
      dispatch(action);
    },
  };
}
