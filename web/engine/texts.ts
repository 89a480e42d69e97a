/** Texts that hold boards, diagrams and games, read and written. */
import type { TextsBinding } from './binding.ts';
import { EngineError, guard } from './guard.ts';
import { type AnalysisOptions, addMarks, analyze, COLORS, studyOf } from './numbers.ts';
import type { BoardMark, Color, Position, ReadItem, ReadPosition, Station, TextFormat } from './types.ts';

/** In the order of the numbers that wasm has for them. */
const FORMATS: readonly TextFormat[] = ['sgf', 'diagram', 'rows'];

/** The reader and writer of texts. */
export class Texts {
  readonly #wasm: TextsBinding;

  constructor(wasm: TextsBinding) {
    this.#wasm = wasm;
  }

  /** Reads a text in whatever format it is in: SGF, `$$` diagrams or rows. */
  read(text: string): Reading {
    return guard.run(() => new Reading(guard.made(new this.#wasm.Reading(text))));
  }

  /**
   * Writes a position. The title is the diagram's, and the comment of the SGF's root.
   * @throws EngineError `too-large` for a board that SGF cannot write.
   */
  write(format: TextFormat, position: Position, marks: readonly BoardMark[] = [], title = ''): string {
    return guard.run(() => {
      const handle = studyOf(this.#wasm, position);
      addMarks(handle, marks);
      return handle.write(FORMATS.indexOf(format), title);
    });
  }

  /**
   * Writes the run of `color` as an SGF variation with a node a moment and these comments.
   * @throws EngineError `too-large` for a board that SGF cannot write; those of
   * `Engine.study`.
   */
  writeRun(position: Position, color: Color, options: AnalysisOptions, comments: readonly string[]): string {
    return guard.run(() => {
      const handle = studyOf(this.#wasm, position);
      analyze(handle, color, options);
      return handle.sgfTrace(COLORS.indexOf(color), comments.map((comment) => `${comment}\0`).join(''));
    });
  }
}

type Size = Pick<Position, 'columns' | 'rows'>;

/** A text that was read. */
export class Reading {
  readonly format: TextFormat;
  /** The number of boards, diagrams or game trees, bad ones included; at least one. */
  readonly length: number;
  readonly #handle: InstanceType<TextsBinding['Reading']>;
  #items: readonly ReadItem[] | undefined;
  #sized: ({ readonly item: number } & Size) | undefined;

  constructor(handle: InstanceType<TextsBinding['Reading']>) {
    this.#handle = handle;
    this.format = FORMATS[handle.format] as TextFormat;
    this.length = handle.length;
  }

  /** All items, which stay in memory. */
  get items(): readonly ReadItem[] {
    this.#items ??= Array.from({ length: this.length }, (_, item) => this.item(item));
    return this.#items;
  }

  /** One item. */
  item(item: number): ReadItem {
    try {
      return guard.run(() => this.#handle.item(item)) as ReadItem;
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
    return this.#placed(
      guard.run(() => this.#handle.position(item, line, moves)),
      item,
    );
  }

  /**
   * The positions of an item from the start of a line of play to its end; none if there is no
   * such line.
   * @throws EngineError why the item could not be read
   */
  course(item: number, line: number): Station[] {
    return guard.run(() => this.#handle.course(item, line)).map((found) => this.#placed(found, item));
  }

  /** Gives its memory back, after which it must not be asked any more. */
  free(): void {
    guard.run(() => this.#handle.free());
  }

  /** A position with the size of the item's board. */
  #placed({ stones, ...rest }: Omit<ReadPosition, 'position'> & { stones: string }, item: number): ReadPosition {
    const { columns, rows } = this.#sizeOf(item);
    return { ...rest, position: { columns, rows, stones } };
  }

  /** The size of an item's board, kept for the item that was asked about last. */
  #sizeOf(item: number): Size {
    if (this.#sized?.item !== item) this.#sized = { item, ...(this.item(item) as Size) };
    return this.#sized;
  }
}
