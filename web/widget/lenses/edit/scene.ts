/** The board of an element for the page's parts. */
import { confirm } from '#locale/play.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Point, Selection } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import { isShown } from '../../../model/crop.ts';
import { pointSentence, pointWords } from '../../../model/sentence.ts';
import { type BoardScene, PLACES_NOTHING } from '../../../ui/board/scene.ts';
import { type Snapshot, snapshotView } from '../../state/snapshot.ts';
import type { Actions } from '../../view/component.ts';
import { selectionAt } from '../../view/selection.ts';
import { summaryOf } from '../../view/words.ts';
import type { Brush } from './brush.ts';
import { press, put, stoneFor } from './editing.ts';

/** What a board is drawn from, and what its reader can do. */
export interface Drawn {
  readonly snapshot: Snapshot;
  /** The block or region that the reader points at in any part of the element. */
  readonly selection: Selection | null;
  /** Null for a board that is only read. */
  readonly brush: Brush | null;
  readonly actions: Actions;
  /** Says what became of a press. */
  readonly say: (sentence: string) => void;
}

interface Cursor {
  readonly cursor: Point;
  readonly moveCursor: (point: Point) => void;
}

/** The scene of a board that is read, or edited with a brush. */
export function sceneOf({ snapshot, selection, brush, actions, say }: Drawn, help: string, at: Cursor): BoardScene {
  const { study, position, crop, sides, facts, stepping, moment, show } = snapshot;
  const scene: BoardScene = {
    ...PLACES_NOTHING,
    study,
    position,
    crop,
    sides,
    view: { ...snapshotView(snapshot), selection },
    label: summaryOf(snapshot),
    help,
    cursor: at.cursor,
    moveCursor: (point) => isShown(crop, position, point) && at.moveCursor(point),
    press: actions.point,
    describe: (point) =>
      facts
        ? plain(pointSentence(facts, position, study.at(stepping, moment), point, show === 'both'))
        : pointWords(position, point),
    describeDeps: [position, show, facts, moment],
    look: (hit) => actions.select(selectionAt(facts, hit)),
  };
  if (!brush) return scene;
  return {
    ...scene,
    ghostAt: (point) => stoneFor(brush, snapshot, point),
    confirm: (point) =>
      confirm({ point: pointName(position, point), tool: stoneFor(brush, snapshot, point) ?? 'erase' }),
    press: (point) => {
      actions.point(point);
      say(press(actions, brush, snapshot, point));
    },
    remove: (point) => {
      say('');
      put(actions, snapshot, point, null);
    },
  };
}
