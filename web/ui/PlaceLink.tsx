import type { ComponentChildren } from 'preact';
import type { HistoryAction } from '../model/history.ts';
import { type Where, whereText } from '../model/where.ts';

interface Props {
  readonly to: Where;
  readonly isCurrent: boolean;
  readonly dispatch: (action: HistoryAction) => void;
  readonly children: ComponentChildren;
}

/** A link to a room or lens. The position on the board stays. */
export function PlaceLink({ to, isCurrent, dispatch, children }: Props) {
  const address = whereText(to);
  return (
    <a
      href={address ? `#open=${address}` : './'}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!isCurrent) dispatch({ type: 'visit', where: to });
      }}
    >
      {children}
    </a>
  );
}
