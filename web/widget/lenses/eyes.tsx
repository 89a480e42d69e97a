/** The eyes of groups in an element: the page's lens Eyes, with a solver of its own. */
import { loadEyesAndReferee } from '../../engine/eyes-build.ts';
import { Eyes } from '../../rooms/explore/eyes/Eyes.tsx';
import style from '../../rooms/explore/eyes/style.css?inline';
import type { DrawLens } from '../view/lens-panel.ts';
import { drawing } from './draw.ts';
import { SolverHere } from './solver-here.ts';
import { eyes as wasm } from './wasm.ts';

/** Implements {@link LensModule.loadLens}. */
export async function loadLens(): Promise<DrawLens> {
  const { analyst, referee } = await loadEyesAndReferee(wasm);
  return drawing(style, ({ key, snapshot, state, moved, named }) => (
    <Eyes
      key={key}
      state={state}
      palette={snapshot.palette}
      dispatch={(action) => action.type === 'visit' && moved(action.where)}
      analyst={analyst}
      solver={() => new SolverHere(referee)}
      stone={snapshot.block}
      named={named}
    />
  ));
}
