/**
 * `pass-alive/inline`: the package with the WebAssembly inside the module, for servers and
 * bundlers that lose a file named by `import.meta.url`.
 */
import * as inline from '../engine/inline.ts';
import { Analyst } from './analyst.ts';
import type { AnalyzeOptions, AnswerTo, Color, Wasm } from './types.ts';

export { PassAliveError } from './error.ts';
export type * from './types.ts';

/** The bytes of the element's WebAssembly, which is another: `PassAliveElement.wasm = wasm`. */
export function wasm(): ArrayBuffer {
  return bytesOf(inline.widget);
}

/** The bytes of a `data:` address. Not by `fetch`, which a content-security policy may keep from it. */
function bytesOf(address: string): ArrayBuffer {
  const base64 = address.slice(address.indexOf(',') + 1);
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)).buffer;
}

const analyst = new Analyst((source) => source ?? bytesOf(inline.analyze));

/** As `analyze` of `pass-alive`. */
export function analyze<Asked extends Color | 'both' = 'both'>(
  text: string,
  options?: AnalyzeOptions<Asked>,
): Promise<AnswerTo<Asked>[]> {
  return analyst.analyze(text, options);
}

/** As `load` of `pass-alive`; nothing is fetched unless an address is given. */
export function load(source?: Wasm): Promise<void> {
  return analyst.load(source);
}
