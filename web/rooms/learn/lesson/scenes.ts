/** The board of a lesson in each phase. */
import * as text from '#locale/lesson.ts';
import type { Study } from '../../../engine/engine.ts';
import type { BoardMark, Layer, Point, Position, Selection } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import type { Run } from '../../../model/run.ts';
import { selectionOf } from '../../../model/selection.ts';
import { pointSentence, pointWords } from '../../../model/sentence.ts';
import { ALL_LAYERS, CLEAN_LAYERS } from '../../../model/state.ts';
import { type BoardScene, PLACES_NOTHING } from '../../../ui/board/scene.ts';

/** The names of blocks and regions, and nothing of what becomes of them. */
const NAMED_LAYERS: readonly Layer[] = ['coordinates', 'names', 'labels'];

/** What all phases have in common. */
export interface Base {
  readonly study: Study;
  readonly position: Position;
  readonly title: string;
  /** What there is to do on the board; null if nothing. */
  readonly task: string | null;
  readonly cursor: Point;
  readonly moveCursor: (point: Point) => void;
  readonly surface: NonNullable<BoardScene['surface']>;
}

/** The bare board, on which a press does nothing. */
export function bareScene(
  { study, position, title, task, cursor, moveCursor, surface }: Base,
  marks: BoardMark[] = [],
): BoardScene {
  return {
    study,
    position,
    view: { color: null, moment: 0, layers: [...CLEAN_LAYERS, 'labels'], marks },
    label: text.board({ title, columns: position.columns, rows: position.rows, layers: 1 }),
    help: task === null ? '' : text.boardTask({ task }),
    ...PLACES_NOTHING,
    cursor,
    moveCursor,
    press() {},
    describe: (point) => pointWords(position, point),
    describeDeps: [position],
    surface,
  };
}

/** With the names of blocks and regions. */
export function namedScene(base: Base, marks: BoardMark[], press?: (point: Point) => void): BoardScene {
  const scene = bareScene(base, marks);
  return {
    ...scene,
    view: { ...scene.view, color: 'black', layers: NAMED_LAYERS },
    press(point) {
      base.moveCursor(point);
      press?.(point);
    },
  };
}

/** With what stays and what falls, and what the pointer is on lit. */
export function toldScene(
  base: Base,
  run: Run,
  selection: Selection | null,
  select: (selection: Selection | null) => void,
  marks: BoardMark[] = [],
): BoardScene {
  const { facts, moment, at } = run;
  const scene = bareScene(base);
  return {
    ...scene,
    view: { color: 'black', moment, layers: ALL_LAYERS, selection, marks },
    describe: (point) => plain(pointSentence(facts, base.position, at, point)),
    describeDeps: [base.position, 'told'],
    look: (hit) => select(selectionOf(hit, run)),
  };
}
