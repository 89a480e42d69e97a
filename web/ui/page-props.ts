import type { Engine } from '../engine/engine.ts';
import type { HistoryAction } from '../model/history.ts';
import type { Run } from '../model/run.ts';
import type { State } from '../model/state.ts';

/** What every part of the page is given. */
export interface PageProps {
  readonly state: State;
  readonly dispatch: (action: HistoryAction) => void;
  readonly engine: Engine;
}

/** What a part is given that needs a run, and is not there without one. */
export interface RunProps extends PageProps {
  readonly run: Run;
}
