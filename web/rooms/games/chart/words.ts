/** What a game settles, in words. */
import * as en from '#locale/chart.ts';
import type { ChangedBlock, ChronicleEntry } from '../../../engine/chronicle.ts';
import { pointName } from '../../../engine/coordinate.ts';
import type { Size } from '../../../engine/types.ts';
import { sentences } from '../../../locales/sentences.ts';

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

/** The points settled after a move, and what it changed, in sentences. */
export function moveSentences(number: number, entry: ChronicleEntry, size: Size): string {
  const [black, white] = entry.settled ?? [0, 0];
  const open = size.columns * size.rows - black - white;
  return sentences(
    en.moveFirst(partsOf(number, entry.at, size)),
    entry.settled ? en.settled({ black, white, open }) : en.unknown,
    changes(entry, size),
  );
}
