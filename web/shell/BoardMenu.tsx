import { useEffect, useRef, useState } from 'preact/hooks';
import { otherColor } from '../engine/position.ts';
import * as text from '../locales/en/page.ts';
import type { HistoryAction } from '../model/history.ts';
import { MAX_SIDE, type State } from '../model/state.ts';
import { Icon } from '../ui/icons.tsx';

const SIZES = [9, 13, 19, 7, 5];

interface Props {
  readonly state: State;
  readonly dispatch: (action: HistoryAction) => void;
}

/** Size, colours, whose turn it is, and clearing: what is needed now and then. */
export function BoardMenu({ state, dispatch }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: Event) => box.current?.contains(event.target as Node) || setOpen(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  const act = (action: HistoryAction) => {
    dispatch(action);
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div class="menu" ref={box}>
      <button
        type="button"
        class="tool"
        ref={button}
        aria-expanded={open}
        aria-label={text.menu}
        title={text.menu}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && (
        <div class="sheet">
          <p class="label" id="new-board">
            {text.newBoard}
          </p>
          <div class="group" role="group" aria-labelledby="new-board">
            {SIZES.map((side) => (
              <button
                key={side}
                type="button"
                class="choice"
                aria-label={text.size(side, side)}
                onClick={() => act({ type: 'size', columns: side, rows: side })}
              >
                {side}
              </button>
            ))}
          </div>
          <OtherSize state={state} create={(columns, rows) => act({ type: 'size', columns, rows })} />
          <hr />
          <button type="button" class="row" onClick={() => act({ type: 'toPlay', color: otherColor(state.toPlay) })}>
            {text.turnTo(otherColor(state.toPlay))}
          </button>
          <button type="button" class="row" onClick={() => act({ type: 'flip' })}>
            {text.flip}
          </button>
          <button type="button" class="row" onClick={() => act({ type: 'clear' })}>
            {text.clear}
          </button>
        </div>
      )}
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
