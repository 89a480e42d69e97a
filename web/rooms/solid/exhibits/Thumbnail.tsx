import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Engine, Palette } from '../../../engine/engine.ts';
import { isGrid } from '../../../engine/position.ts';
import type { SpaceView } from '../../../engine/space.ts';
import { fittingSpacing, paint, usePixelRatio } from '../../../ui/board/canvas.ts';
import { START } from '../turning.ts';
import type { Exhibit } from './exhibit.ts';

interface Props {
  readonly engine: Engine;
  readonly exhibit: Exhibit;
  readonly palette: Palette;
}

/** The side of a picture, and the widest spacing in it, in CSS pixels. */
const SIDE = 96;
const SPACING = 24;

/** A small picture of the first board of an exhibit, in space as a solid. */
export function Thumbnail({ engine, exhibit, palette }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  useLayoutEffect(() => {
    const position = exhibit.steps[0]?.position;
    if (!canvas.current || !position) return;
    const study = engine.board(position);
    const bare: SpaceView = { color: null, moment: 0, layers: [] };
    const view = isGrid(position) ? bare : { ...bare, solid: START };
    const fitting = fittingSpacing(study.size(view), { width: SIDE, height: SIDE }, ratio);
    paint(canvas.current, study, view, Math.min(fitting, SPACING * ratio), palette, ratio);
  }, [engine, exhibit, palette, ratio]);
  return (
    // The role of the board comes first.
    <span class="picture-of" style={{ background: palette[0] }}>
      <canvas ref={canvas} aria-hidden="true" />
    </span>
  );
}
