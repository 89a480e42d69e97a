/** Proofs that the reader plays: White's moves while Black passes, up to a capture, or until each that is left is suicide. */
import * as text from '#locale/lesson.ts';
import { pointName } from '../../../engine/coordinate.ts';
import { colorAt } from '../../../engine/position.ts';
import type { Point, Position } from '../../../engine/types.ts';
import type { Phrase } from '../../../locales/phrase.ts';
import { stonesOf } from '../../../model/prisoners.ts';
import { blockName } from '../../../model/sentence.ts';
import { blockNamed, type Evidence, type Judged, right, wrong } from './reasons.ts';

export interface Proof {
  readonly is: 'captures' | 'fills';
  readonly asks: Phrase;
  /** The board after some of White's moves. */
  readonly after: (moves: readonly Point[]) => Position;
  /** A move after others: right if it was the last one that was needed. */
  readonly judge: (moves: readonly Point[], point: Point) => Judged;
}

/** The proof that a block falls or stays; `name` is that of a point of it. */
export function proofOf(
  is: 'captures' | 'fills',
  name: string | undefined,
  { facts, position, play }: Evidence,
): Proof {
  const index = blockNamed(facts, position, name);
  const { points: stones = [] } = facts.blocks[index] ?? {};
  const block = blockName(facts, position, index);
  const { suicide } = facts.rules;
  /** The board after a move; null if it is forbidden. */
  const played = (on: Position, point: Point): Position | null => {
    try {
      return play(on, 'white', point, suicide, null).position;
    } catch {
      return null;
    }
  };
  const after = (moves: readonly Point[]) => moves.reduce((now, move) => played(now, move) ?? now, position);
  const canGoOn = (now: Position) => [...now.stones].some((stone, point) => stone === '.' && played(now, point));
  return {
    is,
    asks: text.asksProof[is]({ block }),
    after,
    judge(moves, point) {
      const before = after(moves);
      const words = { point: pointName(position, point), block };
      if (colorAt(before, point)) return wrong(text.occupied(words));
      const now = played(before, point);
      if (!now) return wrong(text.suicideNow(words));
      const stands = stones.some((each) => colorAt(now, each) === 'black');
      const said = (judged: Judged): Judged => ({ ...judged, isPlayed: true });
      if (is === 'captures' && !stands) return said(right(text.captured(words)));
      if (canGoOn(now)) {
        const captured = stonesOf(before, 'black') - stonesOf(now, 'black');
        return said(wrong(text.whitePlayed({ ...words, captured })));
      }
      return said(is === 'fills' ? right(text.filled(words)) : wrong(text.stuck(words)));
    },
  };
}
