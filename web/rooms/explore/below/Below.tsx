import { isAsking } from '../../../model/state.ts';
import { termsAt } from '../../../model/terms.ts';
import { Fetched } from '../../../ui/Fetched.tsx';
import { Filmstrip } from './Filmstrip.tsx';
import { Legend } from './Legend.tsx';
import { loadRules, Panels, type PanelsProps } from './Panels.tsx';

const loadStartingSet = async () => ({ open: (await loadRules()).openStartingSet });

/** The rounds as small boards, the meanings of the marks, and the panels. A position that cannot be analysed has these alone. */
export function Below(props: PanelsProps) {
  const { run, analyze, idea, ...pageProps } = props;
  const { state, dispatch, engine, palette } = pageProps;
  const { start, show, asked } = state;
  const terms = run && !asked && termsAt(run.facts, run.moment, show === 'both');
  return (
    <>
      {run && start && (
        <aside class="aside">
          <Fetched load={loadStartingSet} props={{ ...pageProps, run, analyze }} />
        </aside>
      )}
      {run && !isAsking(state) && run.facts.blocks.length > 0 && (
        <Filmstrip state={state} run={run} palette={palette} dispatch={dispatch} />
      )}
      {terms && <p class="terms">{terms}</p>}
      {run && !isAsking(state) && <Legend run={run} state={state} engine={engine} palette={palette} />}
      <Panels {...props} />
    </>
  );
}
