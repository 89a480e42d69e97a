/** Lenses of the page in elements, each in a shadow root. */
import type { ComponentChild } from 'preact';
import { render } from 'preact';
import type { Engine } from '../../engine/engine.ts';
import type { Color } from '../../engine/types.ts';
import { type State, WORKED_STATE } from '../../model/state.ts';
import { HOME, type Where } from '../../model/where.ts';
import shared from '../../ui/lens/style.css?inline';
import type { Snapshot } from '../state/snapshot.ts';
import type { DrawLens } from '../view/lens-panel.ts';
import { applyStyle } from './apply-style.ts';
import look from './moves.css?inline';

/** What a lens is drawn from. */
interface Drawn {
  /** Another position is another lens. */
  readonly key: string;
  readonly snapshot: Snapshot;
  /** The state of a page at the same place. */
  readonly state: State;
  readonly engine: Engine;
  /** To be called with each place that the reader goes to, and with the color that is stepped if that changes. */
  readonly moved: (where: Where, stepping?: Color) => void;
  /** To be called with the place that is shown already, for the link to the full page. */
  readonly named: (where: Where) => void;
}

/** Draws a lens with its style sheet in shadow roots. */
export function drawing(style: string, lensOf: (drawn: Drawn) => ComponentChild): DrawLens {
  return (root, moved) => {
    applyStyle(root, shared, style, look);
    const show = (snapshot: Snapshot, engine: Engine, key = keyOf(snapshot)) => {
      const { position, show: colors, stepping, rules, where } = snapshot;
      const state = { ...WORKED_STATE, position, show: colors, stepping, rules, where: where ?? HOME };
      const go = (...to: Parameters<typeof moved>) => {
        const [where, color = stepping] = to;
        moved(...to);
        // The board that the reader has pressed keeps the focus.
        show({ ...snapshot, where, stepping: color }, engine, key);
      };
      render(lensOf({ key, snapshot, state, engine, moved: go, named: moved }), root);
    };
    return { show: (snapshot, engine) => show(snapshot, engine), remove: () => render(null, root) };
  };
}

const keyOf = ({ position, stepping, rules }: Snapshot): string =>
  [...Object.values(position), stepping, rules.suicide].join(' ');
