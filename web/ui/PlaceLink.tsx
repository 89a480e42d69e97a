import type { ComponentChildren } from 'preact';
import type { Color } from '../engine/types.ts';
import type { HistoryAction } from '../model/history.ts';
import { type Where, whereText } from '../model/where.ts';

interface Props {
  readonly to: Where;
  /** The colour that the place is about, if both are shown. */
  readonly stepping?: Color;
  readonly isCurrent: boolean;
  readonly dispatch: (action: HistoryAction) => void;
  readonly children: ComponentChildren;
}

/** A link to a room or lens. The position on the board stays. */
export function PlaceLink({ to, stepping, isCurrent, dispatch, children }: Props) {
  const address = whereText(to);
  return (
    <a
      href={address ? `#open=${address}` : './'}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!isCurrent) dispatch({ type: 'visit', where: to, ...(stepping && { stepping }) });
      }}
    >
      {children}
    </a>
  );
}
