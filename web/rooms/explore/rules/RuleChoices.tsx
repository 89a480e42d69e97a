import * as text from '#locale/panels.ts';
import { isGrid } from '../../../engine/position.ts';
import type { RegionRule, SuicideRule } from '../../../engine/types.ts';
import { sentences } from '../../../locales/sentences.ts';
import { chooseRules } from '../../../model/rule-choice.ts';
import { Choice } from '../../../ui/Choices.tsx';
import type { RunProps } from '../../../ui/page-props.ts';
import { StartingSet, type StartingSetProps } from './StartingSet.tsx';

const SUICIDE: readonly SuicideRule[] = ['forbidden', 'allowed'];
const REGIONS: readonly RegionRule[] = ['small', 'enclosed'];

/** The rules and the starting set, each with a sentence on what it changes. */
export function RuleChoices({ state, run, dispatch, analyze }: StartingSetProps & Pick<RunProps, 'dispatch'>) {
  const { suicide, regions } = state.rules;
  return (
    <div class="rule-choices">
      <Choice
        label={text.suicide.name}
        values={SUICIDE}
        names={text.suicide}
        value={suicide}
        choose={(value) => dispatch(chooseRules(state, { suicide: value }, analyze))}
      />
      <p>{sentences(text.suicideRule[suicide], !isGrid(state.position) && text.reading[suicide])}</p>
      <Choice
        label={text.regions.name}
        values={REGIONS}
        names={text.regions}
        value={regions}
        choose={(value) => dispatch(chooseRules(state, { regions: value }, analyze))}
      />
      <p>{text.regionRule[regions]}</p>
      <div class="choices" role="group" aria-label={text.startingSet.name}>
        <span class="label" aria-hidden="true">
          {text.startingSet.name}
        </span>
        <button
          type="button"
          class="choice"
          aria-pressed={state.tool === 'start'}
          onClick={() => dispatch({ type: 'tool', tool: state.tool === 'start' ? 'play' : 'start' })}
        >
          {state.tool === 'start' ? text.startingSet.done : text.startingSet.choose}
        </button>
        {state.start && (
          <button type="button" class="choice" onClick={() => dispatch({ type: 'start', points: null })}>
            {text.startingSet.reset}
          </button>
        )}
      </div>
      <StartingSet state={state} run={run} analyze={analyze} />
    </div>
  );
}
