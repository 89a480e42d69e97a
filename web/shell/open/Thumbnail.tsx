import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Engine, Palette } from '../../engine/engine.ts';
import type { Position } from '../../engine/types.ts';
import { fittingSpacing, paint, usePixelRatio } from '../../ui/board/canvas.ts';
import { useSpaces } from '../../ui/spaces.ts';

interface Props {
  readonly engine: Engine;
  readonly position: Position;
  readonly palette: Palette;
}

/** The side of a picture and the widest spacing in it, in CSS pixels. */
const SIDE = 80;
const SPACING = 16;

/** A small picture of a position, for those who see what is written beside it. */
export function Thumbnail({ engine, position, palette }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  const isReady = useSpaces(engine, position);
  const key = JSON.stringify(position);
  // Before the list is seen: a canvas that is not painted yet is higher.
  useLayoutEffect(() => {
    if (!canvas.current || !isReady) return;
    const board = engine.board(position);
    const view = { color: null, moment: 0, layers: [] };
    const fitting = fittingSpacing(board.size(view), { width: SIDE, height: SIDE }, ratio);
    paint(canvas.current, board, view, Math.min(fitting, Math.floor(SPACING * ratio)), palette, ratio);
  }, [engine, isReady, key, palette, ratio]);
  return (
    <span class="thumbnail">
      <canvas ref={canvas} aria-hidden="true" />
    </span>
  );
}
