/** Boards on which each mark of the legend can be seen, to draw a sample of it. */
import type { letters } from '#locale/below.ts';
import { pointNamed } from '../../engine/coordinate.ts';
import type { Engine, Study } from '../../engine/engine.ts';
import { colorAt, positionOf, withSwappedColors } from '../../engine/position.ts';
import type { Color, Point, Position, View } from '../../engine/types.ts';
import type { LegendMark } from '../../model/legend.ts';
import { momentAt } from '../../model/run.ts';
import { WORKED_STATE } from '../../model/state.ts';

/** A part of a drawn board. */
export interface Sample {
  readonly study: Study;
  readonly view: View;
  readonly position: Position;
  /** The points that are shown, from the first to the last of a row. */
  readonly points: readonly Point[];
}

/** A mark at a place of the run of Black; the points of a sample lie side by side in a row. */
interface Source {
  readonly board: Position;
  readonly place: string;
  readonly at: readonly string[];
  /** A stone of the starting set. */
  readonly start?: string;
}

const WORKED = WORKED_STATE.position;

export const SOURCES: Readonly<Record<LegendMark, Source>> = {
  castOutNow: { board: WORKED, place: '1.1', at: ['E6'] },
  castOut: { board: WORKED, place: '2.1', at: ['E6'] },
  alive: { board: WORKED, place: '3.1', at: ['A6'] },
  outside: { board: WORKED, place: '0', at: ['E6'], start: 'A6' },
  vital: { board: WORKED, place: '0', at: ['B6'] },
  healthy: { board: WORKED, place: '2.1', at: ['F2'] },
  // One empty point alone is a liberty of all blocks around it: these regions have two.
  listed: { board: positionOf(['X..X']), place: '0', at: ['B1', 'C1'] },
  notSmall: { board: positionOf(['X..']), place: '0', at: ['B1', 'C1'] },
  discardedNow: { board: WORKED, place: '1.3', at: ['D6'] },
  discarded: { board: WORKED, place: '2.1', at: ['D6'] },
};

/** A sample of a mark, as it is drawn for the blocks of a color. */
export function sampleOf(engine: Engine, mark: LegendMark, color: Color): Sample {
  const { board, place, at, start } = SOURCES[mark];
  const position = color === 'black' ? board : withSwappedColors(board);
  const points = at.map((name) => pointNamed(position, name) ?? 0);
  const from = start ? { [color]: [pointNamed(position, start) ?? 0] } : {};
  const study = engine.study(position, { colors: [color], rules: WORKED_STATE.rules, start: from });
  const moment = momentAt(study.facts(color), place);
  // Marks on stones are drawn without the outlines of the regions beside them.
  const layer = colorAt(board, points[0] ?? 0) ? 'statuses' : 'regions';
  return { study, view: { color, moment, layers: [layer] }, position, points };
}

/** The letters that the legend tells apart: the names of regions, and those of the diagram. */
export type Letter = keyof typeof letters;

/** The sample of the name of a region, or of a letter of the diagram. */
export function sampleOfLetter(engine: Engine, kind: Letter, color: Color): Sample {
  const position = color === 'black' ? WORKED : withSwappedColors(WORKED);
  const point = pointNamed(position, 'B6') ?? 0;
  const study = engine.study(position, { colors: [color], rules: WORKED_STATE.rules });
  const view: View =
    kind === 'region'
      ? { color, moment: 0, layers: ['names'] }
      : { color: null, moment: 0, layers: ['labels'], marks: [{ point, kind: 'label', text: 'b' }] };
  return { study, view, position, points: [point] };
}
