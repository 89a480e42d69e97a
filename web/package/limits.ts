/** Limits on one call, which keep heap and WebAssembly below 300 MB together. */
import { PassAliveError } from './error.ts';
import type { Answer, Block, Judgement, Region, Side } from './types.ts';

/** The longest text, in millions of characters, as `length` counts them. */
export const LONGEST_TEXT = 5;

/** The memory that the answers of one call may take, in megabytes. */
export const LARGEST_ANSWERS = 150;

/** @throws PassAliveError `too-long` */
export function checkLength(text: string): void {
  if (text.length <= LONGEST_TEXT * 1e6) return;
  throw new PassAliveError('too-long', `the text is longer than ${LONGEST_TEXT} million characters`);
}

/** Counts the memory of the answers of one call, as engines of today lay them out. */
export class AnswersMemory {
  #bytes = 0;

  /**
   * Counts the names of a board's points, and makes sure that so many of its positions have
   * room, before they are analysed.
   * @throws PassAliveError `too-many`
   */
  begin({ columns, rows }: Pick<Answer, 'columns' | 'rows'>, positions: number): void {
    this.#bytes += columns * rows * NAME;
    this.#check(this.#bytes + positions * bytesOfBoard(columns, rows));
  }

  /** @throws PassAliveError `too-many` */
  add({ columns, rows, black, white }: Answer): void {
    this.#bytes += bytesOfBoard(columns, rows) + bytesOfSide(black) + bytesOfSide(white);
    this.#check(this.#bytes);
  }

  #check(bytes: number): void {
    if (bytes <= LARGEST_ANSWERS * 1e6) return;
    throw new PassAliveError(
      'too-many',
      `the answers take more than ${LARGEST_ANSWERS} MB; ask about fewer positions at a time`,
    );
  }
}

/** An object, list or string without its contents; a reference in a list; the name of a point. */
const [OBJECT, REFERENCE, NAME] = [48, 8, 32];

/** An answer without its sides. */
function bytesOfBoard(columns: number, rows: number): number {
  return 8 * OBJECT + rows * OBJECT + columns * rows;
}

function bytesOfSide(side: Side | undefined): number {
  if (!side) return 0;
  let bytes = 4 * OBJECT + side.alive.length * REFERENCE;
  for (const block of side.blocks) bytes += bytesOfBlock(block);
  for (const region of side.regions) bytes += bytesOfRegion(region);
  return bytes;
}

function bytesOfBlock({ points, liberties, why }: Block): number {
  return 5 * OBJECT + (points.length + liberties.length) * REFERENCE + (why ? bytesOfJudgement(why) : 0);
}

function bytesOfJudgement({ vital, others }: Judgement): number {
  return 3 * OBJECT + vital.length * REFERENCE + others.length * (OBJECT + REFERENCE);
}

function bytesOfRegion({ points, neighbors, healthyFor, why }: Region): number {
  const references = points.length + neighbors.length + healthyFor.length + (why?.lost?.length ?? 0);
  return 7 * OBJECT + references * REFERENCE + (why ? 2 * OBJECT : 0);
}
