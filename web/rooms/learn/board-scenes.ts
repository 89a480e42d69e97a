/** The board of a question or an answer in the room, on which no stone is placed. */
import { useState } from 'preact/hooks';
import type { Study } from '../../engine/engine.ts';
import type { BoardMark, Color, Point, Position, Selection } from '../../engine/types.ts';
import { plain } from '../../locales/phrase.ts';
import type { Run } from '../../model/run.ts';
import { selectionOf } from '../../model/selection.ts';
import { pointSentence, pointWords } from '../../model/sentence.ts';
import { ALL_LAYERS, CLEAN_LAYERS } from '../../model/state.ts';
import { type BoardScene, PLACES_NOTHING } from '../../ui/board/scene.ts';

/** What all scenes of a board have in common. */
export interface Base extends Pick<BoardScene, 'label' | 'help' | 'cursor' | 'moveCursor' | 'surface'> {
  readonly study: Study;
  readonly position: Position;
}

/** The cursor of a board. On a new board it is at the first point at once, which is what is told of it. */
export function useCursor(position: Position): Pick<Base, 'cursor' | 'moveCursor'> {
  const [on, set] = useState({ position, cursor: 0 });
  return {
    cursor: on.position === position ? on.cursor : 0,
    moveCursor: (point: Point) => set({ position, cursor: point }),
  };
}

/** The bare board, on which a press does nothing. */
export function bareScene(base: Base, marks: readonly BoardMark[] = []): BoardScene {
  const { position } = base;
  return {
    ...base,
    view: { color: null, moment: 0, layers: [...CLEAN_LAYERS, 'labels'], marks },
    ...PLACES_NOTHING,
    press() {},
    describe: (point) => pointWords(position, point),
    describeDeps: [position],
  };
}

/** With what stays and what falls, and what the pointer is on lit. */
export function toldScene(
  base: Base,
  run: Run,
  color: Color,
  selection: Selection | null,
  select: (selection: Selection | null) => void,
  marks: readonly BoardMark[] = [],
): BoardScene {
  const { facts, moment, at } = run;
  const { position } = base;
  return {
    ...bareScene(base),
    view: { color, moment, layers: ALL_LAYERS, selection, marks },
    describe: (point) => plain(pointSentence(facts, position, at, point)),
    describeDeps: [position, 'told'],
    look: (hit) => select(selectionOf(hit, run)),
  };
}
