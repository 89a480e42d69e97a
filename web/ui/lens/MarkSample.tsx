import { useMemo } from 'preact/hooks';
import type { Engine, Palette } from '../../engine/engine.ts';
import type { Color } from '../../engine/types.ts';
import { placesOn } from '../board/place.ts';
import { SmallBoard } from '../board/SmallBoard.tsx';
import type { Sample } from './samples.ts';

interface Props<Mark> {
  readonly engine: Engine;
  readonly palette: Palette;
  readonly stones: Color;
  readonly mark: Mark;
  readonly draw: (engine: Engine, mark: Mark, color: Color) => Sample;
}

/** The room for a sample of one point or two, and the spacing in it, in CSS pixels. */
const ROOM = { width: 40, height: 26 };
const WIDEST = 26;

/** A mark of the run as the engine draws it on a board. */
export function MarkSample<Mark>({ engine, palette, stones, mark, draw }: Props<Mark>) {
  const { study, view, part } = useMemo(() => {
    const { study, view, position, points } = draw(engine, mark, stones);
    const place = placesOn(position, study.size(view), () => [0, 0]);
    const [x, y] = place(points[0] ?? 0);
    return { study, view, part: { left: x - 0.5, top: y - 0.5, width: points.length, height: 1 } };
  }, [engine, mark, stones]);
  return <SmallBoard study={study} view={view} palette={palette} room={ROOM} widest={WIDEST} part={part} />;
}
