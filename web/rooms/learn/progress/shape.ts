/** Values of a file that nobody has checked: each parser gives a value of its type, or says where there is none. */

/** Something in a file is not what it should be. */
export class Misfit extends Error {
  override readonly name = 'Misfit';
  /** The place in the file, such as `lessons.through.boards`. */
  readonly at: string;

  constructor(at: string) {
    super(at);
    this.at = at;
  }
}

/** @throws Misfit */
export type Parse<T> = (value: unknown, at: string) => T;

const parserOf =
  <T>(is: (value: unknown) => value is T): Parse<T> =>
  (value, at) => {
    if (!is(value)) throw new Misfit(at);
    return value;
  };

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** A whole number from 0. */
export const count: Parse<number> = parserOf(isWhole);

/** Milliseconds since 1970. */
export const time = count;

export const flag: Parse<boolean> = parserOf((value) => typeof value === 'boolean');

/** A text of at most so many characters. */
export const textUpTo = (most: number): Parse<string> =>
  parserOf((value): value is string => typeof value === 'string' && value.length <= most);

/** One of some texts. */
export const oneOf = <T extends string>(all: readonly T[]): Parse<T> =>
  parserOf((value): value is T => all.some((each) => each === value));

/** A value, or null. */
export const orNull =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (value, at) =>
    value === null ? null : parse(value, at);

/** A list of at most so many. */
export const listOf =
  <T>(parse: Parse<T>, most: number): Parse<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value) || value.length > most) throw new Misfit(at);
    return value.map((each, index) => parse(each, `${at}.${index}`));
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const record: Parse<Record<string, unknown>> = parserOf(isRecord);

/** Values by names of at most 40 characters, at most so many. */
export const recordOf =
  <T>(parse: Parse<T>, most: number): Parse<Readonly<Record<string, T>>> =>
  (value, at) => {
    const entries = Object.entries(record(value, at));
    if (entries.length > most) throw new Misfit(at);
    return Object.fromEntries(
      entries.map(([name, each]) => {
        if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) throw new Misfit(`${at}.${name.slice(0, 40)}`);
        return [name, parse(each, `${at}.${name}`)];
      }),
    );
  };

/** An object with these fields; others are left out. */
export const fieldsOf =
  <T extends object>(parsers: { readonly [K in keyof T]: Parse<T[K]> }): Parse<T> =>
  (value, at) => {
    const from = record(value, at);
    const names = Object.keys(parsers) as (keyof T & string)[];
    const prefix = at && `${at}.`;
    return Object.fromEntries(names.map((name) => [name, parsers[name](from[name], `${prefix}${name}`)])) as T;
  };
