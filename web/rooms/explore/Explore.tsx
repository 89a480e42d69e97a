import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import * as text from '#locale/page.ts';
import type { State } from '../../model/state.ts';
import { hasLens, LENSES, type Lens, startOf, type Where } from '../../model/where.ts';
import { ShowChoice, SteppingChoice } from '../../ui/Choices.tsx';
import { Fetched } from '../../ui/Fetched.tsx';
import { PlaceLink } from '../../ui/PlaceLink.tsx';
import { Transport } from '../../ui/stage.tsx';
import { Panels } from './steps/Panels.tsx';
import { Refusal } from './steps/Refusal.tsx';
import { Stepper } from './steps/Stepper.tsx';
import { StepsLens, type StepsProps } from './steps/StepsLens.tsx';

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
  return (
    <>
      <div class="lens-row">
        <nav class="lenses" aria-label={text.lenses}>
          {LENSES.filter((each) => hasLens(state.position, each)).map((each) => (
            <PlaceLink key={each} to={placeIn(each)} isCurrent={each === lens} dispatch={dispatch}>
              {text.lens[each]}
            </PlaceLink>
          ))}
        </nav>
        {/* The score counts both sides, and the gallery has boards of its own. */}
        {lens !== 'score' && lens !== 'gallery' && <ShowChoice state={state} dispatch={dispatch} />}
      </div>
      {/* In a proof the colour follows the block that is chosen. */}
      {state.show === 'both' && (lens === 'steps' || lens === 'eyes' || lens === 'supports') && (
        <SteppingChoice state={state} dispatch={dispatch} />
      )}
      {children}
      {analyzed.run ? (
        <LensOf key={lens} lens={lens} {...props} run={analyzed.run} />
      ) : (
        <>
          <Transport>
            <Stepper run={null} playing={props.playing} dispatch={dispatch} />
          </Transport>
          <Refusal state={state} problem={analyzed.problem} dispatch={dispatch} />
          {lens === 'steps' && <Panels {...props} run={null} />}
        </>
      )}
    </>
  );
}

/** The last place in each lens, as long as position, colour and rules are the same. */
function usePlaces(lens: Lens, state: State): (lens: Lens) => Where {
  const left = useRef<Partial<Record<Lens, State>>>({});
  left.current[lens] = state;
  return (each) => {
    const then = left.current[each];
    const isSame = then && (['position', 'stepping', 'rules'] as const).every((part) => then[part] === state[part]);
    return isSame ? then.where : startOf(each);
  };
}

function LensOf({ lens, ...props }: StepsProps & Pick<Props, 'lens'>) {
  switch (lens) {
    case 'steps':
      return <StepsLens {...props} />;
    case 'prove':
      return <Fetched load={() => import('./prove/open.tsx')} props={props} />;
    case 'eyes':
      return <Fetched load={() => import('./eyes/open.tsx')} props={props} />;
    case 'supports':
      return <Fetched load={() => import('./supports/open.tsx')} props={props} />;
    case 'score':
      return <Fetched load={() => import('./score/open.tsx')} props={props} />;
    case 'gallery':
      return <Fetched load={() => import('../solid/exhibits/open.tsx')} props={props} />;
  }
}
