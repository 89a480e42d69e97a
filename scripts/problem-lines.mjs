/**
 * The line of play behind a wrong answer of `npm run bench:problems`, which contradicts the book: after the
 * book's move, if the solver says that it fails, or else with the other side to begin.
 */

/** A problem that was answered, as `pass-alive problems --json` tells it, and its position. */
/** @typedef {{ sgf: string, group: string[], owner: string, toPlay: string, solution: string[], status: string }} Problem */
/** What `pass-alive eyes --solve --json` tells of a group. */
/** @typedef {{ status: string, basis: string, solved: Solved }} Group */
/** @typedef {{ assumed: string[], friends: string[], exits: string[], first: Record<'owner' | 'opponent', First> }} Solved */
/** @typedef {{ outcome: string | null, line: string[] }} First */
/** Asks about the group with a stone on the first point, after a move and with doubts. */
/** @typedef {(sgf: string, stone: string, doubt: string[]) => Promise<Group | null>} Ask */

/** Assumptions that follow from what was taken back are taken back in turn, so many times. */
const ROUNDS = 4;

/** @param {string} name a point such as C3 @param {number} rows */
function sgfPoint(name, rows) {
  const column = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'.indexOf(name[0] ?? '');
  return String.fromCharCode(97 + column) + String.fromCharCode(97 + rows - Number(name.slice(1)));
}

/**
 * A position and one move.
 * @param {string[]} board rows, the top one first
 * @param {string} color that of the move
 * @param {string} move
 */
export function sgfAfter(board, color, move) {
  /** @param {string} letter */
  const stones = (letter) =>
    board.flatMap((row, y) =>
      [...row].flatMap((found, x) =>
        found === letter ? [`[${String.fromCharCode(97 + x)}${String.fromCharCode(97 + y)}]`] : [],
      ),
    );
  /** @param {string} name @param {string[]} list */
  const property = (name, list) => (list.length > 0 ? name + list.join('') : '');
  const size = `SZ[${board[0]?.length}:${board.length}]`;
  const play = `;${color === 'black' ? 'B' : 'W'}[${sgfPoint(move, board.length)}]`;
  return `(;${size}${property('AB', stones('X'))}${property('AW', stones('O'))}${play})`;
}

/**
 * The line of play, what becomes of the group in it, and whether the answer stays the same if nothing is
 * taken for granted around the fight; `null` if there is no line.
 * @param {Problem} problem
 * @param {string[]} board
 * @param {Ask} ask
 */
export async function lineOf(problem, board, ask) {
  const { sgf, group, owner, toPlay, solution, status } = problem;
  const [stone, move] = [group[0] ?? '', solution[0] ?? ''];
  const isOwners = toPlay === owner;
  const fails = isOwners === (status === 'dead');
  const first = isOwners ? 'opponent' : 'owner';
  const after = fails ? sgfAfter(board, toPlay, move) : sgf;
  const answer = await ask(after, stone, []);
  if (!answer) return null;
  const { outcome, line } = answer.solved.first[first];
  return {
    moves: fails ? [move, ...line] : line,
    outcome,
    fails,
    holds: await holds(sgf, stone, status, ask),
  };
}

/**
 * Whether a status is the same when all that was assumed is taken back.
 * @param {string} sgf @param {string} stone @param {string} status @param {Ask} ask
 */
async function holds(sgf, stone, status, ask) {
  /** @type {Set<string>} */
  const doubts = new Set();
  for (let round = 0; round < ROUNDS; round += 1) {
    const answer = await ask(sgf, stone, [...doubts]);
    if (answer?.status !== status || answer.basis === 'rules') return false;
    const { assumed, friends, exits } = answer.solved;
    const open = [...assumed, ...friends, ...exits].filter((point) => !doubts.has(point));
    if (open.length === 0) return true;
    for (const point of open) doubts.add(point);
  }
  return false;
}
