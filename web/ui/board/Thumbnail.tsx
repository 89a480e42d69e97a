import { useMemo } from 'preact/hooks';
import type { Engine, Palette } from '../../engine/engine.ts';
import { isGrid } from '../../engine/position.ts';
import type { SolidView, SpaceView } from '../../engine/space.ts';
import type { Position, Size } from '../../engine/types.ts';
import { useLoaded } from '../loading.ts';
import { useSame } from '../same.ts';
import { addSpaces } from '../spaces.ts';
import { SmallBoard } from './SmallBoard.tsx';

interface Props {
  readonly engine: Engine;
  readonly position: Position;
  readonly palette: Palette;
  /** The side of the square that it fits into, and the widest spacing in it, in CSS pixels. */
  readonly side: number;
  readonly widest: number;
  /** A board in space is shown as a solid from there, instead of layer by layer. */
  readonly solid?: SolidView;
}

const VIEW: SpaceView = { color: null, moment: 0, layers: [] };

/** A small picture of a position, for those who see what is written beside it; nothing until it can be drawn. */
export function Thumbnail({ engine, position, palette, side, widest, solid }: Props) {
  const isReady = useSpaces(engine, position);
  const shown = useSame(position);
  const study = useMemo(() => (isReady ? engine.board(shown) : null), [engine, isReady, shown]);
  if (!study) return null;
  const view = solid && !isGrid(shown) ? { ...VIEW, solid } : VIEW;
  return (
    <SmallBoard study={study} view={view} palette={palette} room={{ width: side, height: side }} widest={widest} />
  );
}

/** True once the engine can draw a board of this size; it is asked for what it lacks. */
function useSpaces(engine: Engine, size: Size): boolean {
  const isThere = isGrid(size) || engine.hasSpaces;
  const { value } = useLoaded(() => addSpaces(engine).then(() => true), { needed: !isThere });
  return isThere || value === true;
}
