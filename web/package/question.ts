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
  if (typeof options !== 'object' || options === null) throw bad('the options are no object');
  const unknown = Object.keys(options).find((name) => !NAMES.has(name));
  if (unknown !== undefined) throw bad(`there is no option ${unknown}`);
  return {
    colors: oneOf('color', COLORS, options.color ?? 'both'),
    rules: {
      suicide: oneOf('suicide', SUICIDE, options.suicide ?? 'forbidden'),
      regions: oneOf('regions', REGIONS, options.regions ?? 'small'),
    },
    start: options.start === undefined ? null : startOf(options.start),
    moves: movesOf(options),
  };
}

function oneOf<T>(name: string, words: Readonly<Record<string, T>>, given: string): T {
  if (Object.hasOwn(words, given)) return words[given] as T;
  throw bad(`${name} is one of ${Object.keys(words).join(', ')}, not ${String(given)}`);
}

function startOf(given: unknown): readonly string[] {
  const names: readonly unknown[] =
    typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : [null];
  return names.map((name) => {
    const point = typeof name === 'string' ? name.trim().toUpperCase() : '';
    if (/^([A-HJ-Z])\1*\d+$/.test(point)) return point;
    throw bad("start lists points, and a point is a letter without I, then the number of the row: 'C3,D5'");
  });
}

/** The largest number the engine takes. */
const LIMIT = 2 ** 32;

function movesOf({ move, every }: AnalyzeOptions): Moves {
  if (move !== undefined && every !== undefined) throw bad('move and every cannot be asked for together');
  if (move !== undefined) return { kind: 'one', number: whole('move', move, 0) };
  if (every !== undefined) return { kind: 'every', number: whole('every', every, 1) };
  return { kind: 'last' };
}

function whole(name: string, number: number, least: number): number {
  if (Number.isInteger(number) && number >= least && number < LIMIT) return number;
  throw bad(`${name} is a whole number from ${least}, not ${String(number)}`);
}

function bad(message: string): PassAliveError {
  return new PassAliveError('bad-option', message);
}
