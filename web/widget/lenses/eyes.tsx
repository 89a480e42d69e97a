/** The eyes of groups in an element: the page's lens Eyes, with a solver of its own. */
import { loadEyesAndReferee } from '../../engine/eyes-build.ts';
import { withHandles } from '../../engine/handles.ts';
import type { Position } from '../../engine/types.ts';
import { Eyes } from '../../rooms/explore/eyes/Eyes.tsx';
import style from '../../rooms/explore/eyes/style.css?inline';
import type { AskGroups } from '../state/asked-groups.ts';
import type { DrawLens } from '../view/lens-panel.ts';
import { askAbout } from './ask-groups.ts';
import { AskingGroups } from './asking.ts';
import { drawing } from './draw.ts';
import { SolverHere } from './solver-here.ts';
import { eyes as wasm } from './wasm.ts';

/** The most points of a board on which the rules look ahead: with many groups that takes a second on 20×20, seven on 52×52. */
const LOOKED_AHEAD = 400;

/** Implements {@link LensModule.loadLens}. */
export async function loadLens(): Promise<DrawLens> {
  const { analyst, referee } = await loadEyesAndReferee(wasm);
  const lookAhead = ({ stones }: Position) => stones.length <= LOOKED_AHEAD;
  const ask: AskGroups = (position, color, signal) => {
    const facts = withHandles(() => analyst.eyes(position, { lookAhead: lookAhead(position) }));
    return askAbout(facts[color].groups, position, color, new SolverHere(referee), signal);
  };
  const draw = drawing(style, ({ key, snapshot, state, moved, named }) => (
    <Eyes
      key={key}
      state={state}
      palette={snapshot.palette}
      dispatch={(action) => {
        // Other colors than those of the element are not shown.
        if (action.type !== 'visit') return;
        if (action.stepping) moved(action.where, action.stepping);
        else moved(action.where);
      }}
      analyst={analyst}
      solver={() => new SolverHere(referee)}
      stone={snapshot.block}
      lookAhead={lookAhead(state.position)}
      named={named}
    />
  ));
  return Object.assign(draw, { createAsking: () => new AskingGroups(ask) });
}
