/** A proof in place of the board and its steps, by code that is fetched for the first such element. */

import type { Engine } from '../../engine/engine.ts';
import type { ProofPlace } from '../../model/where.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Actions } from './component.ts';
import { create, isolated, set } from './dom.ts';
import { createMenu } from './menu.ts';
import type { Panel } from './panel.ts';
import type { Surface } from './surface.ts';

/** The module `web/widget/proof`, which is fetched for the first element with `mode`. */
export interface Proofs {
  /** Loads the engine of the proofs. Not done by the module itself: old bundlers know no top-level await. */
  loadProofs(): Promise<DrawProof>;
}

/** Draws a proof in a shadow root; `moved` is called with each place in it that the reader goes to. */
export type DrawProof = (root: ShadowRoot, moved: (place: ProofPlace) => void) => DrawnProof;

/** A proof in a shadow root of its own. */
interface DrawnProof {
  show(snapshot: Snapshot, engine: Engine): void;
  remove(): void;
}

/** A panel with a proof in place of the board and the steps. */
export function createProofPanel(
  { base, rest }: Pick<Surface, 'base' | 'rest'>,
  engine: Engine,
  drawProof: DrawProof,
  isFull: boolean,
  element: Omit<Actions, 'select'>,
): Panel {
  const below = isFull ? [createMenu({ ...element, select() {} })] : [];
  const title = create('b', { class: 'place', part: 'place' });
  const host = create('div', { part: 'proof' });
  let last: Snapshot | undefined;
  const proof = drawProof(host.attachShadow({ mode: 'open' }), (proofPlace) => {
    element.goInProof(proofPlace);
    if (last) for (const part of below) part.show({ ...last, proofPlace });
  });
  rest.replaceChildren(title, host, ...below.map((part) => part.element));
  return {
    show(snapshot) {
      last = snapshot;
      set(base, { 'aria-label': snapshot.title || null });
      title.replaceChildren(isolated(snapshot.title));
      set(host, { 'data-theme': base.dataset.theme });
      proof.show(snapshot, engine);
      for (const part of below) part.show(snapshot);
    },
    press: () => false,
    remove() {
      proof.remove();
      for (const part of below) part.remove?.();
      rest.replaceChildren();
    },
  };
}
