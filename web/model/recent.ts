import { samePosition } from '../engine/sides.ts';
import { decode, encode } from './address.ts';
import { openingAt } from './beginning.ts';
import type { Entry, History } from './history.ts';
import { type GamePlace, type Shared, type State, sharedOf, WORKED_STATE } from './state.ts';
import { GAMES, HOME, lensOrHome, type Where } from './where.ts';

/** The fields of a link, without the room. */
type Shown = Omit<Shared, 'where'>;

/** A position or a game that the reader had on the board. */
export interface Recent {
  /** The time when it was last on the board, in milliseconds since 1970. */
  readonly when: number;
  /** The title of its game, or ''. */
  readonly title: string;
  /** The number of moves of its line of play; 0 for a position. */
  readonly moves: number;
  readonly shared: Shown;
  /** The text of the game was too long to keep; the position is there. */
  readonly withoutGame: boolean;
}

/** The title and the length of a game. */
type Described = Pick<Recent, 'title' | 'moves'>;

/** At most so many are kept. */
export const KEPT = 20;

/** A game with more characters is kept without its moves. All of them fit into the 5 MB that browsers allow. */
export const LONGEST = 100_000;

/**
 * The position or game of a state; null if there is nothing of the reader's own: an empty board, the
 * board that the page begins with, or an example as it was opened.
 */
export function recentOf(state: State, when: number, { title, moves }: Described): Recent | null {
  const { game, example } = state;
  if (example && !example.edited) return null;
  if (!game && (isEmpty(state) || openingAt(state.position) >= 0)) return null;
  const withoutGame = game !== null && game.text.length > LONGEST;
  const shared = shownOf({ ...state, game: withoutGame ? null : game });
  return { when, title, moves: game ? moves : 0, shared, withoutGame };
}

function shownOf(state: Shared): Shown {
  const { where: _, ...shown } = sharedOf(state);
  return shown;
}

const isEmpty = ({ position }: Pick<State, 'position'>) => !/[XO]/.test(position.stones);

/** The room in which an entry is opened again: a game in that of games, at its move, anything else where positions are. */
export const roomOf = ({ shared, moves }: Recent, now: Where): Where =>
  shared.game && (moves > 0 || shared.game.move > 0) ? GAMES : lensOrHome(now);

/** True if both are the same game, at whatever move, or the same position without one. */
export function isSameRecent({ shared: a }: Pick<Recent, 'shared'>, { shared: b }: Pick<Recent, 'shared'>): boolean {
  return a.game || b.game ? a.game?.text === b.game?.text : samePosition(a.position, b.position);
}

/** The list, newest first, with one more; an older entry of the same goes. */
export function withRecent(list: readonly Recent[], recent: Recent): readonly Recent[] {
  return [recent, ...list.filter((each) => !isSameRecent(each, recent))].slice(0, KEPT);
}

/** The list with its oldest game as a position; without its oldest entry if none has a game. */
export function shortened(list: readonly Recent[]): readonly Recent[] {
  const oldest = list.findLastIndex(({ shared }) => shared.game !== null);
  if (oldest < 0) return list.slice(0, -1);
  return list.map((each, index) =>
    index === oldest ? { ...each, shared: { ...each.shared, game: null }, withoutGame: true } : each,
  );
}

/** True if the reader has gone from one position or game to another, also by undo and redo. */
export function isReplaced(before: History, after: History): boolean {
  if (before.present === after.present) return false;
  const leads = (entry: Entry | undefined) =>
    entry?.state === before.present && (entry.withPlace || isEmpty(after.present));
  return leads(after.past.at(-1)) || leads(after.future.at(-1));
}

/** An entry as it is stored: the game apart, because a link holds only a short one. */
interface Stored extends Omit<Recent, 'shared'> {
  readonly address: string;
  readonly game: GamePlace | null;
}

/** The list as text for the browser's storage. */
export function serializeRecents(list: readonly Recent[]): string {
  const entries = list.map(({ shared, ...rest }): Stored => {
    const { game } = shared;
    return { ...rest, address: encode({ ...shared, game: null, where: HOME }), game };
  });
  return JSON.stringify({ version: 1, entries });
}

/** The list in a text of {@link serializeRecents}; entries that cannot be read are left out. */
export function parseRecents(text: string | null): readonly Recent[] {
  try {
    const { version, entries } = JSON.parse(text ?? '');
    return version === 1 && Array.isArray(entries) ? entries.flatMap(parsed).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

function parsed(stored: Stored): Recent[] {
  const { when, title, moves, address, game, withoutGame } = stored ?? {};
  const decoded = typeof address === 'string' ? decode(address) : null;
  if (!decoded?.load || !Number.isFinite(when) || typeof title !== 'string') return [];
  const shared = shownOf({ ...WORKED_STATE, ...decoded.load, game: isPlace(game) ? game : null });
  return [{ when, title, moves: Number(moves) || 0, shared, withoutGame: Boolean(withoutGame) }];
}

function isPlace(game: GamePlace | null): boolean {
  return (
    typeof game?.text === 'string' &&
    [game.item, game.line, game.move].every((index) => Number.isInteger(index) && index >= 0)
  );
}
