/** Play of the reader against the solver. */
import type { EyePlayer } from '../../../../engine/eyes.ts';
import type { Illegal } from '../../../../engine/problem.ts';
import type { EyeMoment } from '../../../../engine/referee.ts';
import type { Move, Played } from '../referee/group-solver.ts';
import { playerAt } from '../referee/replay.ts';

/** The positions of play, asked for by the moves that lead there. */
export interface Solver {
  readonly play: (first: EyePlayer, moves: readonly Move[]) => Promise<Played>;
}

export interface Attempt {
  /** The side that the reader plays, which moves first. */
  readonly side: EyePlayer;
  readonly moves: readonly Move[];
  /** The position after the moves: the reader is to move, unless play is over. */
  readonly now: EyeMoment;
  /** The move with which the reader gave away what was won; null if the last was none, undefined before any. */
  readonly mistake: { readonly move: Move } | null;
  /** The move with which the reader made sure of it; null if the last was none, or a pass. */
  readonly decision: Move;
}

/** True if nothing is left to play for. */
export const isOver = ({ now }: Attempt): boolean => now.toMove === null;

/** True if the reader has what it wants, as far as best play goes; null if the limit was reached. */
export const isWon = (side: EyePlayer, { lives }: EyeMoment): boolean | null =>
  lives === null ? null : lives === (side === 'owner');

/** The position after moves that are known to be legal. */
async function momentAfter(solver: Solver, side: EyePlayer, moves: readonly Move[]): Promise<EyeMoment> {
  const played = await solver.play(side, moves);
  if (typeof played === 'string') throw new Error(`The solver's own move is ${played}`);
  return played;
}

/** The attempt after moves that the reader has played, with their answers. */
export async function attemptAt(solver: Solver, side: EyePlayer, moves: readonly Move[]): Promise<Attempt> {
  const now = await momentAfter(solver, side, moves);
  const last = lastOf(side, moves);
  if (last < 0) return { side, moves, now, mistake: null, decision: null };
  const before = await momentAfter(solver, side, moves.slice(0, last));
  const after = await momentAfter(solver, side, moves.slice(0, last + 1));
  return { side, moves, now, ...turnOf(side, moves.slice(0, last), before, after, moves[last] ?? null) };
}

/** The index of the last move of the reader; -1 before any. */
const lastOf = (side: EyePlayer, moves: readonly Move[]): number =>
  moves.findLastIndex((_, index) => playerAt({ first: side }, index) === side);

/** What a move of the reader after others has changed. */
function turnOf(
  side: EyePlayer,
  earlier: readonly Move[],
  before: EyeMoment,
  after: EyeMoment,
  move: Move,
): Pick<Attempt, 'mistake' | 'decision'> {
  const [was, is] = [isWon(side, before), isWon(side, after)];
  // Told once: after that only a mistake changes it.
  const isNew = lastOf(side, earlier) < 0 || !was;
  return { mistake: was && is === false ? { move } : null, decision: is && isNew ? move : null };
}

/** The attempt after a move of the reader and the answer, or the rule that forbids the move. */
export async function play(solver: Solver, attempt: Attempt, move: Move): Promise<Attempt | Illegal> {
  const { side, moves, now } = attempt;
  const mine = [...moves, move];
  const after = await solver.play(side, mine);
  if (typeof after === 'string') return after;
  const turn = turnOf(side, moves, now, after, move);
  const played = { side, moves: mine, now: after, ...turn };
  if (isOver(played)) return played;
  const both = [...mine, after.best];
  return { side, moves: both, now: await momentAfter(solver, side, both), ...turn };
}

/** The moves before the last move of the reader and its answer. */
export const movesBefore = (side: EyePlayer, moves: readonly Move[]): readonly Move[] =>
  moves.slice(0, Math.max(0, lastOf(side, moves)));

/** The most moves of a line that is shown. */
const LONGEST = 12;

/**
 * Best play of both sides, and what becomes of the group: at the end of the line, where both have passed or it is
 * alive or captured, or after a line that is too long to be shown; open if the limit was reached.
 */
export interface Outlook {
  /** The number of moves of play before the line. */
  readonly from: number;
  readonly line: readonly Move[];
  readonly end: 'lives' | 'stays' | 'captured' | 'willLive' | 'willDie' | 'open';
}

/** Best play of both sides from here on; where play is over, from before the last move of the reader. */
export async function bestLine(solver: Solver, attempt: Attempt): Promise<Outlook> {
  const { side } = attempt;
  const moves = isOver(attempt) ? movesBefore(side, attempt.moves) : attempt.moves;
  const line: Move[] = [];
  let position = isOver(attempt) ? await momentAfter(solver, side, moves) : attempt.now;
  while (position.toMove !== null && line.length < LONGEST) {
    line.push(position.best);
    position = await momentAfter(solver, side, [...moves, ...line]);
  }
  return { from: moves.length, line, end: endOf(position, havePassed([...moves, ...line])) };
}

/** True if both sides have passed. */
export const havePassed = (moves: readonly Move[]): boolean =>
  moves.length > 1 && moves.slice(-2).every((move) => move === null);

function endOf({ toMove, lives }: EyeMoment, bothPassed: boolean): Outlook['end'] {
  if (lives === null) return 'open';
  if (toMove !== null) return lives ? 'willLive' : 'willDie';
  if (!lives) return 'captured';
  return bothPassed ? 'stays' : 'lives';
}

/** What a reader who asks for a hint is told: the move, or a pass where the owner needs none; or that nothing helps. */
export type Hint = { readonly is: 'move'; readonly move: Move } | { readonly is: 'lost' };

export async function hintAt(solver: Solver, { side, moves, now }: Attempt): Promise<Hint> {
  const won = isWon(side, now);
  if (won === false) return { is: 'lost' };
  // The attacker has to capture: two passes end play.
  if (!won || side === 'opponent' || now.best === null) return { is: 'move', move: now.best };
  const passed = await momentAfter(solver, side, [...moves, null]);
  return { is: 'move', move: isWon(side, passed) ? null : now.best };
}
