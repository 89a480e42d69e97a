/** Analyses the positions of a text. */

import { moreWarnings, noLiberty } from '#locale/faults.ts';
import type { Starts } from '../engine/analysis.ts';
import { pointNamed } from '../engine/coordinate.ts';
import type { Engine, Study } from '../engine/engine.ts';
import { withHandles } from '../engine/handles.ts';
import type { Reading } from '../engine/texts.ts';
import type { Color, LinePosition, Point, Position, ReadItem } from '../engine/types.ts';
import type { WidgetBuild } from '../engine/widget.ts';
import { fault, warning } from '../model/fault.ts';
import { noLibertyOf } from '../model/run.ts';
import { PassAliveError } from './error.ts';
import { AnswersMemory, checkLength } from './limits.ts';
import { answerOf, namesOf } from './position.ts';
import type { Moves, Question } from './question.ts';
import type { Answer, Warning } from './types.ts';

/**
 * The answers to `question` for every position of `text`, in order.
 * @throws PassAliveError for the first tree, diagram or board that has none; `too-long`,
 * `too-many`
 */
export function answers({ engine, texts }: WidgetBuild, text: string, question: Question): Answer[] {
  checkLength(text);
  const memory = new AnswersMemory();
  const found: Answer[] = [];
  withHandles(() => {
    const reading = texts.read(text);
    for (let index = 0; ; index++) {
      const item = reading.item(index);
      if (!item) break;
      if (!item.ok) {
        const { code, line, column } = item.problem;
        throw new PassAliveError(code, fault(item.problem), { line, column, index });
      }
      const names = namesOf(item);
      const moves = movesAsked(question.moves, item, index);
      memory.begin(item, moves.length);
      const positionAfter = positionsOf(reading, item, index, moves.length);
      for (const move of moves) {
        const place = { item, index, names, move };
        const answer = withHandles(() => answerTo(question, engine, positionAfter(move), place));
        memory.add(answer);
        found.push(answer);
      }
      if (question.onWarning) reportWarnings(question.onWarning, reading, index, moves.at(-1) ?? 0);
    }
  });
  return found;
}

/** One position of a text. */
interface Place {
  readonly item: ReadItem & { ok: true };
  readonly index: number;
  /** The names of the board's points. */
  readonly names: readonly string[];
  readonly move: number;
}

/** The moves of the main line after which an answer is wanted. */
function movesAsked(moves: Moves, { lines, line, column }: Place['item'], index: number): number[] {
  const last = lines[0] ?? 0;
  if (moves.kind === 'last') return [last];
  const { kind, number } = moves;
  if (kind === 'every') {
    return [...Array.from({ length: Math.ceil(last / number) }, (_, step) => step * number), last];
  }
  if (number <= last) return [number];
  throw new PassAliveError('no-move', `there is no move ${number}: the last is ${last}`, { line, column, index });
}

/** The longest main line, in points of all its positions, that is played through at once. */
const POINTS_AT_ONCE = 20e6;

/**
 * The positions of the main line by their moves. The line is played through once where several
 * are asked for and all of them have room; otherwise each is played from the start.
 */
function positionsOf(
  reading: Reading,
  { lines, columns, rows }: Place['item'],
  index: number,
  asked: number,
): (move: number) => Position {
  const isLong = (lines[0] ?? 0) * columns * rows > POINTS_AT_ONCE;
  if (asked === 1 || isLong) return (move) => reading.position(index, 0, move).position;
  const positions = reading.positions(index, 0);
  return (move) => (positions[move] as LinePosition).position;
}

/** Reports the faults of an item up to a move, which include those up to earlier moves. */
function reportWarnings(report: (warning: Warning) => void, reading: Reading, index: number, move: number): void {
  const { position, warnings, moreWarnings: more } = reading.position(index, 0, move);
  for (const each of warnings) report({ index, message: warning(each, position) });
  if (more > 0) report({ index, message: moreWarnings({ n: more }) });
}

/** The answer for one position. */
function answerTo({ colors, rules, start }: Question, engine: Engine, position: Position, place: Place): Answer {
  const { item, index, names, move } = place;
  const study = studied(place, () =>
    engine.study(position, { colors, rules, start: start && startsOf(start, position, colors, place) }),
  );
  const facts = Object.fromEntries(colors.map((color) => [color, study.facts(color)]));
  const { assumedOutsideEmpty } = item;
  return answerOf(position, { index, move, assumedOutsideEmpty }, rules, facts, names);
}

/** Makes the study; its error gets the place in the text. */
function studied({ item, index, names, move }: Place, study: () => Study): Study {
  try {
    return study();
  } catch (error) {
    const { code, color, points } = noLibertyOf(error);
    const named = points.map((point) => names[point] as string);
    const after = item.lines[0] ? `after move ${move}: ` : '';
    const message = after + noLiberty({ color, stones: named.length, point: named[0] as string });
    throw new PassAliveError(code, message, { line: item.line, column: item.column, index, points: named });
  }
}

/** The points of the starting set, sorted by the colour of their stones. */
function startsOf(
  names: readonly string[],
  position: Position,
  colors: readonly Color[],
  { item: { line, column }, index }: Place,
): Starts {
  const starts: Record<Color, Point[]> = { black: [], white: [] };
  const points = names.map((name) => {
    const point = pointNamed(position, name);
    if (point !== null) return point;
    throw new PassAliveError('no-point', `the board has no point ${name}`, { line, column, index, points: [name] });
  });
  points.forEach((point, at) => {
    const stone = position.stones.charAt(point);
    const color = stone === 'X' ? 'black' : 'white';
    if (stone === '.' || !colors.includes(color)) {
      const kind = colors.length === 1 ? `${colors[0]} ` : '';
      const message = `there is no ${kind}stone on ${names[at]} to start from`;
      throw new PassAliveError('no-block', message, { line, column, index, points: [names[at] as string] });
    }
    starts[color].push(point);
  });
  return starts;
}
