/**
 * Positions, their analyses and drawings, by any build of the wasm package. It gives plain data
 * and typed errors, and after a panic refuses every further call.
 */

import { analyzed, type StudyOptions, studyOf } from './analysis.ts';
import type { BoardBinding, LensBinding } from './binding.ts';
import { guard } from './guard.ts';
import type { RegionSurface } from './space.ts';
import type {
  Color,
  Facts,
  Hit,
  Moment,
  PlayedMove,
  Point,
  Position,
  Relation,
  SuicideRule,
  Theme,
  View,
} from './types.ts';

export type { AnalysisOptions, StudyOptions } from './analysis.ts';
export { EngineDead, EngineError, problemOf } from './guard.ts';

type Handle = InstanceType<BoardBinding['Study']>;
/** A position in the build with everything, the only one that draws boards in space. */
type SpaceHandle = InstanceType<LensBinding['Study']>;

/** A CSS colour for each role, and how large stones are, as in a {@link View}. */
export type Palette = readonly string[] & Pick<View, 'stoneRadius'>;

export class Engine {
  readonly #wasm: BoardBinding;
  /** Once it is there, grids use it too, for the marks of lenses. */
  #spaces: BoardBinding | undefined;

  constructor(wasm: BoardBinding) {
    this.#wasm = wasm;
  }

  /** Adds the build that draws boards in space and the marks of lenses, which the one for the first board may lack. */
  addSpaces(wasm: BoardBinding): void {
    this.#spaces = wasm;
  }

  /** True if it draws boards in space and the marks of lenses. */
  get hasSpaces(): boolean {
    return this.#spaces !== undefined;
  }

  get #build(): BoardBinding {
    return this.#spaces ?? this.#wasm;
  }

  /** True after a panic. */
  get dead(): boolean {
    return guard.dead;
  }

  /**
   * A position with the analyses of `colors`.
   * @throws EngineError `no-liberty` (with the block's points), `no-block` (with the
   * point of `start` that has no stone of the colour), `bad-position`.
   */
  study(position: Position, options: StudyOptions): Study {
    return guard.run(() => new Study(analyzed(this.#build, position, options)));
  }

  /**
   * Plays a move by the rules.
   * @throws EngineError `occupied`, `suicide`, `ko` or `outside`, with the point.
   */
  play(position: Position, color: Color, point: Point, suicide: SuicideRule, ko: Point | null): PlayedMove {
    return guard.run(() => studyOf(this.#build, position).play(color, point, suicide, ko));
  }

  /** A position that is only drawn. */
  board(position: Position): Study {
    return this.study(position, { colors: [], rules: { suicide: 'forbidden', regions: 'small' } });
  }

  /** The names of the roles that have colours, in the order of a palette: `board`, `black-stone` …. */
  roles(): readonly string[] {
    return guard.run(() => this.#build.roles());
  }

  /** The colours of a theme, in the order of {@link roles}. */
  palette(theme: Theme): Palette {
    return guard.run(() => this.#build.palette(theme));
  }
}

/** A position and its analyses. */
export class Study {
  readonly #handle: Handle;
  readonly #facts = new Map<Color, Facts>();

  constructor(handle: Handle) {
    this.#handle = handle;
  }

  /** The results of the analysis of `color`. */
  facts(color: Color): Facts {
    return guard.run(() => {
      const facts = this.#facts.get(color) ?? (this.#handle.facts(color) as Facts);
      this.#facts.set(color, facts);
      return facts;
    });
  }

  /** The run of `color` at `moment`. */
  at(color: Color, moment: number): Moment {
    const { blocks, regions, around } = guard.run(() => this.#handle.at(color, moment));
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
    const { stoneRadius } = palette;
    guard.run(() => this.#handle.paint({ ...view, stoneRadius }, context, spacing, palette as string[]));
  }

  /** The names of the roles of the marks that `view` shows, such as `vital`; none in the widget. */
  drawn(view: View): readonly string[] {
    return guard.run(() => this.#handle.drawn?.(view) ?? []);
  }

  /** The point, block and region at `x`, `y`, in spacings from the drawing's top left corner; null in the margin. */
  hit(view: View, x: number, y: number): Hit | null {
    return guard.run(() => this.#handle.hit(view, x, y));
  }

  /** The middle of a point on the drawing of a board in space, in spacings from its top left corner. */
  place(view: View, point: Point): readonly [x: number, y: number] {
    const [x = 0, y = 0] = guard.run(() => (this.#handle as SpaceHandle).place(view, point));
    return [x, y];
  }

  /**
   * The points around those of a region, on a board in space.
   * @throws EngineError `no-point`
   */
  surface(region: readonly Point[]): RegionSurface {
    return guard.run(() => (this.#handle as SpaceHandle).surface(Uint32Array.from(region)));
  }

  /** The size of the drawing of `view`, in spacings. */
  size(view: View): { readonly width: number; readonly height: number } {
    return guard.run(() => this.#handle.size(view));
  }
}

/** A table of all blocks and regions from the relations of each block to the regions around it. */
function relationTable(facts: Facts, around: readonly (readonly Relation[])[]): Relation[][] {
  return facts.blocks.map((block, index) => {
    const row = new Array<Relation>(facts.regions.length).fill('notAdjacent');
    block.regions.forEach((region, at) => {
      row[region] = around[index]?.[at] ?? 'notAdjacent';
    });
    return row;
  });
}
