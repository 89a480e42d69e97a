import { useContext } from 'preact/hooks';
import { colorAt } from '../../engine/position.ts';
import type { Point, Position, Size } from '../../engine/types.ts';
import { adopt } from '../adopt.ts';
import { PlaceContext } from '../board/place.ts';
import style from './marks.css?inline';

adopt(style);

/**
 * The meanings of marks on points, each with its own shape, line style and color. Marks on stones
 * leave the middle free for a name.
 */
export type MarkKind = 'alive' | 'falls' | 'cover' | 'supporter' | 'joined' | 'gone' | 'black' | 'white' | 'neutral';

export interface PointMark {
  readonly point: Point;
  readonly kind: MarkKind;
}

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const square = (half: number) => `M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`;
/** Strokes on the diagonals, from and to these distances from the middle across and down. */
const diagonals = (from: number, to: number) =>
  [-1, 1].flatMap((x) => [-1, 1].map((y) => `M${x * from} ${y * from}L${x * to} ${y * to}`)).join('');

/** Around the middle of a point, in spacings. */
const SHAPES: Readonly<Record<MarkKind, string>> = {
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

interface Props {
  readonly marks: readonly PointMark[];
  readonly position: Position;
}

/** Marks over a board. */
export function Marks({ marks, position }: Props) {
  const place = useContext(PlaceContext);
  return (
    <>
      {marks.map(({ point, kind }) => {
        const [x, y] = place(point);
        return (
          <path
            key={`${kind} ${point}`}
            class={classOf(kind, colorAt(position, point))}
            d={SHAPES[kind]}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </>
  );
}

const classOf = (kind: MarkKind, on: string | null): string => `mark mark-${kind} on-${on ?? 'board'}`;

/** The outline of some points, such as those of a block. */
export function Outline({
  points,
  size: { columns, rows },
}: {
  readonly points: readonly Point[];
  readonly size: Size;
}) {
  const place = useContext(PlaceContext);
  const inside = new Set(points);
  const sides = points.flatMap((point) => {
    const [x, y] = place(point).map((middle) => middle - 0.5) as [number, number];
    const [column, row] = [point % columns, Math.floor(point / columns) % rows];
    return [
      row > 0 && inside.has(point - columns) ? '' : `M${x} ${y}h1`,
      row < rows - 1 && inside.has(point + columns) ? '' : `M${x} ${y + 1}h1`,
      column > 0 && inside.has(point - 1) ? '' : `M${x} ${y}v1`,
      column < columns - 1 && inside.has(point + 1) ? '' : `M${x + 1} ${y}v1`,
    ];
  });
  return <path class="outline" d={sides.join('')} />;
}

interface LegendProps {
  /** Each mark with the stone under it and its meaning; `outline` is that of a block. */
  readonly entries: readonly (readonly [kind: MarkKind | 'outline', on: 'black' | 'white' | 'board', says: string])[];
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
              <path class={classOf(kind, on)} d={SHAPES[kind]} />
            )}
          </svg>
          {says}
        </li>
      ))}
    </ul>
  );
}
