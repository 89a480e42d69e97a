import { steps } from '#locale/page.ts';

import * as en from '#locale/space-gallery.ts';
import type { Exhibit } from '../../../scenes/exhibits.ts';
import type { Destinations } from '../../../ui/lens/steps.ts';
import { Steps } from '../../../ui/Steps.tsx';
import { placeAt, sentenceAt } from './words.ts';

const { first, back, forward, last } = steps;
const STEPS = { first, back, forward, last };

interface Props {
  readonly exhibit: Exhibit;
  readonly at: number;
  readonly destinations: Destinations;
  readonly go: (at: number) => void;
}

/** The sentence on a step, where it is in sight together with the board, and the controls that step. */
export function ExhibitSteps({ exhibit, at, destinations, go }: Props) {
  const place = placeAt(exhibit, at);
  return (
    <>
      <div class="exhibit-step">
        {place && <p class="place">{place}</p>}
        <p class="sentence" role="status">
          {sentenceAt(exhibit, at)}
        </p>
      </div>
      <div class="transport-steps" role="group" aria-label={en.stepping}>
        <Steps destinations={destinations} at={at} labels={STEPS} go={go} />
      </div>
    </>
  );
}
