/** What the reader has learned, kept on this device only: in sections, each of which knows its own shape. */
import { BadFile, readFile, VERSION } from './file.ts';
import type { Parse } from './shape.ts';

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

const KEY = 'pass-alive.learn';
const KIND = 'pass-alive progress';

/** The most characters of the progress, all of which are ASCII. */
export const LONGEST = 100_000;

type Values = Readonly<Record<string, unknown>>;

/** The one with more; the same whichever is first. */
export function more<T extends object>(
  a: T | null | undefined,
  b: T | null | undefined,
  size: (value: T) => number,
): T | null {
  if (!a || !b) return a ?? b ?? null;
  if (size(a) !== size(b)) return size(a) > size(b) ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

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
   * @throws BadFile, and then nothing changes
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
      if (!(error instanceof BadFile)) this.#trouble = 'refused';
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

  /** @throws BadFile */
  #parsed(text: string): Values {
    return readFile(text, {
      kind: KIND,
      most: LONGEST,
      parse: (file) => {
        const values = file as Values;
        const there = this.#sections.filter(({ name }) => name in values);
        return Object.fromEntries(there.map(({ name, parse }) => [name, parse(values[name], name)]));
      },
    });
  }
}
