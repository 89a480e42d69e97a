import type { ComponentChildren } from 'preact';
import type { Run } from '../../../model/run.ts';
import { questionOf } from '../../../model/sentence.ts';
import { Fetched, remembering } from '../../../ui/Fetched.tsx';
import type { Playing } from '../../../ui/playing.ts';
import { Transport } from '../../../ui/stage.tsx';
import type { PanelsProps } from '../below/Panels.tsx';
import { Caption } from './Caption.tsx';
import { Stepper } from './Stepper.tsx';

export interface StepsProps extends PanelsProps {
  readonly run: Run;
  readonly playing: Playing;
  /** What is beside the question of a board that the page asks about. */
  readonly beginning: ComponentChildren;
  /** True once the first board is on the screen; what is below the sentence comes after it. */
  readonly isPainted: boolean;
}

/** What is below the sentence, or below the reason why there is none. All of it comes at once: nothing moves. */
export const loadBelow = remembering<PanelsProps>(() => import('../below/open.tsx'));

/** The casting-out, step by step, and what explains it. */
export function StepsLens({ run, playing, analyze, isPainted, idea, beginning, ...pageProps }: StepsProps) {
  const { state, dispatch } = pageProps;
  const { asked } = state;
  const question = asked ? null : questionOf(run.facts, run.moment);
  return (
    <>
      <Transport>
        <Stepper run={run} playing={playing} dispatch={dispatch} />
      </Transport>
      {question && <p class="question">{question}</p>}
      {asked && beginning}
      {!asked && <Caption state={state} run={run} />}
      {isPainted && <Fetched load={loadBelow} props={{ ...pageProps, run, analyze, idea }} />}
    </>
  );
}
