import type { ComponentChildren } from 'preact';
import type { HistoryAction } from '../model/history.ts';
import { errataOf, placeAddress } from '../model/where.ts';
import { onPlainClick } from './PlaceLink.tsx';

interface Props {
  /** As in an address. */
  readonly text: string;
  readonly dispatch: (action: HistoryAction) => void;
  readonly children: ComponentChildren;
}

/** A link to the errors of a text. The board stays, and a dialog over the page is closed. */
export function ErrataLink({ text, dispatch, children }: Props) {
  const where = errataOf(text);
  return (
    <a
      class="link"
      // Not `#` alone, which accessibility checks take for a link to skip to a part of the page.
      href={`./${placeAddress(where)}`}
      onClick={onPlainClick(() => {
        dispatch({ type: 'dialog', dialog: null });
        dispatch({ type: 'visit', where, focus: 'errata' });
      })}
    >
      {children}
    </a>
  );
}
