import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Engine, Palette } from '../../engine/engine.ts';
import type { LensMarkKind, LensView } from '../../engine/lens-view.ts';
import { stoneOf } from '../../engine/position.ts';
import type { Color, View } from '../../engine/types.ts';
import { SmallBoard } from '../board/SmallBoard.tsx';

interface LegendProps {
  readonly label?: string | undefined;
  /** The meaning of each mark, by a name that is unique here, with a sample of it. */
  readonly entries: readonly (readonly [name: string, sample: ComponentChildren, meaning: ComponentChildren])[];
}

/** A legend of the marks on the board. */
export function Legend({ label, entries }: LegendProps) {
  return (
    <dl class="legend" aria-label={label}>
      {entries.map(([name, sample, meaning]) => (
        <div key={name}>
          <dt>{sample}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SampleProps<V> {
  readonly engine: Engine;
  readonly palette: Palette;
  /** The stone on the point with the mark. */
  readonly on?: Color | null;
  /** The view of a board of this one point. */
  readonly view: V;
}

/** The room for a sample, more than one takes, and the spacing in it, in CSS pixels. */
const ROOM = { width: 100, height: 100 };
const WIDEST = 26;

/** A mark as the engine draws it on the board. */
export function Sample<V extends View>({ engine, palette, on = null, view }: SampleProps<V>) {
  const study = useMemo(() => engine.board({ columns: 1, rows: 1, stones: stoneOf(on) }), [engine, on]);
  return <SmallBoard study={study} view={view} palette={palette} room={ROOM} widest={WIDEST} />;
}

const BARE: LensView = { color: null, moment: 0, layers: [] };

/** The view for a sample of a lens's mark; `outline` is that of a chosen block. */
export const viewOfMark = (kind: LensMarkKind | 'outline'): LensView =>
  kind === 'outline' ? { ...BARE, outlined: [0] } : { ...BARE, lensMarks: [{ point: 0, kind }] };
