/** The proofs of the page in an element: its lens Prove. */
import { loadProver } from '../../engine/everything.ts';
import { Proof } from '../../rooms/explore/prove/Proof.tsx';
import style from '../../rooms/explore/prove/style.css?inline';
import type { DrawLens } from '../view/lens-panel.ts';
import { drawing } from './draw.ts';
import { everything as wasm } from './wasm.ts';

/** Implements {@link LensModule.loadLens}. */
export async function loadLens(): Promise<DrawLens> {
  const prover = await loadProver(wasm);
  return drawing(style, ({ key, snapshot, state, engine, moved }) => (
    <Proof
      key={key}
      state={state}
      engine={engine}
      palette={snapshot.palette}
      dispatch={(action) => action.type === 'visit' && moved(action.where)}
      prover={prover}
    />
  ));
}
