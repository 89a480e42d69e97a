import * as text from '#locale/page.ts';
import type { HistoryAction } from '../../../model/history.ts';
import { destinationsFrom } from '../../../model/navigation.ts';
import type { Run } from '../../../model/run.ts';
import { placeWords } from '../../../model/sentence.ts';
import { PlayButton, SpeedButton } from '../../../ui/PlayButtons.tsx';
import type { Playing } from '../../../ui/playing.ts';
import { Steps } from '../../../ui/Steps.tsx';

interface Props {
  /** Null for a position that cannot be analysed: the controls stay, disabled. */
  readonly run: Run | null;
  readonly playing: Playing;
  readonly dispatch: (action: HistoryAction) => void;
}

const NO_STEPS = { places: ['0'], roundEnds: [0] };

/** The controls that move through the run. */
export function Stepper({ run, playing, dispatch }: Props) {
  const facts = run?.facts ?? NO_STEPS;
  const moment = run?.moment ?? 0;
  const last = facts.places.length - 1;
  const go = (place: string) => dispatch({ type: 'go', place });
  return (
    <section class="stepper" aria-label={text.run}>
      <div class="scrubber">
        <PlayButton playing={playing} disabled={!run} />
        <input
          type="range"
          data-steps
          min={0}
          max={last}
          value={moment}
          aria-label={text.run}
          disabled={!run}
          aria-valuetext={run ? placeWords(run.facts, moment) : text.refused}
          list="round-ends"
          onInput={(event) => go(facts.places[Number(event.currentTarget.value)] ?? '0')}
        />
        <datalist id="round-ends">
          {facts.roundEnds.map((end) => (
            <option key={end} value={end} />
          ))}
        </datalist>
        <SpeedButton playing={playing} />
      </div>
      <Steps
        destinations={destinationsFrom(facts, moment)}
        at={facts.places[moment] ?? '0'}
        labels={text.steps}
        go={go}
      />
    </section>
  );
}
