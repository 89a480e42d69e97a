import * as page from '#locale/page.ts';
import * as words from '#locale/spoken.ts';
import { pointName } from '../../engine/coordinate.ts';
import { colorAt } from '../../engine/position.ts';
import type { Point } from '../../engine/types.ts';
import { plain } from '../../locales/phrase.ts';
import { sentences } from '../../locales/sentences.ts';
import type { History } from '../../model/history.ts';
import type { Notice, State } from '../../model/state.ts';

/** What a change of the state did, in words for readers who do not see the board; empty where it is said elsewhere. */
export function spokenOf(before: History, after: History): string {
  const [then, now] = [before.present, after.present];
  const [shown, isShown] = [then, now].map(({ layers }) => layers.includes('statuses'));
  if (shown !== isShown) return isShown ? words.shown : words.hidden;
  const sizeNews = sizeOf(then) !== sizeOf(now) && words.sized({ board: sizeOf(now) });
  if (after.future.length > before.future.length) {
    const move = moveBetween(now, then);
    if (move) return sentences(words.undoneMove(move), words.turn({ color: now.toPlay }));
    return sentences(words.undone, placeOf(then) !== placeOf(now) && words.nowIn({ place: placeOf(now) }), sizeNews);
  }
  const isMoved = (now.where.room === 'games') !== (then.where.room === 'games');
  // What shows notices is new there, and a new part is not announced with what it has from the start.
  if (isMoved) return now.notice?.tone === 'news' && now.notice !== then.notice ? wordsOf(now.notice) : '';
  // The room says which move it is.
  if (now.where.room === 'games') return '';
  const move = moveBetween(then, now);
  if (move) return sentences(words.played(move), words.turn({ color: now.toPlay }));
  const isRedone = before.future.length > after.future.length && after.past.length > before.past.length;
  return sentences(isRedone && after.future.length > 0 && words.redone, sizeNews);
}

const wordsOf = ({ text }: Notice): string => (typeof text === 'string' ? text : plain(text));

/** The lens or room that is open, by its name. */
const placeOf = ({ where }: State): string => ('lens' in where ? page.lens[where.lens] : page.room[where.room]);

const sizeOf = ({ position: { columns, rows, layers = 1 } }: State): string => page.board({ columns, rows, layers });

/** The move that leads from one state to another, of one stone or several, with what it captures; null if no single one does. */
function moveBetween({ position: before, lastMove: earlier }: State, { position, lastMove }: State) {
  const color = lastMove === null || lastMove === earlier ? null : colorAt(position, lastMove);
  if (!color || before.stones.length !== position.stones.length) return null;
  const changed = Array.from(position.stones, (_, point: Point) => point).filter(
    (point) => colorAt(before, point) !== colorAt(position, point),
  );
  const [placed, gone] = [true, false].map((is) =>
    changed.filter((point) => (colorAt(position, point) !== null) === is),
  );
  const isNew = (point: Point) => colorAt(position, point) === color && !colorAt(before, point);
  if (!placed?.includes(lastMove as Point) || !placed.every(isNew)) return null;
  const names = (points: readonly Point[] = []) => points.map((point) => pointName(position, point));
  return { color, placed: names(placed), captured: names(gone), stones: gone?.length ?? 0 };
}
