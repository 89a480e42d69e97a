import { useMemo } from 'preact/hooks';
import type { Engine, Palette } from '../../../engine/engine.ts';
import { isGrid } from '../../../engine/position.ts';
import type { SpaceView } from '../../../engine/space.ts';
import { START } from '../../../model/turning.ts';
import type { Exhibit } from '../../../scenes/exhibits.ts';
import { SmallBoard } from '../../../ui/board/SmallBoard.tsx';

interface Props {
  readonly engine: Engine;
  readonly exhibit: Exhibit;
  readonly palette: Palette;
}

const ROOM = { width: 96, height: 96 };
const WIDEST = 24;
const GRID: SpaceView = { color: null, moment: 0, layers: [] };
const SOLID: SpaceView = { ...GRID, solid: START };

/** A small picture of the first board of an exhibit, in space as a solid. */
export function Thumbnail({ engine, exhibit, palette }: Props) {
  const position = exhibit.steps[0]?.position;
  const study = useMemo(() => position && engine.board(position), [engine, position]);
  if (!study || !position) return null;
  const view = isGrid(position) ? GRID : SOLID;
  return (
    // The role of the board comes first.
    <span class="picture-of" style={{ background: palette[0] }}>
      <SmallBoard study={study} view={view} palette={palette} room={ROOM} widest={WIDEST} />
    </span>
  );
}
