import * as text from '../locales/en/page.ts';
import type { HistoryAction } from '../model/history.ts';
import { type DialogName, HOME, ROOMS, type Room, type Where, whereText } from '../model/where.ts';
import { PlaceLink } from '../ui/PlaceLink.tsx';

const PLACES: Readonly<Record<Room, Where>> = { explore: HOME, games: { room: 'games' } };

interface Props {
  readonly where: Where;
  readonly dispatch: (action: HistoryAction) => void;
}

/** Always in sight: the name, the rooms, and the dialogs. */
export function Header({ where, dispatch }: Props) {
  const opener = (dialog: DialogName, label: string, shown = label) => (
    <button
      type="button"
      class="choice"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => dispatch({ type: 'dialog', dialog })}
    >
      {shown}
    </button>
  );
  return (
    <header class="head">
      <h1>
        <PlaceLink to={HOME} address="" isCurrent={false} dispatch={dispatch}>
          {text.title}
        </PlaceLink>
      </h1>
      <p>{text.motto}</p>
      <nav aria-label={text.rooms}>
        {ROOMS.map((room) => (
          <PlaceLink
            key={room}
            to={PLACES[room]}
            address={whereText(PLACES[room])}
            isCurrent={where.room === room}
            dispatch={dispatch}
          >
            {text.room[room]}
          </PlaceLink>
        ))}
      </nav>
      <div class="openers">
        {opener('open', text.dialog.open)}
        {opener('share', text.dialog.share)}
        {opener('help', text.dialog.help, '?')}
      </div>
    </header>
  );
}
