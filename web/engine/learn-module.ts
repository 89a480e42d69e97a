/** What lessons fetch: their build, compiled once for the page and its workers, and the boards to ask about. */
import boards from '../../crates/learn/pool/boards.txt?url';
import { compile } from './load.ts';
import type { Build } from './modules.ts';
import { once } from './once.ts';
import file from './pkg/learn_bg.wasm?url';

/** The build for lessons. */
export const learn: Build = once(() => compile(file));

/** The text of the pool, for `interview`. */
export const pool: () => Promise<string> = once(async () => {
  const response = await fetch(boards);
  if (!response.ok) throw new Error(`${response.status}: ${response.url}`);
  return response.text();
});
