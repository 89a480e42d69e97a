/** A proof in place of the board and its steps, by code that is fetched for the first such element. */

import { pointNamed } from '../engine/coordinate.ts';
import type { Engine } from '../engine/engine.ts';
import type { Facts, Position } from '../engine/types.ts';
import type { ProofPlace } from '../model/where.ts';
import { isolated, make, set } from './make.ts';
import { makeMenu } from './menu.ts';
import type { Boxes, Panel } from './panel.ts';
import type { Actions } from './part.ts';
import type { Shown } from './shown.ts';

/** The module `web/widget/proof`, which is fetched for the first element with `mode`. */
export interface Proofs {
  /** Loads the engine of the proofs. Not done by the module itself: old bundlers know no top-level await. */
  loadProve(): Promise<Prove>;
}

/** Draws a proof in a shadow root; `moved` is called with each place in it that the reader goes to. */
export type Prove = (root: ShadowRoot, moved: (spot: ProofPlace) => void) => DrawnProof;

/** A proof in a shadow root of its own. */
interface DrawnProof {
  show(shown: Shown, engine: Engine): void;
  leave(): void;
}

/** Values of the attribute `mode`. */
export const MODES = ['capture', 'try'] as const;
export type Mode = (typeof MODES)[number];

/**
 * The proof of the block with a stone on the named point, or else of the first block that
 * falls, as links to the page's chapter write it.
 */
export function spotOf({ blocks }: Facts, position: Position, mode: Mode, name: string | null): ProofPlace {
  const point = pointNamed(position, name?.trim() ?? '');
  const block =
    blocks.find(({ points }) => point !== null && points.includes(point)) ??
    blocks.find(({ castOut }) => castOut !== null) ??
    blocks[0];
  const named = { block: block?.name ?? '' };
  return mode === 'try' ? { ...named, doing: 'try', moves: [] } : { ...named, doing: 'show', move: 0 };
}

/** A panel with a proof in place of the board and the steps. */
export function makeProving(
  { base, rest }: Boxes,
  engine: Engine,
  prove: Prove,
  isFull: boolean,
  element: Omit<Actions, 'select'>,
): Panel {
  const below = isFull ? [makeMenu({ ...element, select() {} })] : [];
  const title = make('b', { class: 'place', part: 'place' });
  const host = make('div', { part: 'proof' });
  let last: Shown | undefined;
  const proof = prove(host.attachShadow({ mode: 'open' }), (spot) => {
    element.move(spot);
    if (last) for (const part of below) part.show({ ...last, spot });
  });
  rest.replaceChildren(title, host, ...below.map((part) => part.element));
  return {
    show(shown) {
      last = shown;
      set(base, { 'aria-label': shown.title || null });
      title.replaceChildren(isolated(shown.title));
      set(host, { 'data-theme': base.dataset.theme });
      proof.show(shown, engine);
      for (const part of below) part.show(shown);
    },
    press: () => false,
    leave() {
      proof.leave();
      for (const part of below) part.leave?.();
      rest.replaceChildren();
    },
  };
}
