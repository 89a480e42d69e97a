import * as words from '#locale/spoken.ts';
import { pointName } from '../../engine/coordinate.ts';
import { colorAt } from '../../engine/position.ts';
import type { Point } from '../../engine/types.ts';
import { sentences } from '../../locales/sentences.ts';
import type { History } from '../../model/history.ts';

/** What a change of the state did, in words for readers who do not see the board; empty where it is said elsewhere. */
export function spokenOf(before: History, after: History): string {
  const [then, now] = [before.present, after.present];
  if (now.where.room === 'games' || then.where.room === 'games') return '';
  const isUndone = after.future.length > before.future.length;
  const isRedone = before.future.length > after.future.length && after.past.length > before.past.length;
  if (then.position !== now.position) {
    if (isUndone) return words.undone;
    if (isRedone && after.future.length > 0) return words.redone;
    const { lastMove, position, toPlay } = now;
    const color = lastMove === null || lastMove === then.lastMove ? null : colorAt(position, lastMove);
    if (!color || then.position.stones.length !== position.stones.length) return '';
    const captured = Array.from(position.stones, (_, point: Point) => point).filter(
      (point) => colorAt(then.position, point) && !colorAt(position, point),
    );
    const name = (point: Point) => pointName(position, point);
    return sentences(
      words.played({ color, point: name(lastMove as Point), captured: captured.length, points: captured.map(name) }),
      words.turn({ color: toPlay }),
    );
  }
  const [shown, isShown] = [then, now].map(({ layers }) => layers.includes('statuses'));
  if (shown !== isShown) return isShown ? words.shown : words.hidden;
  return '';
}
