import { useMemo } from 'preact/hooks';
import * as en from '#locale/errata.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Engine, Palette } from '../../../engine/engine.ts';
import { isGrid } from '../../../engine/position.ts';
import type { SpaceView } from '../../../engine/space.ts';
import type { Point, Position } from '../../../engine/types.ts';
import type { Case } from '../../../scenes/errata.ts';
import { SmallBoard } from '../../../ui/board/SmallBoard.tsx';

/** The room for a picture, for that of a solid or a long board, and the widest spacing in them, in CSS pixels. */
const ROOM = { width: 132, height: 170 };
const WIDE = { width: 168, height: 200 };
const WIDEST = 28;
/** The columns of the longest board that is not wide. */
const LONG = 7;

/** The stones of a board on which each is named. */
const MOST_NAMED = 30;

/** The direction from which solids are seen. */
const TURN = { around: 30, above: 25 };

/** True for solids and for long boards. */
export const isWide = ({ position }: Case): boolean => !isGrid(position) || position.columns > LONG;

interface Props {
  readonly engine: Engine;
  readonly palette: Palette;
  readonly shown: Case;
}

/** A board with the names of its blocks, unless it is about groups, and a square on the point in question; a solid if it has layers. */
export function Picture({ engine, palette, shown }: Props) {
  const { position, marks } = shown;
  const color = shown.show === 'white' ? 'white' : 'black';
  const study = useMemo(
    () => engine.study(position, { colors: [color], rules: { suicide: 'forbidden', regions: 'small' } }),
    [engine, position, color],
  );
  const isOfGroups = shown.plays.every(({ load: { where } }) => where?.room === 'explore' && where.lens === 'eyes');
  const view: SpaceView = {
    color,
    moment: 0,
    layers: isOfGroups ? ['coordinates', 'labels'] : ['coordinates', 'names', 'labels'],
    marks,
    ...(!isGrid(position) && { solid: TURN }),
  };
  const [black, white] = [stonesOf(position, 'X'), stonesOf(position, 'O')];
  const label =
    black.length + white.length > MOST_NAMED
      ? en.crowdedBoard({ black: black.length, white: white.length })
      : en.board({ black, white });
  return (
    <SmallBoard
      study={study}
      view={view}
      palette={palette}
      room={isWide(shown) ? WIDE : ROOM}
      widest={WIDEST}
      label={label}
    />
  );
}

function stonesOf(position: Position, stone: 'X' | 'O'): string[] {
  const points = [...position.stones].flatMap((each, point): Point[] => (each === stone ? [point] : []));
  return points.map((point) => pointName(position, point));
}
