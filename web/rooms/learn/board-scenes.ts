/** The board of a question or an answer in the room, on which no stone is placed. */
import { useState } from 'preact/hooks';
import * as text from '#locale/lesson.ts';
import { inRegion, ofBlock } from '#locale/run.ts';
import { unit } from '#locale/shared.ts';
import type { Study } from '../../engine/engine.ts';
import type { BoardMark, Color, Facts, Point, Position, Selection } from '../../engine/types.ts';
import { plain } from '../../locales/phrase.ts';
import type { Run } from '../../model/run.ts';
import { selectionOf } from '../../model/selection.ts';
import { nameOf, pointWords } from '../../model/sentence.ts';
import { ALL_LAYERS, CLEAN_LAYERS } from '../../model/state.ts';
import { type BoardScene, PLACES_NOTHING } from '../../ui/board/scene.ts';

/** What all scenes of a board have in common. */
export interface Base extends Pick<BoardScene, 'label' | 'help' | 'helpInSpace' | 'cursor' | 'moveCursor' | 'surface'> {
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

/** What becomes of a point's block or region, in the words of lessons. */
function toldWords(facts: Facts, position: Position, point: Point): string {
  const on = pointWords(position, point);
  const own = facts.blocks.findIndex(({ points }) => points.includes(point));
  if (own >= 0) {
    const round = facts.blocks[own]?.castOut ?? null;
    const fate = round === null ? text.blockStays : text.blockFalls({ round });
    return plain(unit([on, ofBlock({ block: nameOf(facts, 'block', own) }), fate]));
  }
  const around = facts.regions.findIndex(({ points }) => points.includes(point));
  if (around < 0) return on;
  const blocksOf = (indices: readonly number[]) => indices.map((index) => nameOf(facts, 'block', index));
  const keeps = facts.blocks.flatMap(({ vital }, index) => (vital.includes(around) ? [index] : []));
  const { lost = [] } = facts.regions[around] ?? {};
  const fate = keeps.length
    ? text.regionKeeps({ blocks: blocksOf(keeps) })
    : lost.length
      ? text.regionLost({ blocks: blocksOf(lost) })
      : text.regionCounts;
  return plain(unit([on, inRegion({ region: nameOf(facts, 'region', around) }), fate]));
}

/** With circles on what stays and crosses on what falls, where Black answers; but for the stones with names. */
export function fatesScene(
  base: Base,
  { blocks }: Facts,
  stay: readonly Point[],
  fall: readonly Point[],
  marks: readonly BoardMark[],
): BoardScene {
  const { position } = base;
  const names = blocks.map(({ points: [point = 0], shown }) => ({ point, kind: 'label' as const, text: shown }));
  const mark = (kind: 'circle' | 'cross') => (point: Point) => ({ point, kind });
  const fates = [...stay.map(mark('circle')), ...fall.map(mark('cross'))];
  const isTaken = (point: Point) => [...names, ...marks].some((mark) => mark.point === point);
  return {
    ...bareScene(base, [...names, ...fates.filter(({ point }) => !isTaken(point)), ...marks]),
    describe(point) {
      const on = pointWords(position, point);
      const fate = stay.includes(point) ? text.blockStays : fall.includes(point) ? text.marks.castOut : null;
      return fate === null ? on : plain(unit([on, fate]));
    },
    describeDeps: [position, 'fates'],
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
  const { facts, moment } = run;
  const { position } = base;
  return {
    ...bareScene(base),
    view: { color, moment, layers: ALL_LAYERS, selection, marks },
    describe: (point) => toldWords(facts, position, point),
    describeDeps: [position, 'told'],
    look: (hit) => select(selectionOf(hit, run)),
  };
}
