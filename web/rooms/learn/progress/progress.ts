/** What the reader has learned, kept on this device only: in sections, each of which knows its own shape. */
import { fieldsOf, Misfit, type Parse } from './shape.ts';

/** A part of the progress, by its name in the file. */
export interface Section<T> {
  readonly name: string;
  readonly empty: T;
  readonly parse: Parse<T>;
  /** Both in one: the same in either order, and nothing new if one is merged twice. */
  merge(a: T, b: T): T;
  /** The same with less of the oldest, where there is no room for all of it; null if nothing is left to leave out. */
  shortened?(value: T): T | null;
}

/** The reason why something is not kept: the browser gives no storage, or no more of it. */
export type Trouble = 'refused' | 'full';

/** The reason why a file is not read. */
export type Fault =
  /** No JSON; the place of what is no part of it, null if only the parts do not fit together. */
  | { readonly code: 'syntax'; readonly line: number | null; readonly column: number | null }
  /** Something else than progress. */
  | { readonly code: 'kind' }
  | { readonly code: 'version'; readonly version: number }
  | { readonly code: 'size'; readonly most: number }
  /** The place of a value that it cannot have, such as `lessons.through.boards`. */
  | { readonly code: 'value'; readonly at: string };

export class BadProgress extends Error {
  override readonly name = 'BadProgress';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}

const KEY = 'pass-alive.learn';
const KIND = 'pass-alive progress';
const VERSION = 1;

/** The most characters of the progress, all of which are ASCII. */
export const LONGEST = 100_000;

type Values = Readonly<Record<string, unknown>>;

/** The progress on this device. */
export class Progress {
  readonly #sections: readonly Section<unknown>[];
  readonly #storage: () => Storage;
  readonly #listeners = new Set<() => void>();
  #values: Values;
  #trouble: Trouble | null = null;

  /** @param storage gives the storage, or throws */
  constructor(sections: readonly Section<unknown>[], storage: () => Storage) {
    this.#sections = sections;
    this.#storage = storage;
    this.#values = this.#stored();
  }

  /** The reason why the last change is kept only until the page is closed. */
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** True if there is nothing. */
  get isEmpty(): boolean {
    return this.#sections.every((section) => this.of(section) === section.empty);
  }

  /** The value of a section; the same one until it changes. */
  of<T>({ name, empty }: Pick<Section<T>, 'name' | 'empty'>): T {
    return (this.#values[name] ?? empty) as T;
  }

  /** Changes a section, and keeps it. */
  change<T>(section: Section<T>, change: (value: T) => T): void {
    this.#refresh();
    const value = this.of(section);
    const next = change(value);
    if (next !== value) this.#write({ ...this.#values, [section.name]: next });
  }

  /** Takes over what another tab has written. */
  readonly follow = (event: Pick<StorageEvent, 'key'>): void => {
    if (event.key !== KEY && event.key !== null) return;
    this.#refresh();
    this.#notify();
  };

  /** The content of a file. */
  exported(): string {
    return this.#textOf(this.#values);
  }

  /**
   * Adds the content of a file.
   * @throws BadProgress, and then nothing changes
   */
  add(text: string): void {
    const added = this.#parsed(text);
    this.#refresh();
    const both = this.#sections.map((section) => {
      const { name, empty } = section;
      const before = this.#values[name];
      return [name, name in added ? section.merge(before ?? empty, added[name]) : before] as const;
    });
    this.#write(Object.fromEntries(both.filter(([, value]) => value !== undefined)));
  }

  delete(): void {
    this.#values = {};
    this.#trouble = null;
    try {
      this.#storage().removeItem(KEY);
    } catch {
      this.#trouble = 'refused';
    }
    this.#notify();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Reads what is stored, unless the last change could not be. */
  #refresh(): void {
    if (!this.#trouble) this.#values = this.#stored();
  }

  #stored(): Values {
    try {
      const text = this.#storage().getItem(KEY);
      return text === null ? {} : this.#reused(this.#parsed(text));
    } catch (error) {
      // What this page has not written is not its own.
      if (!(error instanceof BadProgress)) this.#trouble = 'refused';
      return {};
    }
  }

  /** The values, those before where they are the same. */
  #reused(values: Values): Values {
    const before = this.#values as Values | undefined;
    const same = (name: string) => JSON.stringify(before?.[name]) === JSON.stringify(values[name]);
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, same(name) ? before?.[name] : value]),
    );
  }

  #write(values: Values): void {
    this.#values = values;
    this.#trouble = null;
    let kept: Values | null = values;
    try {
      this.#storage().getItem(KEY);
    } catch {
      this.#trouble = 'refused';
      kept = null;
    }
    while (kept) {
      const text = this.#textOf(kept);
      try {
        if (text.length > LONGEST) throw new RangeError();
        this.#storage().setItem(KEY, text);
        this.#values = kept;
        break;
      } catch {
        kept = this.#shortened(kept);
        this.#trouble = kept ? null : 'full';
      }
    }
    this.#notify();
  }

  /** The values with less of the section that is longest; null if none can have less. */
  #shortened(values: Values): Values | null {
    const lengthOf = ({ name }: Section<unknown>) => JSON.stringify(values[name] ?? null).length;
    for (const section of [...this.#sections].sort((a, b) => lengthOf(b) - lengthOf(a))) {
      const less = section.name in values ? (section.shortened?.(values[section.name]) ?? null) : null;
      if (less !== null) return { ...values, [section.name]: less };
    }
    return null;
  }

  #textOf(values: Values): string {
    return JSON.stringify({ kind: KIND, version: VERSION, ...values });
  }

  /** @throws BadProgress */
  #parsed(text: string): Values {
    if (text.length > LONGEST) throw new BadProgress({ code: 'size', most: LONGEST });
    const file = parsedJson(text);
    if (typeof file !== 'object' || file === null || !('kind' in file) || file.kind !== KIND)
      throw new BadProgress({ code: 'kind' });
    try {
      const { version } = fieldsOf<{ version: number }>({ version: wholeFrom1 })(file, '');
      if (version !== VERSION) throw new BadProgress({ code: 'version', version });
      const there = this.#sections.filter(({ name }) => name in file);
      return Object.fromEntries(
        there.map(({ name, parse }) => [name, parse((file as Record<string, unknown>)[name], name)]),
      );
    } catch (error) {
      if (error instanceof Misfit) throw new BadProgress({ code: 'value', at: error.at });
      throw error;
    }
  }
}

function wholeFrom1(value: unknown, at: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 1) throw new Misfit(at);
  return value as number;
}

/** A token of JSON, with the space before it. */
const TOKEN = /\s*(?:[[\]{},:]|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)/iy;

/** @throws BadProgress with the place of what is no token; not every browser tells that of other mistakes */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    let end = 0;
    TOKEN.lastIndex = 0;
    while (TOKEN.test(text)) end = TOKEN.lastIndex;
    const before = text.slice(0, end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)).split('\n');
    const isToken = end === text.trimEnd().length;
    throw new BadProgress({
      code: 'syntax',
      line: isToken ? null : before.length,
      column: isToken ? null : (before.at(-1)?.length ?? 0) + 1,
    });
  }
}
