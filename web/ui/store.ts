import { type Engine, EngineDead } from '../engine/engine.ts';
import { apply, type History, type HistoryAction } from '../model/history.ts';
import { type Analyzed, analyst } from '../model/run.ts';
import { advance } from '../model/session.ts';
import type { State } from '../model/state.ts';

/** The history, with subscribers that are called after each change. */
export interface Store {
  readonly history: History;
  readonly dispatch: (action: HistoryAction) => void;
  readonly analyze: (state: State) => Analyzed;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore(engine: Engine, initial: History): Store {
  const listeners = new Set<() => void>();
  const analyze = analyst(engine);
  let history = initial;
  return {
    get history() {
      return history;
    },
    dispatch(action) {
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
}
