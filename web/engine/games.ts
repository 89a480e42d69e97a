/** Games of a text: their players and results, and the tree of branches. */

import type { Chronicle, GameInfo, Variation } from './answers.ts';
import type { GamesBinding } from './binding.ts';
import { guard } from './guard.ts';
import { Reading, readingOf, Texts } from './texts.ts';
import type { SuicideRule } from './types.ts';

export type { Fork, GameInfo, Player, Variation } from './answers.ts';

/** The reader and writer of texts, which reads games as games too. */
export class GameTexts extends Texts {
  readonly #wasm: GamesBinding;

  constructor(wasm: GamesBinding) {
    super(wasm);
    this.#wasm = wasm;
  }

  override read(text: string): GameReading {
    return guard.run(() => new GameReading(readingOf(this.#wasm, text)));
  }
}

/** A text whose games are also written alone, and tell who played them and how they branch. */
export class GameReading extends Reading {
  readonly #handle: InstanceType<GamesBinding['Reading']>;

  constructor(handle: InstanceType<GamesBinding['Reading']>) {
    super(handle);
    this.#handle = handle;
  }

  /**
   * An item in the format of the text, with nothing of the other items.
   * @throws EngineError with the fault if the item could not be read; `no-position` if there are
   * fewer items
   */
  alone(item: number): string {
    return guard.run(() => this.#handle.write(item));
  }

  /**
   * The players, the result and the like of an item; all texts are empty for a diagram.
   * @throws EngineError with the fault if the item could not be read; `no-position` if there is none
   */
  gameInfo(item: number): GameInfo {
    return guard.run(() => this.#handle.gameInfo(item));
  }

  /**
   * The first `most` lines of play of an item, with the comments up to the move `longest`.
   * @throws EngineError as `gameInfo` does
   */
  variations(item: number, most: number, longest: number): Variation[] {
    return guard.run(() => this.#handle.variations(item, most, longest));
  }

  /**
   * The start of a line of play of an item, and each of its moves up to `longest`.
   * @throws EngineError with the fault if the item could not be read; `no-position` if there is no
   * such line
   */
  chronicle(item: number, line: number, suicide: SuicideRule, longest: number): Chronicle {
    return guard.run(() => this.#handle.chronicle(item, line, suicide, longest));
  }
}
