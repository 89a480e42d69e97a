import * as text from '../model/catalogue/page-en.ts';
import type { HistoryAction } from '../model/history.ts';
import type { Run } from '../model/run.ts';
import { placeWords } from '../model/sentence.ts';
import { roundStepped, stepped } from '../model/session.ts';
import { IconButton } from './IconButton.tsx';
import { Icon } from './icons.tsx';
import type { Playing } from './playing.ts';

interface Props {
  readonly run: Run;
  readonly playing: Playing;
  readonly dispatch: (action: HistoryAction) => void;
}

/** The controls that move through the run. */
export function Stepper({ run, playing, dispatch }: Props) {
  const { facts, moment } = run;
  const last = facts.places.length - 1;
  const go = (place: string) => dispatch({ type: 'go', place });
  const control = (name: 'first' | 'roundBack' | 'back' | 'roundForward' | 'last', keyName: string, place: string) => (
    <IconButton
      class="step"
      icon={name}
      label={text.steps[name]}
      keyName={keyName}
      aria-disabled={place === facts.places[moment]}
      onClick={() => go(place)}
    />
  );
  return (
    <section class="stepper" aria-label={text.run}>
      <div class="scrubber">
        <IconButton
          class="step small"
          icon={playing.on ? 'pause' : 'play'}
          label={playing.on ? text.pause : text.play}
          keyName="Space"
          onClick={playing.toggle}
        />
        <input
          type="range"
          data-steps
          min={0}
          max={last}
          value={moment}
          aria-label={text.run}
          aria-valuetext={placeWords(facts, moment)}
          list="round-ends"
          onInput={(event) => go(facts.places[Number(event.currentTarget.value)] ?? '0')}
        />
        <datalist id="round-ends">
          {facts.roundEnds.map((end) => (
            <option key={end} value={end} />
          ))}
        </datalist>
        <button
          type="button"
          class="step small speed"
          aria-label={text.speed(playing.speed)}
          title={text.speed(playing.speed)}
          onClick={playing.nextSpeed}
        >
          {text.speedSign[playing.speed]}
        </button>
      </div>
      <div class="steps">
        {control('first', 'Home', '0')}
        {control('roundBack', 'Page Up', roundStepped(facts, moment, -1))}
        {control('back', '←', stepped(facts, moment, -1))}
        <button
          type="button"
          class="step next"
          title={`${text.steps.forward} (→)`}
          aria-disabled={moment === last}
          onClick={() => go(stepped(facts, moment, 1))}
        >
          {text.steps.forward}
          <Icon name="forward" />
        </button>
        {control('roundForward', 'Page Down', roundStepped(facts, moment, 1))}
        {control('last', 'End', stepped(facts, moment, last))}
      </div>
    </section>
  );
}
