import { useMemo, useReducer } from 'preact/hooks';
import type { Engine } from '../engine/engine.ts';
import { apply, historyOf } from '../model/history.ts';
import { analyst } from '../model/run.ts';
import { FIRST_VISIT } from '../model/state.ts';

/** The whole page. */
export function Page({ engine }: { readonly engine: Engine }) {
  const [history] = useReducer(apply, FIRST_VISIT, historyOf);
  const analyze = useMemo(() => analyst(engine), [engine]);
  const { run, problem } = analyze(history.present);
  return <p>{run ? run.facts.places[run.moment] : problem.message}</p>;
}
