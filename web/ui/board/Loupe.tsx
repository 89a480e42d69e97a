import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Palette, Study } from '../../engine/engine.ts';
import type { Point, View } from '../../engine/types.ts';
import type { Place } from './place.ts';

interface Props {
  readonly board: Study;
  readonly view: View;
  readonly palette: Palette;
  readonly ratio: number;
  /** The spacing of the board, in CSS pixels. */
  readonly spacing: number;
  readonly point: Point;
  readonly place: Place;
  /** The width of the drawing, in spacings. */
  readonly width: number;
}

/** The width of the loupe and the spacing of its lines, in CSS pixels. */
const WIDTH = 136;
const SPACING = 40;

/** The surroundings of a point, enlarged, above the finger that hides them. */
export function Loupe({ board, view, palette, ratio, spacing, point, place, width }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [x, y] = place;
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const enlarged = Math.round(SPACING * ratio);
    const middle = (WIDTH * ratio) / 2;
    context.clearRect(0, 0, WIDTH * ratio, WIDTH * ratio);
    context.save();
    context.translate(Math.round(middle - x * enlarged), Math.round(middle - y * enlarged));
    board.paint(context, { ...view, cursor: point }, enlarged, palette);
    context.restore();
  });
  const left = Math.max(0, Math.min(width * spacing - WIDTH, x * spacing - WIDTH / 2));
  return (
    <canvas
      class="loupe"
      ref={canvas}
      aria-hidden="true"
      width={Math.round(WIDTH * ratio)}
      height={Math.round(WIDTH * ratio)}
      style={{ left: `${left}px`, top: `${y * spacing - WIDTH - 36}px`, width: `${WIDTH}px`, height: `${WIDTH}px` }}
    />
  );
}
