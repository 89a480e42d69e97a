import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Palette, Study } from '../../engine/engine.ts';
import type { View } from '../../engine/types.ts';
import { useSame } from '../same.ts';
import { fittingSpacing, type Part, paint } from './paint.ts';
import { usePixelRatio } from './pixel-ratio.ts';

interface Props {
  readonly study: Study;
  readonly view: View;
  readonly palette: Palette;
  /** The room for the picture, and the widest spacing in it, in CSS pixels. */
  readonly room: { readonly width: number; readonly height: number };
  readonly widest: number;
  /** What is shown of it; all by default. */
  readonly part?: Part;
  /** The picture in words; without them it only adds to what is written beside it. */
  readonly label?: string;
}

/** A small picture of a board, which nothing can be done with. */
export function SmallBoard({ study, view, palette, room, widest, part, label }: Props) {
  const shown = useSame(view);
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  // Before it is seen: a canvas that is not painted yet is higher.
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const fitting = fittingSpacing(part ?? study.size(shown), room, ratio);
    paint(canvas.current, study, shown, Math.min(fitting, Math.floor(widest * ratio)), palette, ratio, part);
  }, [study, shown, palette, ratio]);
  return label ? <canvas ref={canvas} role="img" aria-label={label} /> : <canvas ref={canvas} aria-hidden="true" />;
}
