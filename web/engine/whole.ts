/** Both parts of the engine, from one file of wasm that holds them: for other people's pages and programs. */
import { type Engine, loadEngine, loadTexts } from './engine.ts';
import { compile } from './load.ts';
import type { Texts } from './texts.ts';
import type { WasmSource } from './types.ts';

export interface Whole {
  readonly engine: Engine;
  readonly texts: Texts;
}

/** Loads both from the one file. */
export async function loadWhole(source: WasmSource): Promise<Whole> {
  const module = await compile(source);
  return { engine: await loadEngine(module), texts: await loadTexts(module) };
}
