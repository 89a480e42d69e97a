/** `pass-alive`, the package, for Node: the WebAssembly is read from the file system. */
import { readFile } from 'node:fs/promises';
import { Analyst } from './analyst.ts';
import type { AnalyzeOptions, Answer, Wasm } from './types.ts';

export { PassAliveError } from './error.ts';
export type * from './types.ts';

const analyst = new Analyst((source = new URL(/* @vite-ignore */ './pass-alive.wasm', import.meta.url)) =>
  source instanceof URL && source.protocol === 'file:' ? readFile(source) : source,
);

/** As in `index.ts`. */
export function analyze(text: string, options?: AnalyzeOptions): Promise<Answer[]> {
  return analyst.analyze(text, options);
}

/** As in `index.ts`; a URL with `file:` is read. */
export function load(wasm?: Wasm): Promise<void> {
  return analyst.load(wasm);
}
