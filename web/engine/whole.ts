/** Both parts of the engine, from one file of wasm that holds them: for other people's pages and programs. */
import { compile } from './compile.ts';
import { type Engine, loadEngine, loadTexts } from './engine.ts';
import { EngineDead, guard } from './guard.ts';
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

/**
 * Does some work, and then lets go of all that it has read and studied, which must not be
 * asked any more. The garbage collector does the same, but not before the caller yields: for
 * thousands of positions at once that is too late.
 */
export function briefly<T>(work: () => T): T {
  if (guard.dead) throw new EngineDead();
  const outer = guard.brief;
  const brief: { free(): void }[] = [];
  guard.brief = brief;
  try {
    return work();
  } finally {
    guard.brief = outer;
    if (!guard.dead) for (const handle of brief) handle.free();
  }
}
