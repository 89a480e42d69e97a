/** The marks on the board of an exhibit. */
import type { Study } from '../../../engine/engine.ts';
import type { SpaceView } from '../../../engine/space.ts';
import type { BoardMark, Layer, Point, View } from '../../../engine/types.ts';
import { plain } from '../../../locales/phrase.ts';
import { pointSentence, pointWords } from '../../../model/sentence.ts';
import type { Exhibit, Step } from '../../../scenes/exhibits.ts';

const RESULT: readonly Layer[] = ['coordinates', 'regions', 'statuses', 'labels'];
const PLAY: readonly Layer[] = ['coordinates', 'labels'];

/**
 * The result of the run, or the point that the stones enclose; in a line of play only the numbers of
 * the turns.
 */
export function viewOf({ steps }: Exhibit, at: number, study: Study): SpaceView {
  const step = steps[at];
  const [last = null] = step?.turn?.points.slice(-1) ?? [];
  const taken = (step?.turn?.gone ?? []).map((point): BoardMark => ({ point, kind: 'square' }));
  const marks = [...numbersAt(steps, at), ...taken];
  const play: SpaceView = { color: null, moment: 0, layers: PLAY, lastMove: last, marks };
  if (!step || step.turn) return play;
  const { encloses, without } = step;
  if (encloses !== null) return { ...play, marks: [{ point: encloses, kind: 'square' }], surface: stonesOf(step) };
  // Marks that went with the first stone would say that it took them.
  if (without === null && steps.some(({ turn }) => turn)) return play;
  const missing: BoardMark[] = without === null ? [] : [{ point: without, kind: 'square' }];
  return { color: 'black', moment: study.facts('black').steps.length, layers: RESULT, marks: missing };
}

/** A point in words, with its block or region and their status where the board shows them. */
export function wordsAt({ position }: Step, { color, moment }: View, study: Study, point: Point): string {
  if (!color) return pointWords(position, point);
  return plain(pointSentence(study.facts(color), position, study.at(color, moment), point, false));
}

const stonesOf = ({ position }: Step): readonly Point[] =>
  [...position.stones].flatMap((stone, point) => (stone === '.' ? [] : [point]));

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
