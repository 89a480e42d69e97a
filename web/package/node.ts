/** `pass-alive`, the package, for Node: the WebAssembly is read from the file system. */
import { readFile } from 'node:fs/promises';
import { Analyst } from './analyst.ts';
import type { AnalyzeOptions, AnswerTo, Color, Wasm } from './types.ts';

export { PassAliveError } from './error.ts';
export type * from './types.ts';

const analyst = new Analyst((source = new URL(/* @vite-ignore */ './pass-alive-analyze.wasm', import.meta.url)) => {
  if (typeof source !== 'string' && !(source instanceof URL)) return source;
  // One letter and a colon begin a path of Windows.
  if (!/^[a-z][a-z\d+.-]+:/i.test(String(source))) {
    throw new TypeError(`its address must be a URL, such as file:///folder/pass-alive.wasm, not a path like ${source}`);
  }
  // Node's fetch reads no files.
  const url = new URL(source);
  return url.protocol === 'file:' ? readFile(url) : url;
});

/** As in `index.ts`. */
export function analyze<Asked extends Color | 'both' = 'both'>(
  text: string,
  options?: AnalyzeOptions<Asked>,
): Promise<AnswerTo<Asked>[]> {
  return analyst.analyze(text, options);
}

/** As in `index.ts`; a file is read from its URL, which may be a string. */
export function load(wasm?: Wasm): Promise<void> {
  return analyst.load(wasm);
}
