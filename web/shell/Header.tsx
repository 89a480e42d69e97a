import type { ComponentChildren } from 'preact';
import * as text from '#locale/page.ts';
import type { HistoryAction } from '../model/history.ts';
import { type DialogName, GAMES, HOME, ROOMS, type Room, type Where } from '../model/where.ts';
import { Icon } from '../ui/icons.tsx';
import { PlaceLink } from '../ui/PlaceLink.tsx';

const PLACES: Readonly<Record<Room, Where>> = { explore: HOME, games: GAMES };

interface Props {
  readonly where: Where;
  readonly dispatch: (action: HistoryAction) => void;
}

/** Moves the focus by script, because the fragment of the address holds the state of the page. */
function skipToBoard(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('.board .surface')?.focus();
}

/** Always in sight: the name, the rooms, and the dialogs. */
export function Header({ where, dispatch }: Props) {
  const opener = (dialog: DialogName, label: string, shown: ComponentChildren) => (
    <button
      key={dialog}
      type="button"
      class="choice opener"
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
      <a class="skip" href="./" onClick={skipToBoard}>
        {text.skip}
      </a>
      <div class="head-row">
        <h1>
          <PlaceLink to={HOME} isCurrent={false} dispatch={dispatch}>
            {text.name}
          </PlaceLink>
        </h1>
        <p class="motto">{text.motto}</p>
        <nav aria-label={text.rooms}>
          {ROOMS.map((room) => (
            <PlaceLink key={room} to={PLACES[room]} isCurrent={where.room === room} dispatch={dispatch}>
              {text.room[room]}
            </PlaceLink>
          ))}
        </nav>
        <div class="openers">
          {(['open', 'share'] as const).map((name) =>
            opener(
              name,
              text.dialog[name],
              <>
                <Icon name={name} />
                <span class="opener-name">{text.dialog[name]}</span>
              </>,
            ),
          )}
          {opener('help', text.dialog.help, '?')}
        </div>
      </div>
    </header>
  );
}
