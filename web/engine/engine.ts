/**
 * The engine: the one importer of the wasm package. It loads once, gives plain data and
 * typed errors, and after a panic refuses every further call.
 */
import init, * as wasm from './pkg/pass_alive_wasm.js';
import type {
  BoardMark,
  Color,
  Facts,
  Hit,
  Moment,
  PlayedMove,
  Point,
  Position,
  Problem,
  ReadItem,
  ReadPosition,
  RegionRule,
  Relation,
  Rules,
  SuicideRule,
  TextFormat,
  Theme,
  View,
  WasmSource,
} from './types.ts';
import { COLORS, encodeView, MARKS } from './view.ts';

/** Input that the engine cannot take. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The engine has panicked, which is a bug of ours; it is not called again. */
export class EngineDead extends Error {
  override readonly name = 'EngineDead';

  constructor(cause?: unknown) {
    super('The engine has stopped after an internal error.', { cause });
  }
}

/** A point of every block of the starting set of a color; a color that is missing starts with all. */
export type Starts = Partial<Readonly<Record<Color, readonly Point[]>>>;

let loading: Promise<Engine> | undefined;

/** Loads the engine; every later call gives the same one, unless it could not be loaded. */
export function loadEngine(source: WasmSource): Promise<Engine> {
  loading ??= init({ module_or_path: source }).then(
    () => new Engine(),
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Runs calls into wasm, turns its errors into ours, and stops for good after a panic. */
class Guard {
  dead = false;
  /** What is freed when the work at hand is done; undefined leaves it to the garbage collector. */
  #brief: { free(): void }[] | undefined;

  run<T>(call: () => T): T {
    if (this.dead) {
      throw new EngineDead();
    }
    try {
      return call();
    } catch (error) {
      if (error instanceof EngineError || error instanceof EngineDead) throw error;
      if (error instanceof Error && error.name === 'EngineError') throw new EngineError(problemOf(error));
      // A trap, or an object that wasm-bindgen finds in a state it cannot be in.
      this.dead = true;
      throw new EngineDead(error);
    }
  }

  briefly<T>(work: () => T): T {
    if (this.dead) throw new EngineDead();
    const outer = this.#brief;
    const brief: { free(): void }[] = [];
    this.#brief = brief;
    try {
      return work();
    } finally {
      this.#brief = outer;
      if (!this.dead) for (const handle of brief) handle.free();
    }
  }

  /** Makes a handle into wasm. */
  make<T extends { free(): void }>(make: () => T): T {
    const handle = make();
    this.#brief?.push(handle);
    return handle;
  }
}

function problemOf(error: Error): Problem {
  const { code, line, column, points } = error as Error & Problem;
  return {
    code,
    message: error.message,
    ...(line !== undefined && column !== undefined ? { line, column } : {}),
    ...(points ? { points } : {}),
  };
}

/** Words in the order of the numbers that wasm has for them. */
const THEMES: readonly Theme[] = ['pale', 'dim', 'forced'];
const SUICIDES: readonly SuicideRule[] = ['forbidden', 'allowed'];
const REGIONS: readonly RegionRule[] = ['small', 'enclosed'];
const FORMATS: readonly TextFormat[] = ['sgf', 'diagram', 'rows'];

/** A CSS colour for each role. */
export type Palette = readonly string[];

export class Engine {
  readonly #guard = new Guard();

  /** Whether the engine has panicked. */
  get dead(): boolean {
    return this.#guard.dead;
  }

  /**
   * Does some work, and then lets go of all that it has read and studied, which must not be
   * asked any more. The garbage collector does the same, but not before the caller yields:
   * for thousands of positions at once that is too late.
   */
  briefly<T>(work: () => T): T {
    return this.#guard.briefly(work);
  }

  /**
   * A position with the analyses of `colors`.
   * @throws EngineError `no-liberty` (with the block's points), `no-block` (with the
   * point of `start` that has no stone of the colour), `bad-position`.
   */
  study(position: Position, options: { colors: readonly Color[]; rules: Rules; start?: Starts | null }): Study {
    const { colors, rules, start } = options;
    return this.#guard.run(() => {
      const handle = this.#guard.make(() => studyOf(position));
      for (const color of colors) {
        const points = start?.[color];
        handle.analyze(
          COLORS.indexOf(color),
          SUICIDES.indexOf(rules.suicide),
          REGIONS.indexOf(rules.regions),
          points && Uint32Array.from(points),
        );
      }
      return new Study(handle, this.#guard);
    });
  }

  /**
   * Plays a move by the rules.
   * @throws EngineError `occupied`, `suicide`, `ko` or `outside`, with the point.
   */
  play(position: Position, color: Color, point: Point, suicide: SuicideRule, ko: Point | null): PlayedMove {
    return this.#guard.run(() => {
      const [mover, rule] = [COLORS.indexOf(color), SUICIDES.indexOf(suicide)];
      const { stones, ...played } = studyOf(position).play(mover, point, rule, ko ?? undefined);
      return { ...played, position: { ...position, stones } };
    });
  }

  /** Reads a text in whatever format it is in: SGF, `$$` diagrams or rows. */
  read(text: string): Reading {
    return this.#guard.run(
      () =>
        new Reading(
          this.#guard.make(() => new wasm.Reading(text)),
          this.#guard,
        ),
    );
  }

  /**
   * Writes a position. The title is the diagram's, and the comment of the SGF's root.
   * @throws EngineError `too-large` for a board that SGF cannot write.
   */
  write(format: TextFormat, position: Position, marks: readonly BoardMark[] = [], title = ''): string {
    return this.#guard.run(() => {
      const handle = studyOf(position);
      addMarks(handle, marks);
      return handle.write(FORMATS.indexOf(format), title);
    });
  }

  /** A position that is only drawn. */
  board(position: Position): Study {
    return this.study(position, { colors: [], rules: { suicide: 'forbidden', regions: 'small' } });
  }

  /** What colours are asked for by, in the order of a palette: `board`, `black-stone` … */
  roles(): readonly string[] {
    return this.#guard.run(() => wasm.roles());
  }

  /** The colours of a theme, in the order of {@link roles}. */
  palette(theme: Theme): Palette {
    return this.#guard.run(() => wasm.palette(THEMES.indexOf(theme)));
  }
}

function studyOf({ columns, rows, stones }: Position): wasm.Study {
  return new wasm.Study(columns, rows, stones);
}

function addMarks(handle: wasm.Study, marks: readonly BoardMark[] | undefined): void {
  for (const { point, kind, text = '' } of marks ?? []) {
    handle.mark(point, MARKS.indexOf(kind), text.replace(/\s/g, ' '));
  }
}

/** A text that was read. */
export class Reading {
  readonly format: TextFormat;
  /** The answer for each board, diagram or game tree, bad ones included; never empty. */
  readonly items: readonly ReadItem[];
  readonly #handle: wasm.Reading;
  readonly #guard: Guard;

  constructor(handle: wasm.Reading, guard: Guard) {
    this.#handle = handle;
    this.#guard = guard;
    this.format = FORMATS[handle.format] as TextFormat;
    this.items = Array.from({ length: handle.length }, (_, item) => this.#item(item));
  }

  #item(item: number): ReadItem {
    try {
      return this.#guard.run(() => this.#handle.item(item)) as ReadItem;
    } catch (error) {
      if (error instanceof EngineError) {
        return { ok: false, problem: error.problem };
      }
      throw error;
    }
  }

  /**
   * The position of an item after `moves` moves of a line of play.
   * @throws EngineError why the item could not be read; `no-position` if there is no such
   * line, or it has fewer moves.
   */
  position(item: number, line: number, moves: number): ReadPosition {
    const found = this.#guard.run(() => this.#handle.position(item, line, moves));
    const { columns, rows } = this.items[item] as ReadItem & { ok: true };
    const { stones, ...rest } = found;
    return { ...rest, position: { columns, rows, stones } };
  }
}

/** A position and what was found out about it. */
export class Study {
  readonly #handle: wasm.Study;
  readonly #guard: Guard;
  readonly #facts = new Map<Color, Facts>();

  constructor(handle: wasm.Study, guard: Guard) {
    this.#handle = handle;
    this.#guard = guard;
  }

  /** Everything the analysis of `color` says. */
  facts(color: Color): Facts {
    return this.#guard.run(() => {
      const facts = this.#facts.get(color) ?? (this.#handle.facts(COLORS.indexOf(color)) as Facts);
      this.#facts.set(color, facts);
      return facts;
    });
  }

  /** The run of `color` at `moment`. */
  at(color: Color, moment: number): Moment {
    const { blocks, regions, around } = this.#guard.run(() => this.#handle.at(COLORS.indexOf(color), moment));
    const facts = this.facts(color);
    let relations: Moment['relations'] | undefined;
    return {
      blocks,
      regions,
      get relations() {
        relations ??= relationTable(facts, around);
        return relations;
      },
    };
  }

  /**
   * Paints `view` with its top left corner at the context's origin, with `spacing` of the
   * context's units between two lines. Lines are crisp when those units are the canvas's
   * own pixels.
   */
  paint(context: CanvasRenderingContext2D, view: View, spacing: number, palette: Palette): void {
    this.#show(view, (handle) => handle.paint(context, spacing, palette as string[]));
  }

  /** `view` as an SVG document. */
  svg(view: View, title: string, description: string): string {
    return this.#show(view, (handle) => handle.svg(title, description));
  }

  /**
   * The run of `color` as an SGF variation with a node a moment and these comments.
   * @throws EngineError `too-large` for a board that SGF cannot write.
   */
  sgfTrace(color: Color, comments: readonly string[]): string {
    return this.#guard.run(() =>
      this.#handle.sgfTrace(COLORS.indexOf(color), comments.map((comment) => `${comment}\0`).join('')),
    );
  }

  /** What is at `x`, `y`, in spacings from the drawing's top left corner; null in the margin. */
  hit(view: View, x: number, y: number): Hit | null {
    return this.#show(view, (handle) => handle.hit(x, y));
  }

  /** The size of the drawing of `view`, in spacings. */
  size(view: View): { readonly width: number; readonly height: number } {
    return this.#show(view, (handle) => handle.size());
  }

  /** Calls a handle that shows `view`. */
  #show<T>(view: View, call: (handle: wasm.Study) => T): T {
    return this.#guard.run(() => {
      this.#handle.show(...encodeView(view));
      addMarks(this.#handle, view.marks);
      return call(this.#handle);
    });
  }
}

/** Spreads the relations of each block to the regions around it over all regions. */
function relationTable(facts: Facts, around: readonly (readonly Relation[])[]): Relation[][] {
  return facts.blocks.map((block, index) => {
    const row = new Array<Relation>(facts.regions.length).fill('notAdjacent');
    block.regions.forEach((region, at) => {
      row[region] = around[index]?.[at] ?? 'notAdjacent';
    });
    return row;
  });
}
