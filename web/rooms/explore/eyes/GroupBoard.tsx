import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import * as en from '#locale/eyes.ts';
import { confirm } from '#locale/play.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Palette } from '../../../engine/engine.ts';
import type { EyeAnalyst, EyeLayer, EyeView } from '../../../engine/eyes.ts';
import type { BoardMark, Color, Hit, Point, Position } from '../../../engine/types.ts';
import { OnBoard } from '../../../ui/stage.tsx';

/** What every part of the lens needs to draw its board. */
export interface Ground {
  readonly analyst: EyeAnalyst;
  readonly palette: Palette;
  readonly cursor: Point;
  readonly moveCursor: (point: Point) => void;
  readonly look: (hit: Hit | null) => void;
}

interface Props {
  readonly ground: Ground;
  readonly position: Position;
  readonly eyes: EyeLayer;
  readonly line: string;
  readonly keys: (event: KeyboardEvent) => void;
  readonly press: (point: Point) => void;
  readonly describe: (point: Point) => string;
  readonly describeDeps: readonly unknown[];
  readonly marks?: readonly BoardMark[];
  readonly lastMove?: Point | null;
  /** The color whose stone a press places, and the points on which it does. */
  readonly plays?: Color | null;
  readonly playable?: readonly Point[];
  /** The element of the board that takes the focus. */
  readonly surface?: RefObject<HTMLDivElement | null>;
}

/** The board with the layer of the lens. */
export function GroupBoard(props: Props) {
  const { ground, position, eyes, line, keys, press, describe, describeDeps, marks = [], lastMove = null } = props;
  const { plays = null, playable = [] } = props;
  const { analyst, palette, cursor, moveCursor, look } = ground;
  const study = useMemo(() => analyst.board(position), [position]);
  const view: EyeView = {
    color: null,
    moment: 0,
    layers: ['coordinates', 'names', 'labels'],
    marks,
    lastMove,
    eyes,
  };
  return (
    <OnBoard
      palette={palette}
      line={line}
      keys={keys}
      scene={{
        study,
        position,
        view,
        label: en.board,
        help: props.plays === undefined ? en.boardHelp : en.playHelp,
        ghostAt: (point) => (playable.includes(point) ? plays : null),
        confirm: plays && ((point) => confirm({ point: pointName(position, point), tool: 'play' })),
        cursor,
        moveCursor,
        press,
        describe,
        describeDeps,
        look,
        surface: props.surface,
      }}
    />
  );
}
