/** The moves at the end of a game, in a link: two characters each. */

/** `;B[dd]`, or a pass. */
const MOVE = /^;([BW])\[([a-z]{2})?\]$/;
/** Their lengths. */
const LENGTHS = [6, 4];
const PASS = '--';
/** Before a move of the colour that moved before. */
const AGAIN = '.';

export interface Packed {
  /** The game without its moves. */
  readonly root: string;
  /** The points one after the other, Black first. */
  readonly moves: string;
}

/** The moves at the end of a game, apart from the rest; null if it does not end in moves. */
export function packMoves(sgf: string): Packed | null {
  if (!sgf.endsWith(')')) return null;
  const moves: [color: string, point: string][] = [];
  let end = sgf.length - 1;
  for (let found = true; found; ) {
    found = LENGTHS.some((length) => {
      const move = MOVE.exec(sgf.slice(Math.max(0, end - length), end));
      if (!move) return false;
      moves.push([move[1] as string, move[2] ?? PASS]);
      end -= length;
      return true;
    });
  }
  if (moves.length === 0) return null;
  let last = 'W';
  let packed = '';
  for (const [color, point] of moves.reverse()) {
    packed += `${color === last ? AGAIN : ''}${point}`;
    last = color;
  }
  return { root: `${sgf.slice(0, end)})`, moves: packed };
}

/** The game again; null if these are no moves. */
export function unpackMoves({ root, moves }: Packed): string | null {
  let last = 'W';
  let sgf = '';
  for (let at = 0; at < moves.length; at += 2) {
    if (moves[at] === AGAIN) at++;
    else last = last === 'W' ? 'B' : 'W';
    const point = moves.slice(at, at + 2);
    if (!/^(?:[a-z]{2}|--)$/.test(point)) return null;
    sgf += `;${last}[${point === PASS ? '' : point}]`;
  }
  return `${root.slice(0, -1)}${sgf})`;
}
