/** Games of a text: their players and results, and the tree of branches. */

import type { GamesBinding } from './binding.ts';
import type { Chronicle } from './chronicle.ts';
import { guard } from './guard.ts';
import { Reading, Texts } from './texts.ts';
import type { SuicideRule } from './types.ts';

/** A player of a game; each text is empty if the record does not say it. */
export interface Player {
  readonly name: string;
  readonly rank: string;
  readonly team: string;
}

/** The game-info properties of a game as they are written; each is empty if there is none. */
export interface GameInfo {
  readonly black: Player;
  readonly white: Player;
  readonly result: string;
  readonly komi: string;
  readonly handicap: string;
  readonly rules: string;
  readonly time: string;
  readonly overtime: string;
  readonly date: string;
  readonly name: string;
  readonly event: string;
  readonly round: string;
  readonly place: string;
  readonly source: string;
  readonly annotator: string;
  /** All others are one line; this one may have several. */
  readonly description: string;
}

/** The place where a line of play leaves an earlier one. */
export interface Fork {
  readonly line: number;
  /** The number of moves that both have in common. */
  readonly moves: number;
}

/** A line of play in the tree of its game. */
export interface Variation {
  /** The number of its moves from the start of the game. */
  readonly moves: number;
  /** Null for the main line. */
  readonly fork: Fork | null;
  /** The numbers of the moves with a comment after its fork, in order; 0 is the start of the game. */
  readonly comments: readonly number[];
}

/** The reader and writer of texts, which reads games as games too. */
export class GameTexts extends Texts {
  readonly #wasm: GamesBinding;

  constructor(wasm: GamesBinding) {
    super(wasm);
    this.#wasm = wasm;
  }

  override read(text: string): GameReading {
    return guard.run(() => new GameReading(guard.made(new this.#wasm.Reading(text))));
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
