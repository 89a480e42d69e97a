/** Answers about texts and games. All of it may take long, and runs in a worker where that is possible. */

import type { Chronicle } from '../engine/chronicle.ts';
import type { AnalysisOptions } from '../engine/engine.ts';
import { loadTexts, type TextClasses } from '../engine/everything.ts';
import type { GameReading, GameTexts } from '../engine/games.ts';
import type { BoardMark, Color, Position, ReadItem, SuicideRule, TextFormat, WasmSource } from '../engine/types.ts';
import { decode } from '../model/encoding.ts';
import { type Collection, type ListedItem, type ShownPosition, type Unshown, whyUnshown } from '../model/opening.ts';
import { detailsOf, ellipsis, type GameDetails, type Line, type Place, playedIn, shownPosition } from './game.ts';
import { FOLLOWED, LISTED, READ, TITLE } from './shown.ts';

export class Answers {
  /** The build of the engine with everything. */
  readonly #file: WasmSource;
  /** The last text read, so that its positions are found without reading it again. */
  #last: { readonly text: string; readonly reading: GameReading } | null = null;

  constructor(file: WasmSource) {
    this.#file = file;
  }

  /** Reads a text, or the bytes of a file, up to {@link READ} items. */
  async open(source: string | Uint8Array): Promise<Collection> {
    const { text, notes } = typeof source === 'string' ? { text: source, notes: [] } : decode(source);
    const reading = await this.#reading(text);
    const items: ListedItem[] = [];
    let [bad, good, count] = [0, false, 0];
    let found = reading.item(0);
    for (; found && count < READ; found = reading.item(++count)) {
      const item = listed(found, count);
      if (!item.ok) bad++;
      if (items.length < LISTED || (item.ok && !good)) items.push(item);
      good ||= item.ok;
    }
    const more = count - items.length;
    return { text, format: reading.format, items, more, bad, isCounted: !found, notes };
  }

  /** The position after `move` moves. */
  async position(text: string, place: Place): Promise<ShownPosition> {
    const reading = await this.#reading(text);
    const after = reading.position(place.item, place.line, place.move);
    return { ...shownPosition(after), played: playedIn(reading, place, after) };
  }

  /** The last position of the first item's main line of each text; null for one that cannot be read. */
  async ends(texts: readonly string[]): Promise<Position[]> {
    const reader = await this.#texts();
    return texts.map((text) => {
      const reading = reader.read(text);
      const item = reading.item(0);
      return reading.position(0, 0, (item?.ok && item.lines[0]) || 0).position;
    });
  }

  /** An item of a text, as a text of its own. */
  async alone(text: string, item: number): Promise<string> {
    return (await this.#reading(text)).alone(item);
  }

  async write(format: TextFormat, position: Position, marks: readonly BoardMark[]): Promise<string> {
    return (await this.#texts()).write(format, position, marks);
  }

  async svg(...args: Parameters<GameTexts['svg']>): Promise<string> {
    return (await this.#texts()).svg(...args);
  }

  async writeRun(
    position: Position,
    color: Color,
    options: AnalysisOptions,
    comments: readonly string[],
  ): Promise<string> {
    return (await this.#engine()).runWriter.writeRun(position, color, options, comments);
  }

  /** The points settled along a line of play, up to {@link FOLLOWED} moves. */
  async chronicle(text: string, { item, line }: Line, suicide: SuicideRule): Promise<Chronicle> {
    return (await this.#reading(text)).chronicle(item, line, suicide, FOLLOWED);
  }

  /** The players, the result and the like of a game, and its lines of play as a tree, up to {@link LISTED} lines. */
  async game(text: string, { item }: Pick<Line, 'item'>): Promise<GameDetails> {
    return detailsOf(await this.#reading(text), item);
  }

  #engine(): Promise<TextClasses> {
    return loadTexts(this.#file);
  }

  async #texts(): Promise<GameTexts> {
    return (await this.#engine()).texts;
  }

  async #reading(text: string): Promise<GameReading> {
    if (this.#last?.text !== text) {
      const reader = await this.#texts();
      // The old one goes before the new one needs the room.
      this.#last?.reading.free();
      this.#last = null;
      this.#last = { text, reading: reader.read(text) };
    }
    return this.#last.reading;
  }
}

function listed(item: ReadItem, index: number): ListedItem {
  const why = whyUnshown(item);
  if (why || !item.ok) return { index, ok: false, why: why as Unshown };
  const { title, lines, ...rest } = item;
  return {
    ...rest,
    index,
    title: ellipsis(title, TITLE),
    lines: lines.slice(0, LISTED),
    moreLines: Math.max(0, lines.length - LISTED),
  };
}
