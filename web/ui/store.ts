import { partFailed } from '#locale/page.ts';
import { type Engine, EngineDead } from '../engine/engine.ts';
import { apply, type History, type HistoryAction } from '../model/history.ts';
import { type Analyzed, analyst } from '../model/run.ts';
import { advance } from '../model/session.ts';
import type { State } from '../model/state.ts';
import { addSpaces, leadsIntoSpace } from './spaces.ts';

/** The history, with subscribers that are called after each change. */
export interface Store {
  readonly history: History;
  readonly dispatch: (action: HistoryAction) => void;
  readonly analyze: (state: State) => Analyzed;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The store of a history, whose boards in space the engine must have. */
export function createStore(engine: Engine, initial: History): Store {
  const listeners = new Set<() => void>();
  const analyze = analyst(engine);
  let history = initial;
  /** Actions that wait until the engine has boards in space. */
  let waiting: HistoryAction[] | null = null;
  const store: Store = {
    get history() {
      return history;
    },
    dispatch(action) {
      if (waiting) {
        waiting.push(action);
        return;
      }
      if (!engine.hasSpaces && leadsIntoSpace(action)) {
        waiting = [action];
        addSpaces(engine).then(release, (error) => {
          reportError(error);
          waiting = [{ type: 'notice', notice: { tone: 'problem', text: partFailed } }];
          release();
        });
        return;
      }
      const before = history;
      try {
        history = advance(before, action, analyze);
      } catch (error) {
        if (!(error instanceof EngineDead)) throw error;
        // The change is kept; the page will find the engine dead and say so.
        history = apply(before, action);
      }
      if (history !== before) for (const listener of listeners) listener();
    },
    analyze,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const release = () => {
    const actions = waiting ?? [];
    waiting = null;
    actions.forEach(store.dispatch);
  };
  return store;
}
