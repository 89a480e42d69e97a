import * as text from '#locale/menu.ts';
import { passed } from '#locale/play.ts';
import { isGrid } from '../../engine/position.ts';
import type { HistoryAction } from '../../model/history.ts';
import { MAX_SIDE, type State } from '../../model/state.ts';

const SIZES = [9, 13, 19, 7, 5];

interface Props {
  readonly state: State;
  /** Does something, and closes the menu. */
  readonly act: (action: HistoryAction) => void;
  readonly dispatch: (action: HistoryAction) => void;
}

/** On a grid size and pass, and on all boards captures, colours and clearing. */
export function Sheet({ state, act, dispatch }: Props) {
  const { toPlay, position } = state;
  const { columns, rows } = position;
  return (
    <>
      {isGrid(position) && (
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
          <OtherSize
            key={`${columns} ${rows}`}
            state={state}
            create={(columns, rows) => act({ type: 'size', size: { columns, rows } })}
          />
          <hr />
          <button
            type="button"
            class="row"
            onClick={() => act({ type: 'pass', notice: { tone: 'news', text: passed({ color: toPlay }) } })}
          >
            {text.pass({ color: toPlay })}
          </button>
        </>
      )}
      <label class="row">
        <input
          type="checkbox"
          checked={state.captures}
          onChange={(event) => dispatch({ type: 'captures', captures: event.currentTarget.checked })}
        />
        {text.captures}
      </label>
      <button type="button" class="row" onClick={() => act({ type: 'flip' })}>
        {text.flip}
      </button>
      <button type="button" class="row" onClick={() => act({ type: 'clear' })}>
        {text.clear}
      </button>
    </>
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
