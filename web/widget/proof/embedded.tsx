/** The part of the element that proves: the chapter of the page, in a shadow root. */
import { render } from 'preact';
import type { Engine, Palette } from '../../engine/engine.ts';
import { loadEverything } from '../../engine/everything.ts';
import type { Prover } from '../../engine/proof.ts';
import type { Color, Position, Rules } from '../../engine/types.ts';
import { FIRST_VISIT } from '../../model/state.ts';
import { Proof } from '../../rooms/explore/prove/Proof.tsx';
import chapter from '../../rooms/explore/prove/style.css?inline';
import base from '../../ui/style/base.css?inline';
import parts from '../../ui/style/parts.css?inline';
import { windowOf } from '../document.ts';
import { adopted } from './adopted.ts';
import look from './embedded.css?inline';

const style = [base, parts, ...adopted, chapter, look].join('\n');

/** A position with one proof in it, which `spot` names as the link of the page's chapter does. */
interface Shown {
  readonly position: Position;
  readonly stepping: Color;
  readonly rules: Rules;
  readonly palette: Palette;
  readonly spot: string;
}

/** A proof that is drawn in a shadow root of its own. */
interface Drawn {
  show(shown: Shown, engine: Engine): void;
  leave(): void;
}

/** Begins a proof in a shadow root, which says where the reader is in it. */
export type Prove = (root: ShadowRoot, moved: (spot: string) => void) => Drawn;

/** Loads what proves. Not when the module begins: old bundlers do not know modules that wait. */
export async function loadProve(): Promise<Prove> {
  const { prover } = await loadEverything(new URL(/* @vite-ignore */ './pass-alive-everything.wasm', import.meta.url));
  return (root, moved) => begin(prover, root, moved);
}

/** Draws a proof into a shadow root, until it leaves. */
function begin(prover: Prover, root: ShadowRoot, moved: (spot: string) => void): Drawn {
  const sheet = new (windowOf(root.ownerDocument).CSSStyleSheet)();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  return {
    show({ position, stepping, rules, palette, spot }, engine) {
      render(
        <Proof
          // Another position is another proof.
          key={[position.columns, position.stones, stepping, rules.suicide].join(' ')}
          state={{ ...FIRST_VISIT, position, stepping, rules }}
          engine={engine}
          palette={palette}
          dispatch={() => {}}
          prover={prover}
          detail={spot}
          setDetail={moved}
          still
        />,
        root,
      );
    },
    leave: () => render(null, root),
  };
}
