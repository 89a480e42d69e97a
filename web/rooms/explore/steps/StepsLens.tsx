import type { ComponentChildren } from 'preact';
import type { Run } from '../../../model/run.ts';
import { questionOf, termsAt } from '../../../model/sentence.ts';
import { isAsking } from '../../../model/state.ts';
import { Fetched } from '../../../ui/Fetched.tsx';
import type { Playing } from '../../../ui/playing.ts';
import { Transport } from '../../../ui/stage.tsx';
import { Caption } from './Caption.tsx';
import { Filmstrip } from './Filmstrip.tsx';
import { Legend } from './Legend.tsx';
import { loadRules, Panels, type PanelsProps } from './Panels.tsx';
import { Stepper } from './Stepper.tsx';

export interface StepsProps extends PanelsProps {
  readonly run: Run;
  readonly playing: Playing;
  /** What is beside the question of a board that the page asks about. */
  readonly beginning: ComponentChildren;
  /** True once the first board is on the screen; what is below the sentence comes after it. */
  readonly isPainted: boolean;
}

const loadStartingSet = async () => ({ open: (await loadRules()).openStartingSet });

/** The casting-out, step by step, and the panels that explain it. */
export function StepsLens({ run, playing, analyze, isPainted, idea, beginning, ...pageProps }: StepsProps) {
  const { state, dispatch, palette } = pageProps;
  const { start, show, asked } = state;
  const asks = isAsking(state);
  const question = asked ? null : questionOf(run.facts, run.moment);
  const terms = asked ? null : termsAt(run.facts, run.moment, show === 'both');
  return (
    <>
      <Transport>
        <Stepper run={run} playing={playing} dispatch={dispatch} />
      </Transport>
      {question && <p class="question">{question}</p>}
      {asked && beginning}
      {!asked && <Caption state={state} run={run} />}
      {isPainted && (
        <>
          {start && (
            <aside class="aside">
              <Fetched load={loadStartingSet} props={{ ...pageProps, run, analyze }} />
            </aside>
          )}
          {!asks && run.facts.blocks.length > 0 && (
            <Filmstrip state={state} run={run} palette={palette} dispatch={dispatch} />
          )}
          {terms && <p class="terms">{terms}</p>}
          {!asks && <Legend run={run} state={state} engine={pageProps.engine} palette={palette} />}
          <Panels {...pageProps} run={run} analyze={analyze} idea={idea} />
        </>
      )}
    </>
  );
}
