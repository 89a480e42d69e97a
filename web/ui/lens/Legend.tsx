import type { LensMarkKind } from '../../engine/lens-view.ts';
import { adopt } from '../adopt.ts';
import style from './marks.css?inline';

adopt(style);

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const square = (half: number) => `M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`;
/** Strokes on the diagonals, from and to these distances from the middle across and down. */
const diagonals = (from: number, to: number) =>
  [-1, 1].flatMap((x) => [-1, 1].map((y) => `M${x * from} ${y * from}L${x * to} ${y * to}`)).join('');

/** As `crates/scene/src/lens_mark.rs` draws them around the middle of a point, in spacings. */
const SHAPES: Readonly<Record<LensMarkKind, string>> = {
  alive: circle(0.35),
  supporter: circle(0.36),
  cover: square(0.295),
  joined: 'M-.2 .3h.001M0 .33h.001M.2 .3h.001',
  falls: diagonals(0.18, 0.33),
  gone: circle(0.36),
  black: square(0.17),
  white: square(0.17),
  neutral: diagonals(0, 0.12),
};

interface LegendProps {
  /** Each mark with the stone under it and its meaning; `outline` is that of a block. */
  readonly entries: readonly (readonly [
    kind: LensMarkKind | 'outline',
    on: 'black' | 'white' | 'board',
    says: string,
  ])[];
}

/** A legend of the marks on the board. */
export function Legend({ entries }: LegendProps) {
  return (
    <ul class="marks-legend">
      {entries.map(([kind, on, says]) => (
        <li key={kind}>
          <svg viewBox="-0.6 -0.6 1.2 1.2" aria-hidden="true">
            {on !== 'board' && <circle class={`stone-${on}`} r="0.46" />}
            {kind === 'outline' ? (
              <path class="outline" d="M-.5-.5h1v1h-1z" />
            ) : (
              <path class={`mark mark-${kind} on-${on}`} d={SHAPES[kind]} />
            )}
          </svg>
          {says}
        </li>
      ))}
    </ul>
  );
}
