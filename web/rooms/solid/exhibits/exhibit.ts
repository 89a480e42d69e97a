/** The exhibits of the gallery: boards in space, and lines of play on them. */
import type { exhibits } from '#locale/space-gallery.ts';
import file from '../../../../tests/positions/space-gallery.json' with { type: 'json' };
import { pointNamed } from '../../../engine/coordinate.ts';
import { isGrid, stoneOf } from '../../../engine/position.ts';
import type { Color, Form, Point, Position, Size, SuicideRule } from '../../../engine/types.ts';

/** A turn of one stone or several, and what follows. */
interface Turn {
  readonly color: Color;
  readonly points: readonly Point[];
  /** True if its stones are placed at the same time. */
  readonly together: boolean;
  /** The stones that it takes off the board, of either color. */
  readonly gone: readonly Point[];
  /** The liberties that the runner has after it. */
  readonly liberties: number | null;
  /** Its number in the line of play. */
  readonly number: number;
}

/** A board of an exhibit, and the turn that leads to it. */
export interface Step {
  readonly position: Position;
  readonly suicide: SuicideRule;
  readonly turn: Turn | null;
  /** The stone that is missing, if the step is about that. */
  readonly without: Point | null;
  /** The point that the stones enclose. */
  readonly encloses: Point | null;
  /** The numbers of black stones that are unconditionally alive without suicide, and with it. */
  readonly alive: readonly number[] | null;
}

/** An exhibit, by its name in addresses. */
export interface Exhibit {
  readonly id: keyof typeof exhibits;
  /** The color of the block whose liberties are counted, and one of its stones. */
  readonly runner: { readonly color: Color; readonly stone: Point } | null;
  readonly steps: readonly Step[];
}

/** A step in the file: a board, the last one of these without a stone, or a turn on the board before. */
interface Written {
  readonly board?: string;
  readonly form?: string;
  readonly suicide?: string;
  readonly without?: string;
  readonly plays?: string;
  readonly points?: readonly string[];
  readonly together?: boolean;
  readonly captured?: readonly string[];
  readonly liberties?: number;
  readonly encloses?: string;
  readonly alive?: readonly number[];
}

interface WrittenRunner {
  readonly color: Color;
  readonly stone: string;
}

export const EXHIBITS: readonly Exhibit[] = file.exhibits.map(({ id, runner, firstMove = 1, steps }) => ({
  id: id as Exhibit['id'],
  ...told(stepsOf(steps, firstMove), runner as WrittenRunner | undefined),
}));

function told(steps: readonly Step[], runner: WrittenRunner | undefined): Omit<Exhibit, 'id'> {
  const size = steps.at(-1)?.position;
  return { steps, runner: runner && size ? { color: runner.color, stone: pointIn(size, runner.stone) } : null };
}

function stepsOf(written: readonly Written[], firstMove: number): readonly Step[] {
  const steps: Step[] = [];
  let base: Position | null = null;
  let suicide: SuicideRule = 'forbidden';
  let number = firstMove;
  for (const step of written) {
    if (step.board !== undefined) {
      base = positionIn(step.board, step.form as Form | undefined);
      suicide = (step.suicide as SuicideRule | undefined) ?? 'forbidden';
      number = firstMove;
    }
    const before = step.plays ? steps.at(-1)?.position : base;
    if (!before) throw new Error('a step without a board');
    const pointsOf = (names: readonly string[] = []) => names.map((name) => pointIn(before, name));
    const [without = null] = pointsOf(step.without === undefined ? [] : [step.without]);
    const turn: Turn | null = step.plays
      ? {
          color: step.plays as Color,
          points: pointsOf(step.points),
          together: step.together ?? false,
          gone: pointsOf(step.captured),
          liberties: step.liberties ?? null,
          number: number++,
        }
      : null;
    steps.push({
      suicide,
      turn,
      without,
      position: changed(before, turn, turn ? turn.gone : without === null ? [] : [without]),
      encloses: step.encloses === undefined ? null : pointIn(before, step.encloses),
      alive: step.alive ?? null,
    });
  }
  return steps;
}

function pointIn(size: Size, name: string): Point {
  const point = pointNamed(size, name);
  if (point === null) throw new Error(`no point ${name}`);
  return point;
}

/** The position with the stones of a turn, and then without those that go. */
function changed(position: Position, turn: Turn | null, gone: readonly Point[]): Position {
  const stones = [...position.stones];
  for (const point of turn?.points ?? []) stones[point] = stoneOf(turn?.color ?? null);
  for (const point of gone) stones[point] = '.';
  return { ...position, stones: stones.join('') };
}

/** A board from its rows, `/` between them and `//` between layers. */
function positionIn(text: string, form: Form = 'box'): Position {
  const layers = text.split('//').map((layer) => layer.split('/'));
  const [rows = []] = layers;
  const [row = ''] = rows;
  const size = { columns: row.length, rows: rows.length, layers: layers.length, form };
  const stones = layers.flat().join('');
  return isGrid(size) ? { columns: size.columns, rows: size.rows, stones } : { ...size, stones };
}
