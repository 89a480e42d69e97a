import { stopped } from '../model/catalogue/page-en.ts';
import { apply, type History } from '../model/history.ts';
import { remember } from './remembering.ts';

/** After a bug of ours has stopped the engine: the position is kept, and a reload brings it back. */
export function Stopped({ history }: { readonly history: History }) {
  const reload = (kept: History) => {
    remember(kept);
    location.reload();
  };
  const { columns, rows, stones } = history.present.position;
  const lines = Array.from({ length: rows }, (_, row) => stones.slice(row * columns, (row + 1) * columns));
  return (
    <section class="stopped" role="alert">
      <h1>{stopped.heading}</h1>
      <p>{stopped.says}</p>
      <p>
        <button type="button" class="choice strong" onClick={() => reload(history)}>
          {stopped.reload}
        </button>{' '}
        {history.past.length > 0 && (
          <button type="button" class="choice" onClick={() => reload(apply(history, { type: 'undo' }))}>
            {stopped.undo}
          </button>
        )}
      </p>
      <pre>{lines.join('\n')}</pre>
    </section>
  );
}
