import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import * as text from '#locale/page.ts';
import type { State } from '../../model/state.ts';
import { colorsOf, hasLens, LENSES, type Lens, startOf, stepsRun, type Where } from '../../model/where.ts';
import { ShowChoice, SteppingChoice } from '../../ui/Choices.tsx';
import { Fetched } from '../../ui/Fetched.tsx';
import { PlaceLink } from '../../ui/PlaceLink.tsx';
import { Transport } from '../../ui/stage.tsx';
import { loaderOf } from './lenses.ts';
import { Refusal } from './steps/Refusal.tsx';
import { Stepper } from './steps/Stepper.tsx';
import { loadBelow, StepsLens, type StepsProps } from './steps/StepsLens.tsx';

interface Props extends Omit<StepsProps, 'run'> {
  readonly lens: Lens;
  /** The lines of the page between the choice of colours and the lens. */
  readonly children: ComponentChildren;
}

/** The room for one position, with a choice of lenses. */
export function Explore({ lens, children, ...props }: Props) {
  const { state, dispatch, analyze } = props;
  const analyzed = analyze(state);
  const placeIn = usePlaces(lens, state);
  const colors = colorsOf(state.where);
  return (
    <>
      <div class="lens-row">
        <nav class="lenses" aria-label={text.lenses}>
          {LENSES.filter((each) => hasLens(state.position, each)).map((each) => (
            <PlaceLink
              key={each}
              to={each === lens && each === 'gallery' ? startOf(each) : placeIn(each)}
              isCurrent={each === lens}
              dispatch={dispatch}
            >
              {text.lens[each]}
            </PlaceLink>
          ))}
        </nav>
        {colors !== 'none' && <ShowChoice state={state} dispatch={dispatch} />}
      </div>
      {state.show === 'both' && colors === 'stepped' && <SteppingChoice state={state} dispatch={dispatch} />}
      {children}
      {analyzed.run ? (
        <LensOf key={lens} lens={lens} {...props} run={analyzed.run} />
      ) : (
        <>
          <Transport>
            <Stepper run={null} playing={props.playing} dispatch={dispatch} />
          </Transport>
          <Refusal state={state} problem={analyzed.problem} dispatch={dispatch} />
          {stepsRun(state.where) && <Fetched load={loadBelow} props={{ ...props, run: null }} />}
        </>
      )}
    </>
  );
}

/** The last place in each lens, as long as position, colour and rules are the same. */
function usePlaces(lens: Lens, state: State): (lens: Lens) => Where {
  const lastStates = useRef<Partial<Record<Lens, State>>>({});
  lastStates.current[lens] = state;
  return (each) => {
    const then = lastStates.current[each];
    const isSame = then && (['position', 'stepping', 'rules'] as const).every((part) => then[part] === state[part]);
    return isSame ? then.where : startOf(each);
  };
}

function LensOf({ lens, ...props }: StepsProps & Pick<Props, 'lens'>) {
  const load = loaderOf(lens);
  return load ? <Fetched load={load} props={props} says /> : <StepsLens {...props} />;
}
