import * as text from '../model/catalogue/page-en.ts';
import type { HistoryAction } from '../model/history.ts';
import type { Run } from '../model/run.ts';
import { placeWords } from '../model/sentence.ts';
import { roundStepped, stepped } from '../model/session.ts';
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
  const control = (
    name: 'first' | 'roundBack' | 'back' | 'roundForward' | 'last',
    key: string,
    place: string,
    possible: boolean,
  ) => (
    <button
      type="button"
      class="step"
      aria-label={text.steps[name]}
      title={`${text.steps[name]} (${key})`}
      aria-disabled={!possible}
      onClick={() => go(place)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <section class="stepper" aria-label={text.run}>
      <div class="scrubber">
        <button
          type="button"
          class="step small"
          aria-label={playing.on ? text.pause : text.play}
          title={`${playing.on ? text.pause : text.play} (Space)`}
          onClick={playing.toggle}
        >
          <Icon name={playing.on ? 'pause' : 'play'} />
        </button>
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
        {control('first', 'Home', '0', moment > 0)}
        {control('roundBack', 'Page Up', roundStepped(facts, moment, -1), moment > 0)}
        {control('back', '←', stepped(facts, moment, -1), moment > 0)}
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
        {control('roundForward', 'Page Down', roundStepped(facts, moment, 1), moment < last)}
        {control('last', 'End', facts.places[last] as string, moment < last)}
      </div>
    </section>
  );
}
