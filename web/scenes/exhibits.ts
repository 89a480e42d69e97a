/** The exhibits of the gallery: boards in space, and lines of play on them. */
import { pointNamed } from '../engine/coordinate.ts';
import { stoneOf } from '../engine/position.ts';
import type { Color, Point, Position, Size, SuicideRule } from '../engine/types.ts';
import file from './exhibits.json' with { type: 'json' };
import { loadOf, type Scene } from './scene.ts';

/** A turn of one stone or several, and what follows. */
export interface Turn {
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
  readonly id: string;
  /** The color of the block whose liberties are counted, and one of its stones. */
  readonly runner: { readonly color: Color; readonly stone: Point } | null;
  readonly steps: readonly Step[];
}

/** A step in the file: a scene, the last one of these without a stone, or a turn on the board before. */
export interface WrittenStep extends Partial<Scene<Claims>> {
  readonly without?: string;
  readonly turn?: {
    readonly color: Color;
    readonly points: readonly string[];
    readonly together?: boolean;
    readonly captured?: readonly string[];
    readonly liberties?: number;
  };
  readonly encloses?: string;
}

/** Checked by the tests of the engine and of `crates/core`, as are the stones that a turn captures, and liberties. */
interface Claims {
  /** The black stones that are unconditionally alive without suicide, and with it. */
  readonly aliveStones?: readonly number[];
  readonly blocks?: number;
  /** The points on which a white stone would be suicide. */
  readonly refused?: readonly string[];
}

interface WrittenRunner {
  readonly color: Color;
  readonly stone: string;
}

/** `exhibits.json`. */
export interface ExhibitsFile {
  readonly exhibits: readonly {
    readonly id: string;
    readonly runner?: WrittenRunner;
    /** Given if stones connect over edges too, against the rules. */
    readonly joins?: 'edges';
    readonly firstMove?: number;
    readonly steps: readonly WrittenStep[];
  }[];
}

export const EXHIBITS: readonly Exhibit[] = (file as ExhibitsFile).exhibits.map(
  ({ id, runner, firstMove = 1, steps }) => ({
    id,
    ...exhibitOf(stepsOf(steps, firstMove), runner),
  }),
);

function exhibitOf(steps: readonly Step[], runner: WrittenRunner | undefined): Omit<Exhibit, 'id'> {
  const size = steps.at(-1)?.position;
  return { steps, runner: runner && size ? { color: runner.color, stone: pointIn(size, runner.stone) } : null };
}

function stepsOf(written: readonly WrittenStep[], firstMove: number): readonly Step[] {
  const steps: Step[] = [];
  let base: Position | null = null;
  let suicide: SuicideRule = 'forbidden';
  let number = firstMove;
  for (const step of written) {
    if (step.board !== undefined) {
      const { position, rules } = loadOf({ ...step, board: step.board });
      base = position;
      suicide = rules?.suicide ?? 'forbidden';
      number = firstMove;
    }
    const before = step.turn ? steps.at(-1)?.position : base;
    if (!before) throw new Error('a step without a board');
    const pointsOf = (names: readonly string[] = []) => names.map((name) => pointIn(before, name));
    const [without = null] = pointsOf(step.without === undefined ? [] : [step.without]);
    const turn: Turn | null = step.turn
      ? {
          color: step.turn.color,
          points: pointsOf(step.turn.points),
          together: step.turn.together ?? false,
          gone: pointsOf(step.turn.captured),
          liberties: step.turn.liberties ?? null,
          number: number++,
        }
      : null;
    steps.push({
      suicide,
      turn,
      without,
      position: changed(before, turn, turn ? turn.gone : without === null ? [] : [without]),
      encloses: step.encloses === undefined ? null : pointIn(before, step.encloses),
      alive: step.claims?.aliveStones ?? null,
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
