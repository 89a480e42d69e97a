/** Reading and writing texts with boards, diagrams and games. */

import { analyzed, type StudyOptions, studyOf } from './analysis.ts';
import type { Variation } from './answers.ts';
import type { TextsBinding } from './binding.ts';
import { type GameInfo, INFO, PLAYER } from './game-info.ts';
import { EngineError, guard } from './guard.ts';
import type { TextProblem } from './problem.ts';
import type { BoardMark, Position, ReadItem, ReadPosition, TextFormat, View } from './types.ts';

export type { Variation } from './answers.ts';
export type { GameInfo, Player } from './game-info.ts';

/** The reader and writer of texts. */
export class Texts {
  readonly #wasm: TextsBinding;

  constructor(wasm: TextsBinding) {
    this.#wasm = wasm;
  }

  /** Opens a text in SGF, `$$` diagrams or rows; the format is detected. */
  read(text: string): Reading {
    return guard.run(() => new Reading(readingOf(this.#wasm, text)));
  }

  /**
   * Writes a position. The title becomes that of the diagram, or the comment of the SGF's root.
   * @throws EngineError `unwritable` for a board with a side longer than 52, which SGF cannot write.
   */
  write(format: TextFormat, position: Position, marks: readonly BoardMark[] = [], title = ''): string {
    return guard.run(() => studyOf(this.#wasm, position).write(format, marks as BoardMark[], title));
  }

  /**
   * Writes a view of a position as an SVG document.
   * @throws EngineError those of `Engine.study`
   */
  svg(position: Position, options: StudyOptions, view: View, title: string, description: string): string {
    return guard.run(() => analyzed(this.#wasm, position, options).svg(view, title, description));
  }
}

/** A text in the wasm of some build. Only one that draws boards with layers reads them. */
export function readingOf<R extends { free(): void }>(
  { Study, Reading }: Pick<TextsBinding, 'Study'> & { readonly Reading: new (text: string, layered: boolean) => R },
  text: string,
): R {
  return guard.made(new Reading(text, 'inSpace' in Study));
}

/** A text whose boards, diagrams and game trees are read lazily. */
export class Reading {
  readonly format: TextFormat;
  readonly #handle: InstanceType<TextsBinding['Reading']>;

  constructor(handle: InstanceType<TextsBinding['Reading']>) {
    this.#handle = handle;
    this.format = handle.format as TextFormat;
  }

  /** The item with this index, bad ones counted; undefined if there are fewer. Reads no further than it. */
  item(index: number): ReadItem | undefined {
    try {
      return guard.run(() => this.#handle.item(index));
    } catch (error) {
      if (error instanceof EngineError) return { ok: false, problem: error.problem as TextProblem };
      throw error;
    }
  }

  /**
   * The position of an item after `moves` moves of a line of play.
   * @throws EngineError with the fault if the item could not be read; `no-position` if there is
   * no such line, or it has fewer moves.
   */
  position(item: number, line: number, moves: number): ReadPosition {
    return guard.run(() => this.#handle.position(item, line, moves));
  }

  /**
   * The players, the result and the like of an item; all texts are empty for a diagram.
   * @throws EngineError with the fault if the item could not be read; `no-position` if there is none
   */
  gameInfo(item: number): GameInfo {
    const texts: string[] = guard.run(() => this.#handle.gameInfo(item));
    const of = (names: readonly string[], from: number) => names.map((name, index) => [name, texts[from + index]]);
    const player = (from: number) => Object.fromEntries(of(PLAYER, from));
    return { black: player(0), white: player(PLAYER.length), ...Object.fromEntries(of(INFO, 2 * PLAYER.length)) };
  }

  /**
   * The first `most` lines of play of an item, with the comments up to the move `longest`.
   * @throws EngineError as `gameInfo` does
   */
  variations(item: number, most: number, longest: number): Variation[] {
    return guard.run(() => this.#handle.variations(item, most, longest));
  }

  /**
   * The text of an item as it is written, with nothing of the other items; a game that names an encoding names UTF-8.
   * @throws EngineError as `gameInfo` does
   */
  source(item: number): string {
    return guard.run(() => this.#handle.source(item));
  }

  /** Frees its memory. It must not be used afterwards. */
  free(): void {
    guard.run(() => this.#handle.free());
  }
}
