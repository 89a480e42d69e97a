import { useState } from 'preact/hooks';
import { confirm } from '#locale/play.ts';
import { picturesEdited, picturesRead } from '#locale/widget.ts';
import { pointName } from '../../engine/coordinate.ts';
import type { Point, Selection } from '../../engine/types.ts';
import { plain } from '../../locales/phrase.ts';
import { pointSentence, pointWords } from '../../model/sentence.ts';
import { Pictures } from '../../rooms/solid/Pictures.tsx';
import type { BoardScene } from '../../ui/board/scene.ts';
import { type Snapshot, snapshotView } from '../state/snapshot.ts';
import type { Brush } from '../view/brush.ts';
import type { Actions } from '../view/component.ts';
import { put, selectionAt, stoneFor } from '../view/placing.ts';
import { summaryOf } from '../view/words.ts';
import { turnIn } from './turn.ts';

interface Props {
  readonly snapshot: Snapshot;
  /** The block or region that the reader points at in any part of the element. */
  readonly selection: Selection | null;
  readonly brush: Brush | null;
  readonly actions: Actions;
}

/** The page's pictures of a board in space, with the stones and the run of an element. */
export function SpaceBoard({ snapshot, selection, brush, actions }: Props) {
  const [cursor, moveCursor] = useState<Point>(0);
  const { study, position, facts, stepping, moment, show, palette, turn } = snapshot;
  const start = turnIn(turn);
  const use = brush ? picturesEdited : picturesRead;
  const scene: BoardScene = {
    study,
    position,
    view: { ...snapshotView(snapshot), selection },
    label: summaryOf(snapshot),
    help: use.layers,
    ghostAt: (point) => stoneFor(brush, snapshot, point),
    confirm:
      brush &&
      ((point) => confirm({ point: pointName(position, point), tool: stoneFor(brush, snapshot, point) ?? 'erase' })),
    cursor,
    moveCursor,
    press: (point) => {
      actions.point(point);
      if (brush) put(actions, snapshot, point, stoneFor(brush, snapshot, point));
    },
    remove: brush ? (point) => put(actions, snapshot, point, null) : undefined,
    describe: (point) =>
      facts
        ? plain(pointSentence(facts, position, study.at(stepping, moment), point, show === 'both'))
        : pointWords(position, point),
    describeDeps: [position, show, facts, moment],
    look: (hit) => actions.select(selectionAt(facts, hit)),
  };
  return (
    <Pictures
      scene={scene}
      palette={palette}
      {...(start && { start })}
      hint={use.hint}
      help={use.solid}
      layersHelp={use.layers}
    />
  );
}
