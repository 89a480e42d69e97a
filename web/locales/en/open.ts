import type { Size } from '../../engine/types.ts';
import { boardSize, count } from './grammar.ts';

/** The texts of the dialog that opens games and positions, in English. */

export const size = boardSize;
export const loading = 'Loading…';
export const tabs = { open: 'Text or file', recent: 'Recent', examples: 'Examples' } as const;

export const label = 'A game or a diagram as text';
export const help = 'SGF, Sensei’s Library diagrams ($$), or rows of X, O and full stops, like these:';
export const sample = '.X.X\nXXXX\n....';
export const anywhere = 'A file or a text can also be dropped here, or pasted anywhere on the page with Ctrl V.';
export const show = 'Show it';
export const file = 'Open a file…';

export const recent = {
  kept: 'The last positions and games that you had on the board. They are kept in this browser only, and sent nowhere.',
  none: 'Nothing yet: a position that you set up or open appears here when you go on to another one.',
  refused: 'This browser does not let the page keep anything, so there are no recent positions.',
  full: 'The storage of this browser is full: some of the last positions could not be kept, or only without their game.',
  remove: (title: string): string => `Delete ${title}`,
  removeAll: 'Delete all',
  removed: (n: number): string => (n === 1 ? 'One deleted.' : `${n} deleted.`),
  restore: 'Put back',
  opened: (title: string): string => `Opened again: ${title}.`,
  untitled: (size: Size): string => `Position on ${boardSize(size)}`,
  game: 'Game',
  stones: (stones: number): string => count(stones, 'stone'),
  move: (move: number, moves: number): string => `move ${move} of ${moves}`,
  withoutGame: 'too long to keep with its moves',
  now: 'on the board now',
} as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The age of something, by the days of the reader's calendar; both times in milliseconds since 1970. */
export function ago(when: number, now: number): string {
  const passed = now - when;
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  // Rounded: a day in which the clocks change is an hour longer or shorter.
  const days = Math.round((midnight(now) - midnight(when)) / (24 * HOUR));
  if (days === 0) return relative.format(-Math.floor(passed / HOUR), 'hour');
  return days < 7 ? relative.format(-days, 'day') : date.format(when);
}

export const kinds = {
  all: 'All',
  life: 'Proofs of life',
  hopes: 'False hopes',
  seki: 'Seki',
  rules: 'Words and rules',
  games: 'Whole games',
} as const;
export const kind = 'Kind of examples';
export const counted = (said: string, n: number): string => `${said} (${n})`;
/** The place of the opened example among all. */
export const example = (n: number, of: number): string => `Example ${n} of ${of}:`;
export const changed = 'changed by you';
/** The link to the errors of a text, after one of them. */
export const seeErrata = 'See its errors';
export const next = 'Next example';
export const previous = 'Previous example';
