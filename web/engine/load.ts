import { once } from './once.ts';
import type { WasmSource } from './types.ts';

/** Compiles wasm. A file may have any content type. */
export async function compile(source: WasmSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  // Shared memory is refused by the browser.
  if (typeof source !== 'string' && !(source instanceof URL)) return WebAssembly.compile(source as BufferSource);
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${response.status}: ${response.url}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** A function that loads a build of the engine. Later calls return the same one, or try again after a failure. */
export function loadOnce<T>(begin: (module: WebAssembly.Module) => T): (source: WasmSource) => Promise<T> {
  return once((source) => compile(source).then(begin));
}
