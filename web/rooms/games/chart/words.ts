/** What a game settles, in words. */
import * as en from '#locale/chart.ts';
import type { ChangedBlock, ChronicleEntry } from '../../../engine/chronicle.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Point, Size } from '../../../engine/types.ts';
import { sentences } from '../../../locales/sentences.ts';
import type { Played } from '../../../model/played.ts';

/** The kind of a move by its number, and its point. */
function partsOf(number: number, at: ChronicleEntry['at'], size: Size) {
  const kind = number === 0 ? 'start' : at === null ? 'pass' : 'stone';
  return { kind, number, point: at === null ? '' : pointName(size, at) } as const;
}

/** A move by its number and point, such as `move 85, Q16`. */
export const moveName = (number: number, at: ChronicleEntry['at'], size: Size): string =>
  en.move(partsOf(number, at, size));

/** A block that became unconditionally alive. */
export const became = (block: ChangedBlock, size: Size): string => en.became(blockOf(block, size));
/** A block that no move made alive. */
export const fromStart = (block: ChangedBlock, size: Size): string => en.fromStart(blockOf(block, size));
/** A block that ceased to be. */
export const ceased = (block: ChangedBlock, size: Size): string => en.ceased(blockOf(block, size));

const blockOf = ({ color, points }: ChangedBlock, size: Size) => ({
  color,
  point: pointName(size, points[0] as number),
  stones: points.length,
});

/** The changes of a move, in sentences; empty if there are none. */
export const changes = (entry: ChronicleEntry, size: Size): string =>
  sentences(...entry.became.map((each) => became(each, size)), ...entry.ceased.map((each) => ceased(each, size)));

/** The points settled after a move, and what it changed, in sentences; with what is known of the move itself. */
export function moveSentences(number: number, entry: ChronicleEntry, size: Size, played: Played | null = null): string {
  return sentences(moveMade(number, entry.at, size, played), settledAfter(entry, size), changes(entry, size));
}

/** The same for readers who hear it: the points only where they are not those of the position heard before. */
export function heardSentences(
  number: number,
  entry: ChronicleEntry,
  size: Size,
  played: Played | null,
  before: ChronicleEntry | null,
): string {
  return sentences(
    moveMade(number, entry.at, size, played),
    !(before && isSameSettled(entry, before)) && settledAfter(entry, size),
    changes(entry, size),
  );
}

const isSameSettled = ({ settled: a }: ChronicleEntry, { settled: b }: ChronicleEntry): boolean =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** The move, and the rule that it breaks. */
export function moveMade(number: number, at: Point | null, size: Size, played: Played | null): string {
  if (!played) return en.moveFirst(partsOf(number, at, size));
  const { color, point, captured, suicide, why } = played;
  const kind = point === null ? 'pass' : suicide > 0 ? 'suicide' : captured > 0 ? 'captures' : 'stone';
  const stones = suicide || captured;
  const said = en.played({ kind, number, color, point: point === null ? '' : pointName(size, point), stones });
  return sentences(said, why && en.goesWrong({ why }));
}

function settledAfter({ settled }: ChronicleEntry, { columns, rows }: Size): string {
  if (!settled) return en.unknown;
  const [black, white] = settled;
  return en.settled({ black, white, open: columns * rows - black - white });
}
