/**
 * Descriptions of types that can be checked at run time, for the test of the contract.
 * A description must name every property, word and variant of its type, or it does not
 * compile; and it records which of them it has met, so that the test can tell which never occur.
 */

/** A check of values that returns the fault, if any. The type parameter is exact: neither wider nor narrower. */
export interface Shape<T> {
  wrong(value: unknown): string | null;
  /** The parts of the type that no value has had yet. */
  missing(): string[];
  readonly exact?: (value: T) => T;
}

/** A whole number, not negative. */
export const count: Shape<number> = {
  wrong: (value) => (Number.isInteger(value) && (value as number) >= 0 ? null : `is no count: ${value}`),
  missing: () => [],
};

export const text: Shape<string> = {
  wrong: (value) => (typeof value === 'string' ? null : `is no text: ${value}`),
  missing: () => [],
};

/** True or false; both are expected to occur. */
export const truth = (): Shape<boolean> => {
  const met = new Set<unknown>();
  return {
    wrong(value) {
      met.add(value);
      return typeof value === 'boolean' ? null : `is no truth: ${value}`;
    },
    missing: () => [true, false].filter((value) => !met.has(value)).map(String),
  };
};

/** Exactly this value. */
export const only = <const T extends string | boolean>(value: T): Shape<T> => ({
  wrong: (other) => (other === value ? null : `is not ${value}: ${other}`),
  missing: () => [],
});

/** A shape that need not occur. */
export const perhaps = <T>(inner: Shape<T>): Shape<T> => ({ ...inner, missing: () => [] });

/** One of several words, all of which are expected to occur. */
export function word<T extends string>(words: Readonly<Record<T, true>>): Shape<T> {
  const met = new Set<unknown>();
  return {
    wrong(value) {
      met.add(value);
      return Object.hasOwn(words, value as T) ? null : `is no known word: ${value}`;
    },
    missing: () => Object.keys(words).filter((name) => !met.has(name)),
  };
}

/** Null or a value: both are expected to occur. */
export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  let met = false;
  return {
    wrong(value) {
      met ||= value === null;
      return value === null ? null : inner.wrong(value);
    },
    missing: () => [...(met ? [] : ['null']), ...inner.missing()],
  };
}

/** An optional property: it is expected both to occur and to be left out. */
export function optional<T>(inner: Shape<T>): Shape<T | undefined> {
  let met = false;
  return {
    wrong(value) {
      met ||= value === undefined;
      return value === undefined ? null : inner.wrong(value);
    },
    missing: () => [...(met ? [] : ['left out']), ...inner.missing()],
  };
}

/** A list, expected to be non-empty at least once. */
export function list<T>(inner: Shape<T>): Shape<readonly T[]> {
  let met = false;
  return {
    wrong(value) {
      if (!Array.isArray(value)) return `is no list: ${value}`;
      for (const [index, item] of value.entries()) {
        met = true;
        const fault = inner.wrong(item);
        if (fault) return `[${index}]${fault}`;
      }
      return null;
    },
    missing: () => [...(met ? [] : ['an entry']), ...inner.missing().map((what) => `[]${what}`)],
  };
}

/** An object with exactly these properties. */
export function object<T extends object>(properties: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const shapes = Object.entries(properties) as [string, Shape<unknown>][];
  let met = false;
  return {
    wrong(value) {
      if (typeof value !== 'object' || value === null) return `is no object: ${value}`;
      met = true;
      const extra = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
      if (extra) return `.${extra} is unknown`;
      for (const [name, shape] of shapes) {
        const fault = shape.wrong((value as Record<string, unknown>)[name]);
        if (fault) return `.${name} ${fault}`;
      }
      return null;
    },
    missing: () =>
      met ? shapes.flatMap(([name, shape]) => shape.missing().map((what) => `.${name} ${what}`)) : ['anything'],
  };
}

/** The variant of a union whose property `K` is `V`, written as text. */
type Variant<T, K extends keyof T, V> = T extends unknown
  ? `${T[K] & (string | boolean)}` extends V
    ? T
    : never
  : never;

/** One of several objects told apart by a property; all are expected to occur. */
export function oneOf<T extends object, K extends keyof T & string>(
  key: K,
  variants: { readonly [V in `${T[K] & (string | boolean)}`]: Shape<Variant<T, K, V>> },
): Shape<T> {
  const shapes: Readonly<Record<string, Shape<unknown>>> = variants as object as Record<string, never>;
  return {
    wrong(value) {
      const kind = String((value as Record<string, unknown> | null)?.[key]);
      return shapes[kind] ? shapes[kind].wrong(value) : `.${key} is no known word: ${kind}`;
    },
    missing: () => Object.entries(shapes).flatMap(([kind, shape]) => shape.missing().map((what) => `${kind}${what}`)),
  };
}
