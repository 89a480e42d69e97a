/**
 * Parts in scripts that run as modules and as classic scripts alike, the only ones that a page from a local file or
 * in a sandboxed frame can have. They hand over what they have through a symbol: content can name no symbol.
 */

type Receivers = Record<symbol, ((part: unknown) => void) | undefined>;

const receivers = globalThis as unknown as Receivers;
const keyOf = (name: string): symbol => Symbol.for(`pass-alive.${name}`);

/** Called by the script of a part. */
export function handOver(name: string, part: unknown): void {
  receivers[keyOf(name)]?.(part);
}

/**
 * The part that a script hands over while it is loaded.
 * @throws Error if it does not
 */
export function receivePart<T>(name: string, load: () => Promise<unknown>): Promise<T> {
  return new Promise((resolve, reject) => {
    receivers[keyOf(name)] = (part) => resolve(part as T);
    load().then(() => reject(new Error(`no part ${name}`)), reject);
  });
}
