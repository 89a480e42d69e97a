import { stopped } from '#locale/page.ts';
import type { Store } from '../ui/store.ts';
import { save } from './persistence.ts';

/** The page after a bug has stopped the engine. The position is kept, and a reload brings it back. */
export function Stopped({ store }: { readonly store: Store }) {
  const reload = () => {
    save(store.history);
    location.reload();
  };
  const undoAndReload = () => {
    store.dispatch({ type: 'undo' });
    reload();
  };
  return (
    <section class="stopped" role="alert">
      <h1>{stopped.heading}</h1>
      <p>{stopped.says}</p>
      <p class="buttons">
        <button type="button" class="choice strong" onClick={reload}>
          {stopped.reload}
        </button>
        {store.history.past.length > 0 && (
          <button type="button" class="choice" onClick={undoAndReload}>
            {stopped.undo}
          </button>
        )}
      </p>
    </section>
  );
}
