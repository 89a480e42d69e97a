/** Games of a text: each alone, and the points settled along it. */

import type { Chronicle } from './answers.ts';
import type { GamesBinding } from './binding.ts';
import { guard } from './guard.ts';
import { Reading, readingOf, Texts } from './texts.ts';
import type { LinePosition, ReadItem, SuicideRule } from './types.ts';

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

/** A text whose games are also written alone, and followed move by move. */
export class GameReading extends Reading {
  readonly #handle: InstanceType<GamesBinding['Reading']>;
  #items: readonly ReadItem[] | undefined;

  constructor(handle: InstanceType<GamesBinding['Reading']>) {
    super(handle);
    this.#handle = handle;
  }

  /** The number of items, bad ones included; at least 1. Reads the whole text. */
  count(): number {
    return guard.run(() => this.#handle.count());
  }

  /** All items, bad ones included, which stay in memory; never empty. Reads the whole text. */
  get items(): readonly ReadItem[] {
    this.#items ??= Array.from({ length: this.count() }, (_, index) => this.item(index) as ReadItem);
    return this.#items;
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
   * The positions of an item from the start of a line of play to its end; none if there is no such
   * line.
   * @throws EngineError with the fault if the item could not be read
   */
  positions(item: number, line: number): LinePosition[] {
    return guard.run(() => this.#handle.positions(item, line));
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
