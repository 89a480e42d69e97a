/** The proofs of the page in an element: its lens Prove, in a shadow root. */
import { render } from 'preact';
import { loadProver } from '../../engine/everything.ts';
import type { Prover } from '../../engine/proof.ts';
import { FIRST_VISIT } from '../../model/state.ts';
import type { ProofPlace } from '../../model/where.ts';
import { Proof } from '../../rooms/explore/prove/Proof.tsx';
import lens from '../../rooms/explore/prove/style.css?inline';
import { adopted } from '../../ui/adopt.ts';
import shared from '../../ui/lens/style.css?inline';
import base from '../../ui/style/base.css?inline';
import parts from '../../ui/style/parts.css?inline';
import { windowOf } from '../safe-document.ts';
import type { DrawProof } from '../view/proof-panel.ts';
import look from './proofs.css?inline';

/** In the order of the page. Parts that are loaded have registered their own. */
const style = [base, parts, shared, ...adopted, lens, look].join('\n');

/** Implements {@link Proofs.loadProofs}. */
export async function loadProofs(): Promise<DrawProof> {
  const prover = await loadProver(new URL(/* @vite-ignore */ './pass-alive-everything.wasm', import.meta.url));
  return (root, moved) => begin(prover, root, moved);
}

function begin(prover: Prover, root: ShadowRoot, moved: (place: ProofPlace) => void): ReturnType<DrawProof> {
  const sheet = new (windowOf(root.ownerDocument).CSSStyleSheet)();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  return {
    show({ position, stepping, rules, palette, proofPlace }, engine) {
      render(
        <Proof
          // Another position is another proof.
          key={[position.columns, position.stones, stepping, rules.suicide].join(' ')}
          state={{
            ...FIRST_VISIT,
            position,
            stepping,
            rules,
            where: { room: 'explore', lens: 'prove', proof: proofPlace },
          }}
          engine={engine}
          palette={palette}
          dispatch={() => {}}
          prover={prover}
          visit={moved}
        />,
        root,
      );
    },
    remove: () => render(null, root),
  };
}
