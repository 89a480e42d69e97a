/** Checks the options of `analyze` and fills in the defaults. */
import type { Question } from '../engine/analyze.ts';
import { PassAliveError } from './error.ts';
import type { AnalyzeOptions } from './types.ts';

/** What a caller asks. */
export interface Asked {
  readonly question: Question;
  readonly onWarning: AnalyzeOptions['onWarning'];
}

const COLORS = { black: ['black'], white: ['white'], both: ['black', 'white'] } as const;
const SUICIDE = { forbidden: 'forbidden', allowed: 'allowed' } as const;
const REGIONS = { small: 'small', enclosed: 'enclosed' } as const;

const NAMES = new Set(['color', 'suicide', 'regions', 'start', 'move', 'every', 'onWarning']);

/** @throws PassAliveError `bad-option` for an unknown option or a bad value. */
export function questionOf(options: AnalyzeOptions): Asked {
  if (!isPlain(options)) throw bad('the options are no plain object');
  const unknown = Object.keys(options).find((name) => !NAMES.has(name));
  if (unknown !== undefined) throw bad(`there is no option ${unknown}`);
  const { color = 'both', suicide = 'forbidden', regions = 'small', start, onWarning } = options;
  if (onWarning !== undefined && typeof onWarning !== 'function') {
    throw bad(`onWarning is a function, not ${shown(onWarning)}`);
  }
  const question = {
    colors: oneOf('color', COLORS, color),
    suicide: oneOf('suicide', SUICIDE, suicide),
    regions: oneOf('regions', REGIONS, regions),
    start: start === undefined ? undefined : startOf(start),
    ...movesOf(options),
  };
  return { question, onWarning };
}

/** True for a plain object, of this window or another, whose `Object.prototype` is not ours. */
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
  // Unlike `map`, this visits the holes of a list, which are not points.
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

/** The largest number that the engine takes. */
const MOST = 2 ** 32 - 1;

function movesOf({ move, every }: AnalyzeOptions): Pick<Question, 'move' | 'every'> {
  if (move !== undefined && every !== undefined) throw bad('move and every cannot be asked for together');
  return {
    move: move === undefined ? undefined : whole('move', move, 0),
    every: every === undefined ? undefined : whole('every', every, 1),
  };
}

function whole(name: string, number: number, least: number): number {
  if (Number.isInteger(number) && number >= least && number <= MOST) return number;
  throw bad(`${name} is a whole number from ${least} to ${MOST}, not ${shown(number)}`);
}

/** A value as a message shows it. Some objects cannot be made strings, and functions are long. */
function shown(given: unknown): string {
  if (typeof given === 'function') return 'a function';
  return typeof given === 'object' && given !== null ? 'an object' : String(given);
}

function bad(message: string): PassAliveError {
  return new PassAliveError('bad-option', message);
}
