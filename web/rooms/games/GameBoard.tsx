import { useMemo, useState } from 'preact/hooks';
import * as text from '#locale/game-room.ts';
import type { LensMarkKind, LensView } from '../../engine/lens-view.ts';
import type { Point } from '../../engine/types.ts';
import { pointWords } from '../../model/sentence.ts';
import { settledIn } from '../../model/settled.ts';
import { PLACES_NOTHING } from '../../ui/board/scene.ts';
import type { FetchedProps } from '../../ui/Fetched.tsx';
import { OnBoard } from '../../ui/stage.tsx';

interface Props extends FetchedProps {
  readonly keys: (event: KeyboardEvent) => void;
  /** Goes to the move that was played on a point. */
  readonly visit: (point: Point) => void;
}

/** The position of the game, with the points settled for both sides. */
export function GameBoard({ state, engine, palette, keys, visit }: Props) {
  const { position, lastMove, layers, rules } = state;
  const [cursor, moveCursor] = useState<Point>(0);
  const { study, settled } = useMemo(
    () => settledIn(engine, position, rules.suicide),
    [engine, position, rules.suicide],
  );
  const marks = layers.includes('statuses') ? settled : [];
  const view: LensView = {
    color: null,
    moment: 0,
    layers: layers.filter((layer) => layer === 'coordinates' || layer === 'labels'),
    lastMove,
    marks: state.marks,
    lensMarks: marks,
  };
  const kinds = new Map<Point, LensMarkKind>(marks.map(({ point, kind }) => [point, kind]));
  const about = (point: Point): string => {
    const kind = kinds.get(point);
    if (kind === 'alive') return `, ${text.alive}`;
    return kind === 'black' || kind === 'white' ? `, ${text.settledFor[kind]}` : '';
  };
  return (
    <OnBoard
      palette={palette}
      line={text.line}
      keys={keys}
      scene={{
        study,
        position,
        view,
        label: text.board({ columns: position.columns, rows: position.rows }),
        help: text.boardHelp,
        ...PLACES_NOTHING,
        cursor,
        moveCursor,
        press: visit,
        describe: (point) => `${pointWords(position, point)}${about(point)}`,
        describeDeps: [position, marks],
      }}
    />
  );
}
