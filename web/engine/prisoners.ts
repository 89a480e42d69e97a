import { withHandles } from './handles.ts';
import { colorAt, otherColor } from './position.ts';
import type { Prisoners, Supporter } from './support.ts';
import type { Reading } from './texts.ts';
import type { Color, Point, Position } from './types.ts';

/**
 * The prisoners taken after 0, 1, 2 … moves of a line of play, up to `longest`; null if the record
 * does not tell: it is no game, or begins with stones of both colors.
 * @throws EngineError as `Reading.course` does
 */
export function prisonersAlong(
  supporter: Supporter,
  reading: Reading,
  { item, line }: { readonly item: number; readonly line: number },
  longest?: number,
): readonly Prisoners[] | null {
  if (reading.format !== 'sgf') return null;
  const [start, ...moves] = reading.course(item, line, longest);
  if (!start || moves.length === 0) return null;
  let before = start.position;
  if (before.stones.includes('X') && before.stones.includes('O')) return null;
  const taken = { black: 0, white: 0 };
  const along: Prisoners[] = [{ byBlack: 0, byWhite: 0 }];
  for (const { position: after, lastMove: at } of moves) {
    const mover = at === null ? null : moverOf(before, after, at);
    if (at !== null && mover) {
      const position = before;
      const { captured, suicide } = withHandles(() => supporter.taken(position, mover, at));
      taken[mover] += captured;
      taken[otherColor(mover)] += suicide;
    }
    along.push({ byBlack: taken.black, byWhite: taken.white });
    before = after;
  }
  return along;
}

/**
 * The color of a move on `at`. The stone of a suicide has gone, with its block if there was one;
 * a block of one stone had only enemies around it. Null on a board of one point.
 */
function moverOf(before: Position, after: Position, at: Point): Color | null {
  const played = colorAt(after, at);
  if (played) return played;
  const { columns } = before;
  const around = [
    ...(at % columns > 0 ? [at - 1] : []),
    ...(at % columns < columns - 1 ? [at + 1] : []),
    at - columns,
    at + columns,
  ];
  const own = around.find((point) => colorAt(before, point) && !colorAt(after, point));
  if (own !== undefined) return colorAt(before, own);
  const enemy = around.find((point) => colorAt(before, point));
  return enemy === undefined ? null : otherColor(colorAt(before, enemy) as Color);
}
