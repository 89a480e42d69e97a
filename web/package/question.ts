/** Options as they were given, checked, with the defaults put in. */
import type { Color, Rules } from '../engine/types.ts';
import { PassAliveError } from './error.ts';
import type { AnalyzeOptions } from './types.ts';

export interface Question {
  readonly colors: readonly Color[];
  readonly rules: Rules;
  /** Names of points, or null for all blocks. */
  readonly start: readonly string[] | null;
  readonly moves: Moves;
}

/** Which positions of the main line: the last, the one after a move, or every so many and the last. */
export type Moves = { readonly kind: 'last' } | { readonly kind: 'one' | 'every'; readonly number: number };

const COLORS = { black: ['black'], white: ['white'], both: ['black', 'white'] } as const;
const SUICIDE = { forbidden: 'forbidden', allowed: 'allowed' } as const;
const REGIONS = { small: 'small', enclosed: 'enclosed' } as const;

const NAMES = new Set(['color', 'suicide', 'regions', 'start', 'move', 'every']);

/** @throws PassAliveError `bad-option` for an option that is unknown or says what it cannot. */
export function questionOf(options: AnalyzeOptions): Question {
  if (!isPlain(options)) throw bad('the options are no plain object');
  const unknown = Object.keys(options).find((name) => !NAMES.has(name));
  if (unknown !== undefined) throw bad(`there is no option ${unknown}`);
  const { color = 'both', suicide = 'forbidden', regions = 'small', start } = options;
  return {
    colors: oneOf('color', COLORS, color),
    rules: { suicide: oneOf('suicide', SUICIDE, suicide), regions: oneOf('regions', REGIONS, regions) },
    start: start === undefined ? null : startOf(start),
    moves: movesOf(options),
  };
}

/** Whether its properties are all that an object is; in another window it has another prototype. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function oneOf<T>(name: string, words: Readonly<Record<string, T>>, given: unknown): T {
  if (typeof given === 'string' && Object.hasOwn(words, given)) return words[given] as T;
  throw bad(`${name} is one of ${Object.keys(words).join(', ')}, not ${shown(given)}`);
}

function startOf(given: unknown): readonly string[] {
  const names = namesOf(given);
  if (names.length === 0) throw bad("start names at least one point: 'C3,D5'");
  // A list with holes has no point in them.
  return Array.from(names, (name) => {
    const point = typeof name === 'string' ? name.trim().toUpperCase() : '';
    if (/^([A-HJ-Z])\1*\d+$/.test(point)) return point;
    throw bad("start lists points, and a point is a letter without I, then the number of the row: 'C3,D5'");
  });
}

function namesOf(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string') return [null];
  return given.trim() === '' ? [] : given.split(',');
}

/** The largest number the engine takes. */
const MOST = 2 ** 32 - 1;

function movesOf({ move, every }: AnalyzeOptions): Moves {
  if (move !== undefined && every !== undefined) throw bad('move and every cannot be asked for together');
  if (move !== undefined) return { kind: 'one', number: whole('move', move, 0) };
  if (every !== undefined) return { kind: 'every', number: whole('every', every, 1) };
  return { kind: 'last' };
}

function whole(name: string, number: number, least: number): number {
  if (Number.isInteger(number) && number >= least && number <= MOST) return number;
  throw bad(`${name} is a whole number from ${least} to ${MOST}, not ${shown(number)}`);
}

/** What was given, for a message: some objects cannot be strings, and functions are long ones. */
function shown(given: unknown): string {
  if (typeof given === 'function') return 'a function';
  return typeof given === 'object' && given !== null ? 'an object' : String(given);
}

function bad(message: string): PassAliveError {
  return new PassAliveError('bad-option', message);
}
