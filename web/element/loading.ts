/** What all elements have together: the engine, the part that proves, the colours. */
import { type Engine, EngineDead, type Palette } from '../engine/engine.ts';
import type { Theme, WasmSource } from '../engine/types.ts';
import { loadWhole, type Whole } from '../engine/whole.ts';
import { missing } from '../model/catalogue/widget-en.ts';
import type { Prove } from '../proof/embedded.tsx';
import { Missing } from './missing.ts';

/** The engine, when it is there. */
export let ready: Whole | undefined;
/** The part that proves, when it is there; null where it cannot be had. */
export let prove: Prove | null | undefined;

let loading: Promise<void> | undefined;
const palettes: Partial<Record<Theme, Palette>> = {};

/** Loads the engine, once, from where `wasm` says that it is. */
export function load(wasm: WasmSource | (() => WasmSource | Promise<WasmSource>)): Promise<void> {
  const bring = async () => {
    ready = await loadWhole(typeof wasm === 'function' ? await wasm() : wasm);
  };
  loading ??= bring();
  return loading;
}

/** Fetches the part that proves. */
export async function loadProofs(): Promise<void> {
  try {
    prove ??= await (await import('../proof/embedded.tsx')).loadProve();
  } catch (error) {
    prove = null;
    // biome-ignore lint/suspicious/noConsole: the reader sees a line; why, is for whoever made the page.
    console.warn(error);
  }
}

export function paletteOf(engine: Engine, theme: Theme): Palette {
  palettes[theme] ??= engine.palette(theme);
  return palettes[theme];
}

/** Why only the fallback is seen. */
export function reasonOf(error: unknown): string {
  if (error instanceof Missing) return error.message;
  if (error instanceof EngineDead) return missing.stopped;
  const isBlocked = typeof WebAssembly === 'undefined' || /content security|csp/i.test(String(error));
  return isBlocked ? missing.blocked : missing.engine;
}
