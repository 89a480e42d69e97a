import type { ComponentChildren } from 'preact';
import type { Color } from '../engine/types.ts';
import type { HistoryAction } from '../model/history.ts';
import { placeAddress, type Where } from '../model/where.ts';
import { isPlain } from './keys.ts';

interface Props {
  readonly to: Where;
  /** The colour that the place is about, if both are shown. */
  readonly stepping?: Color;
  readonly isCurrent: boolean;
  readonly dispatch: (action: HistoryAction) => void;
  readonly children: ComponentChildren;
}

/** A handler for clicks that open the link here, and not in another tab or window. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (!isPlain(event)) return;
  event.preventDefault();
  act();
};

/** A link to a room or lens. The position on the board stays. */
export function PlaceLink({ to, stepping, isCurrent, dispatch, children }: Props) {
  return (
    <a
      href={placeAddress(to)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPlainClick(() => dispatch({ type: 'visit', where: to, ...(stepping && { stepping }) }))}
    >
      {children}
    </a>
  );
}
