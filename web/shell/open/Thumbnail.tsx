import { useMemo } from 'preact/hooks';
import type { Engine, Palette } from '../../engine/engine.ts';
import { isGrid } from '../../engine/position.ts';
import type { Position, Size, View } from '../../engine/types.ts';
import { SmallBoard } from '../../ui/board/SmallBoard.tsx';
import { useLoaded } from '../../ui/loading.ts';
import { addSpaces } from '../../ui/spaces.ts';

interface Props {
  readonly engine: Engine;
  readonly position: Position;
  readonly palette: Palette;
}

const ROOM = { width: 80, height: 80 };
const WIDEST = 16;
const VIEW: View = { color: null, moment: 0, layers: [] };

/** A small picture of a position, for those who see what is written beside it. */
export function Thumbnail({ engine, position, palette }: Props) {
  const isReady = useSpaces(engine, position);
  const study = useMemo(() => isReady && engine.board(position), [engine, isReady, JSON.stringify(position)]);
  return (
    <span class="thumbnail">
      {study && <SmallBoard study={study} view={VIEW} palette={palette} room={ROOM} widest={WIDEST} />}
    </span>
  );
}

/** True once the engine can draw a board of this size; it is asked for what it lacks. */
function useSpaces(engine: Engine, size: Size): boolean {
  const isThere = isGrid(size) || engine.hasSpaces;
  const { value } = useLoaded(() => addSpaces(engine).then(() => true), !isThere);
  return isThere || value === true;
}
