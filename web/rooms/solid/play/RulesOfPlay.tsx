import * as text from '#locale/page.ts';
import { suicide } from '#locale/panels.ts';
import { number } from '#locale/shared.ts';
import * as en from '#locale/solid-play.ts';
import { COLORS } from '../../../engine/analysis.ts';
import { MOST_STONES, type Play } from '../../../model/play.ts';
import { chooseRules } from '../../../model/rule-choice.ts';
import type { Analyzed } from '../../../model/run.ts';
import type { State } from '../../../model/state.ts';
import type { Action } from '../../../model/update.ts';
import { Choice } from '../../../ui/Choices.tsx';

interface Props {
  readonly state: State;
  readonly analyze: (state: State) => Analyzed;
  readonly dispatch: (action: Action) => void;
}

const NUMBERS = Array.from({ length: MOST_STONES }, (_, index) => index + 1);

/** The heading of the rules, with those that are not as usual. */
function rulesNow({ ko, black, white, together, opening }: Play): string {
  const rules = [
    ...(ko === 'kim' ? [en.rule.kim] : []),
    ...(Math.max(black, white) > 1 ? [en.rule[together ? 'together' : 'after']({ black, white })] : []),
    ...(opening ? [en.rule.opening] : []),
  ];
  return rules.length > 0 ? en.rulesNow({ rules }) : en.rules;
}

/** The choice of the rules of play. The turn begins again with other numbers of stones; passes still count. */
export function RulesOfPlay({ state, analyze, dispatch }: Props) {
  const { play, rules } = state;
  const choose = (changed: Partial<Play>) => {
    const isSame = Object.entries(changed).every(([name, value]) => play[name as keyof Play] === value);
    const played = changed.black || changed.white ? 0 : play.played;
    if (!isSame) dispatch({ type: 'turn', to: { play: { ...play, ...changed, played, chosen: [] } } });
  };
  return (
    <details class="playing-rules" name="pictures">
      <summary>{rulesNow(play)}</summary>
      <div>
        <Choice
          label={en.ko.name}
          values={['basic', 'kim']}
          names={en.ko}
          value={play.ko}
          choose={(ko) => choose({ ko })}
        />
        <p class="hint">{en.koMeans[play.ko]}</p>
        <div class="choices" role="group" aria-label={en.stones}>
          <span class="label" aria-hidden="true">
            {en.stones}
          </span>
          {COLORS.map((color) => (
            <label key={color} class="wraps">
              {text.shown[color]}
              <select value={play[color]} onChange={(event) => choose({ [color]: Number(event.currentTarget.value) })}>
                {NUMBERS.map((n) => (
                  <option key={n} value={n}>
                    {number(n)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <Choice
          label={en.placed.name}
          values={['after', 'together']}
          names={en.placed}
          value={play.together ? 'together' : 'after'}
          choose={(placed) => choose({ together: placed === 'together' })}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={play.opening}
            onChange={(event) => choose({ opening: event.currentTarget.checked })}
          />
          {en.opening}
        </label>
        <Choice
          label={suicide.name}
          values={['forbidden', 'allowed']}
          names={suicide}
          value={rules.suicide}
          choose={(suicide) => dispatch(chooseRules(state, { suicide }, analyze))}
        />
      </div>
    </details>
  );
}
