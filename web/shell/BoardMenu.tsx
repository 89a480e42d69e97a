import { useRef, useState } from 'preact/hooks';
import * as text from '#locale/page.ts';
import * as play from '#locale/play.ts';
import { isGrid } from '../engine/position.ts';
import type { HistoryAction } from '../model/history.ts';
import { MAX_SIDE, type State } from '../model/state.ts';
import { Icon } from '../ui/icons.tsx';

const SIZES = [9, 13, 19, 7, 5];

interface Props {
  readonly state: State;
  readonly dispatch: (action: HistoryAction) => void;
}

/** The menu of the board: on a grid size and pass, and on all captures, colours and clearing. */
export function BoardMenu({ state, dispatch }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const act = (action: HistoryAction) => {
    dispatch(action);
    sheet.current?.hidePopover();
    button.current?.focus();
  };
  // The sheet is in the top layer, so its place is set here.
  const put = (event: { readonly newState: string }) => {
    if (event.newState !== 'open' || !button.current || !sheet.current) return;
    // Earlier than the event `toggle`, so that Tab already finds the content.
    setOpen(true);
    const { bottom, right } = button.current.getBoundingClientRect();
    sheet.current.style.top = `${bottom + scrollY}px`;
    sheet.current.style.right = `${document.documentElement.clientWidth - right - scrollX}px`;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget as Node)) sheet.current?.hidePopover();
  };
  const { toPlay } = state;
  return (
    <div class="menu" ref={box} onFocusOut={onFocusOut}>
      <button
        type="button"
        class="tool"
        ref={button}
        popovertarget="board-menu"
        aria-expanded={open}
        aria-label={text.menu}
        title={text.menu}
      >
        <Icon name="board" />
        <span class="tool-name">{text.short.menu}</span>
      </button>
      <div
        class="sheet"
        id="board-menu"
        popover="auto"
        ref={sheet}
        onBeforeToggle={put}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <>
            {isGrid(state.position) && (
              <>
                <p class="label" id="new-board">
                  {text.newBoard}
                </p>
                <div class="group" role="group" aria-labelledby="new-board">
                  {SIZES.map((side) => (
                    <button
                      key={side}
                      type="button"
                      class="choice"
                      aria-label={text.size({ columns: side, rows: side })}
                      onClick={() => act({ type: 'size', size: { columns: side, rows: side } })}
                    >
                      {side}
                    </button>
                  ))}
                </div>
                <OtherSize state={state} create={(columns, rows) => act({ type: 'size', size: { columns, rows } })} />
                <hr />
                <button
                  type="button"
                  class="row"
                  onClick={() => act({ type: 'pass', notice: { tone: 'news', text: play.passed({ color: toPlay }) } })}
                >
                  {play.pass({ color: toPlay })}
                </button>
              </>
            )}
            <label class="row">
              <input
                type="checkbox"
                checked={state.captures}
                onChange={(event) => dispatch({ type: 'captures', captures: event.currentTarget.checked })}
              />
              {play.captures}
            </label>
            <button type="button" class="row" onClick={() => act({ type: 'flip' })}>
              {text.flip}
            </button>
            <button type="button" class="row" onClick={() => act({ type: 'clear' })}>
              {text.clear}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function OtherSize({
  state,
  create,
}: {
  readonly state: State;
  readonly create: (columns: number, rows: number) => void;
}) {
  const { columns, rows } = state.position;
  const field = (name: 'columns' | 'rows', value: number) => (
    <label>
      <span class="unseen">{text.sides[name]}</span>
      <input
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_SIDE}
        required
        defaultValue={String(value)}
      />
    </label>
  );
  return (
    <form
      class="other-size"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        create(Number(data.get('columns')), Number(data.get('rows')));
      }}
    >
      {field('columns', columns)}
      <span aria-hidden="true">×</span>
      {field('rows', rows)}
      <button type="submit" class="choice">
        {text.create}
      </button>
    </form>
  );
}
