/** Lenses of the page in elements, each in a shadow root. */
import type { ComponentChild } from 'preact';
import { render } from 'preact';
import type { Engine } from '../../engine/engine.ts';
import { type State, WORKED_STATE } from '../../model/state.ts';
import { HOME, type Where } from '../../model/where.ts';
import shared from '../../ui/lens/style.css?inline';
import type { Snapshot } from '../state/snapshot.ts';
import type { DrawLens } from '../view/lens-panel.ts';
import { applyStyle } from './apply-style.ts';

/** What a lens is drawn from. */
interface Drawn {
  /** Another position is another lens. */
  readonly key: string;
  readonly snapshot: Snapshot;
  /** The state of a page at the same place. */
  readonly state: State;
  readonly engine: Engine;
  /** To be called with each place that the reader goes to. */
  readonly moved: (where: Where) => void;
  /** To be called with the place that is shown already, for the link to the full page. */
  readonly named: (where: Where) => void;
}

/** Draws a lens with its style sheet in shadow roots. */
export function drawing(style: string, lensOf: (drawn: Drawn) => ComponentChild): DrawLens {
  return (root, moved) => {
    applyStyle(root, shared, style);
    const show = (snapshot: Snapshot, engine: Engine) => {
      const { position, stepping, rules, where } = snapshot;
      const key = [...Object.values(position), stepping, rules.suicide].join(' ');
      const state = { ...WORKED_STATE, position, stepping, rules, where: where ?? HOME };
      const go = (to: Where) => {
        moved(to);
        show({ ...snapshot, where: to }, engine);
      };
      render(lensOf({ key, snapshot, state, engine, moved: go, named: moved }), root);
    };
    return { show, remove: () => render(null, root) };
  };
}
