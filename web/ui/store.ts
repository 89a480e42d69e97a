import { spaceFailed } from '#locale/page.ts';
import { type Engine, EngineDead } from '../engine/engine.ts';
import { apply, type History } from '../model/history.ts';
import type { Referee } from '../model/press.ts';
import { type Analyzed, analyst } from '../model/run.ts';
import { advance, type SessionAction } from '../model/session.ts';
import type { State } from '../model/state.ts';
import { requestFocus } from './focus.ts';
import { Highlight } from './highlight.ts';
import { addSpaces, leadsIntoSpace, loadRulesInSpace } from './spaces.ts';

/** The history, with subscribers that are called after each change. */
export interface Store {
  readonly history: History;
  readonly dispatch: (action: SessionAction) => void;
  /** What the reader points at; nothing, after a change of what that was about. */
  readonly highlight: Highlight;
  /** True while the page waits for the part of the engine that a board in space needs. */
  readonly waits: boolean;
  readonly analyze: (state: State) => Analyzed;
  /** Fetches what boards in space need, before one is asked for. */
  readonly prepareSpaces: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The parts of the state whose change leaves nothing under the pointer. */
const POINTED_AT = ['position', 'show', 'stepping', 'rules', 'start', 'where'] as const;

/** The store of a history; if there are boards in space in it, the engine must have them, and their rules are given. */
export function createStore(engine: Engine, initial: History, inSpace?: Referee['playInSpace']): Store {
  const listeners = new Set<() => void>();
  const analyze = analyst(engine);
  const highlight = new Highlight();
  const referee = { play: engine.play.bind(engine), playInSpace: inSpace };
  let history = initial;
  /** The action that waits until the engine has boards in space; all others go on. */
  let waiting: SessionAction | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const store: Store = {
    get history() {
      return history;
    },
    get waits() {
      return waiting !== null;
    },
    dispatch(action) {
      if ('focus' in action) requestFocus(action.focus);
      if (leadsIntoSpace(action) && !(engine.hasSpaces && referee.playInSpace)) {
        // Of several boards that are asked for meanwhile the last is shown.
        const isFirst = waiting === null;
        waiting = action;
        if (isFirst) void fetchSpaces();
        notify();
        return;
      }
      // Whoever opens another board does not want the one in space any more.
      if (action.type === 'load' || action.type === 'size') waiting = null;
      const before = history;
      try {
        history = advance(before, action, analyze, referee);
      } catch (error) {
        if (!(error instanceof EngineDead)) throw error;
        // The change is kept; the page will find the engine dead and say so.
        if (action.type !== 'press') history = apply(before, action);
      }
      if (history === before) return;
      if (POINTED_AT.some((part) => history.present[part] !== before.present[part])) highlight.select(null);
      notify();
    },
    highlight,
    analyze,
    async prepareSpaces() {
      const [rules] = await Promise.all([loadRulesInSpace(), addSpaces(engine)]);
      referee.playInSpace = rules;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  async function fetchSpaces(): Promise<void> {
    let action: SessionAction | null;
    try {
      await store.prepareSpaces();
      action = waiting;
    } catch (error) {
      reportError(error);
      action = waiting && {
        type: 'notice',
        notice: { tone: 'problem', text: spaceFailed({ isOnline: navigator.onLine }) },
      };
    }
    waiting = null;
    if (action) store.dispatch(action);
    else notify();
  }
  return store;
}
