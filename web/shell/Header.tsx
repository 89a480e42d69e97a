import type { ComponentChildren } from 'preact';
import * as text from '#locale/page.ts';
import type { HistoryAction } from '../model/history.ts';
import { BEGINNING } from '../model/state.ts';
import { loadOf } from '../model/update.ts';
import { type DialogName, ROOMS, type Room } from '../model/where.ts';
import { Icon } from '../ui/icons.tsx';
import { onPlainClick } from '../ui/PlaceLink.tsx';

interface Props {
  readonly room: Room;
  /** The address of a room. */
  readonly address: (room: Room) => string;
  readonly enter: (room: Room) => void;
  readonly dispatch: (action: HistoryAction) => void;
}

/** Moves the focus by script, because the fragment of the address holds the state of the page. */
function skipToBoard(event: Event): void {
  event.preventDefault();
  focusBoard();
}

/** Gives the focus to the board, or to the picture that is shown of it. */
export function focusBoard(): void {
  const pictures = [...document.querySelectorAll<HTMLElement>('.board .surface, .solid-surface')];
  pictures.find((each) => each.offsetParent)?.focus();
}

/** Always in sight: the name, the rooms, and the dialogs. */
export function Header({ room: current, address, enter, dispatch }: Props) {
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
          <a href="./" onClick={onPlainClick(() => dispatch({ type: 'load', load: loadOf(BEGINNING) }))}>
            {text.name}
          </a>
        </h1>
        <p class="motto">{text.motto}</p>
        <nav aria-label={text.rooms}>
          {ROOMS.map((room) => (
            <a
              key={room}
              href={address(room)}
              aria-current={room === current ? 'page' : undefined}
              onClick={onPlainClick(() => room !== current && enter(room))}
            >
              {text.room[room]}
            </a>
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
