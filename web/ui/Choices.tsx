import * as text from '#locale/page.ts';
import { COLORS } from '../engine/analysis.ts';
import type { HistoryAction } from '../model/history.ts';
import type { State } from '../model/state.ts';

/** A choice of one value among a few: a row of buttons, of which one is pressed. */
export function Choice<Value extends string>(props: {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly choose: (value: Value) => void;
  readonly quiet?: boolean;
}) {
  return (
    <div class="choices" role="group" aria-label={props.label}>
      {!props.quiet && (
        <span class="label" aria-hidden="true">
          {props.label}
        </span>
      )}
      <span class="segments">
        {props.values.map((value) => (
          <button
            key={value}
            type="button"
            class="choice"
            aria-pressed={props.value === value}
            onClick={() => props.choose(value)}
          >
            {props.names[value]}
          </button>
        ))}
      </span>
    </div>
  );
}

const SHOWN = ['black', 'white', 'both'] as const;

interface Props {
  readonly state: State;
  readonly dispatch: (action: HistoryAction) => void;
}

/** The choice of the colours whose results are shown. */
export function ShowChoice({ state, dispatch }: Props) {
  return (
    <div class="show">
      <Choice
        label={text.show}
        quiet
        values={SHOWN}
        names={text.shown}
        value={state.show}
        choose={(show) => dispatch({ type: 'show', show })}
      />
    </div>
  );
}

/** With both colours shown, the choice of the run that is stepped through. */
export function SteppingChoice({ state, dispatch }: Props) {
  return (
    <div class="show">
      <Choice
        label={text.stepping}
        values={COLORS}
        names={text.shown}
        value={state.stepping}
        choose={(color) => dispatch({ type: 'stepping', color })}
      />
    </div>
  );
}
