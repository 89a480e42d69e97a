import type { Engine } from '../engine/engine.ts';
import type { HistoryAction } from '../model/history.ts';
import type { Run } from '../model/run.ts';
import type { State } from '../model/state.ts';

/** The props of a part of the page. */
export interface PageProps {
  readonly state: State;
  readonly dispatch: (action: HistoryAction) => void;
  readonly engine: Engine;
}

/** The props of a part that needs a run. */
export interface RunProps extends PageProps {
  readonly run: Run;
}
