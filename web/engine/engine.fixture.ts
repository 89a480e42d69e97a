/** For tests: the binding as it was built, and boards to ask about. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from './types.ts';

/** The WebAssembly of a build, by its name in `scripts/wasm.mjs`. */
export function build(name: string): Uint8Array<ArrayBuffer> {
  return readFileSync(join(import.meta.dirname, 'pkg', `${name}_bg.wasm`));
}

/** A position from its rows from the top. */
export function of(...rows: string[]): Position {
  return { columns: rows[0]?.length ?? 0, rows: rows.length, stones: rows.join('') };
}
