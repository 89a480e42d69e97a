import { briefly } from '../engine/briefly.ts';
import type { Prisoners, Supporter } from '../engine/support.ts';
import type { Reading } from '../engine/texts.ts';
import { colorAt, otherColor } from '../model/state.ts';

/**
 * The prisoners taken after 0, 1, 2 … moves of a line of play; null if the record does not tell:
 * it is no game, or begins with stones of both colors.
 * @throws EngineError as `Reading.position` does
 */
export function prisonersAlong(
  supporter: Supporter,
  reading: Reading,
  { item, line }: { readonly item: number; readonly line: number },
): readonly Prisoners[] | null {
  const found = reading.items[item];
  const moves = found?.ok ? (found.lines[line] ?? 0) : 0;
  let before = reading.position(item, line, 0);
  const { stones } = before.position;
  if (reading.format !== 'sgf' || moves === 0 || (stones.includes('X') && stones.includes('O'))) return null;
  const taken = { black: 0, white: 0 };
  const along: Prisoners[] = [{ byBlack: 0, byWhite: 0 }];
  for (let move = 1; move <= moves; move++) {
    const after = reading.position(item, line, move);
    const at = after.lastMove;
    // A stone that has gone is the suicide of the player.
    const mover = at === null ? null : (colorAt(after.position, at) ?? before.toPlay);
    if (at !== null && mover) {
      const { position } = before;
      const { captured, suicide } = briefly(() => supporter.taken(position, mover, at));
      taken[mover] += captured;
      taken[otherColor(mover)] += suicide;
    }
    along.push({ byBlack: taken.black, byWhite: taken.white });
    before = after;
  }
  return along;
}
