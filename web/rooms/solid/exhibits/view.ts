/** The marks on the board of an exhibit. */
import type { Study } from '../../../engine/engine.ts';
import type { BoardMark, Layer, Point, View } from '../../../engine/types.ts';
import type { Exhibit, Step } from './exhibit.ts';

const RESULT: readonly Layer[] = ['coordinates', 'regions', 'statuses'];
const PLAY: readonly Layer[] = ['coordinates', 'labels'];

/** Where nothing has been played, the result of the run; in a line of play the numbers of the turns. */
export function viewOf({ steps }: Exhibit, at: number, study: Study): View {
  const step = steps[at];
  const [first] = step?.turn?.points.slice(-1) ?? [];
  if (!step?.turn && step?.alive) {
    const moment = study.facts('black').steps.length;
    return { color: 'black', moment, layers: RESULT, marks: marksOf(step) };
  }
  return { color: null, moment: 0, layers: PLAY, lastMove: first ?? null, marks: numbersAt(steps, at) };
}

/** Squares on the points that a step is about. */
function marksOf({ without, encloses }: Step): readonly BoardMark[] {
  return [without, encloses].flatMap((point) => (point === null ? [] : [{ point, kind: 'square' as const }]));
}

/** The numbers of the turns whose stones are on the board; of several on one point the last. */
function numbersAt(steps: readonly Step[], at: number): BoardMark[] {
  const stones = steps[at]?.position.stones ?? '';
  const numbers = new Map<Point, number>();
  const start = steps.findLastIndex(({ turn }, index) => index <= at && !turn);
  for (const { turn } of steps.slice(start, at + 1)) {
    for (const point of turn?.points ?? []) if (stones[point] !== '.') numbers.set(point, turn?.number ?? 0);
  }
  return [...numbers].map(([point, number]) => ({ point, kind: 'label', text: String(number) }));
}
