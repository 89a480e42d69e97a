/** Files that the page has written and anyone may have changed: what is in them, or why that cannot be said. */
import { fieldsOf, Misfit, type Parse } from './shape.ts';

/** The reason why a file is not read. */
export type Fault =
  /** No JSON; the place of what is no part of it, null if only the parts do not fit together. */
  | { readonly code: 'syntax'; readonly line: number | null; readonly column: number | null }
  /** Something else. */
  | { readonly code: 'kind' }
  | { readonly code: 'version'; readonly version: number }
  | { readonly code: 'size'; readonly most: number }
  /** The place of a value that it cannot have, such as `lessons.through.boards`. */
  | { readonly code: 'value'; readonly at: string };

export class BadFile extends Error {
  override readonly name = 'BadFile';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}

/** The version of all files. */
export const VERSION = 1;

interface FileShape<T> {
  /** What the file says it is. */
  readonly kind: string;
  /** The most characters. */
  readonly most: number;
  readonly parse: Parse<T>;
}

/** @throws BadFile */
export function readFile<T>(text: string, { kind, most, parse }: FileShape<T>): T {
  if (text.length > most) throw new BadFile({ code: 'size', most });
  const file = parsedJson(text);
  if (typeof file !== 'object' || file === null || !('kind' in file) || file.kind !== kind)
    throw new BadFile({ code: 'kind' });
  try {
    const { version } = fieldsOf<{ version: number }>({ version: wholeFrom1 })(file, '');
    if (version !== VERSION) throw new BadFile({ code: 'version', version });
    return parse(file, '');
  } catch (error) {
    if (error instanceof Misfit) throw new BadFile({ code: 'value', at: error.at });
    throw error;
  }
}

function wholeFrom1(value: unknown, at: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 1) throw new Misfit(at);
  return value as number;
}

/** A token of JSON, with the space before it. */
const TOKEN = /\s*(?:[[\]{},:]|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)/iy;

/** @throws BadFile with the place of what is no token; not every browser tells that of other mistakes */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    let end = 0;
    TOKEN.lastIndex = 0;
    while (TOKEN.test(text)) end = TOKEN.lastIndex;
    const before = text.slice(0, end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)).split('\n');
    const isToken = end === text.trimEnd().length;
    throw new BadFile({
      code: 'syntax',
      line: isToken ? null : before.length,
      column: isToken ? null : (before.at(-1)?.length ?? 0) + 1,
    });
  }
}
