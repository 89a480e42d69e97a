import { useEffect, useRef, useState } from 'preact/hooks';
import * as en from '#locale/solid.ts';
import { isGrid } from '../../engine/position.ts';
import type { Form, Size } from '../../engine/types.ts';
import { fitsPage, MAX_SIDE_IN_SPACE } from '../../model/state.ts';
import { Choice } from '../../ui/Choices.tsx';

interface Props {
  readonly size: Size;
  readonly create: (size: Size) => void;
}

const SIDES = [3, 5, 9] as const;
const FORMS: readonly Form[] = ['box', 'cylinder', 'torus'];
const FIELDS = ['columns', 'rows', 'layers'] as const;

/** Empty boards: cubes of some sizes, or any size and form. */
export function NewBoard({ size: { columns, rows, layers = 1, form: now = 'box' }, create }: Props) {
  const [form, setForm] = useState<Form>(now);
  const [said, setSaid] = useState('');
  const start = { columns, rows, layers };
  const status = useRef<HTMLParagraphElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (said) status.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  /** The form as it was; a board of the size shown now does not make it anew. */
  const createAndReset = (size: Size) => {
    setSaid('');
    setForm(size.form ?? 'box');
    fields.current?.reset();
    create(size);
    // The board is far above the form.
    scrollTo(0, 0);
  };
  return (
    <details class="solid-new" name="pictures">
      <summary>{en.newBoard}</summary>
      <p class="buttons">
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            class="choice"
            onClick={() => createAndReset({ columns: side, rows: side, layers: side, form: 'box' })}
          >
            {en.cube({ side })}
          </button>
        ))}
        <button
          type="button"
          class="choice"
          onClick={() => createAndReset({ columns: 9, rows: 9, layers: 1, form: 'torus' })}
        >
          {en.torus({ side: 9 })}
        </button>
      </p>
      <form
        class="wraps solid-size"
        ref={fields}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const [columns = 0, rows = 0, layers = 0] = FIELDS.map((field) => Number(data.get(field)));
          const size = { columns, rows, layers, form };
          setSaid(isGrid(size) ? en.isGrid : '');
          if (!isGrid(size) && fitsPage(size)) createAndReset(size);
        }}
      >
        {FIELDS.map((field) => (
          <label key={field} class="wraps">
            {en.fields[field]}
            <input
              name={field}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_SIDE_IN_SPACE}
              required
              defaultValue={String(start[field])}
            />
          </label>
        ))}
        <Choice label={en.form} values={FORMS} names={en.forms} value={form} choose={setForm} />
        <button type="submit" class="choice">
          {en.create}
        </button>
        <p ref={status} role="status">
          {said}
        </p>
      </form>
    </details>
  );
}
