/** Shared by all elements: the engine, the lenses, the colours. */

import { missing } from '#locale/widget.ts';
import { type Engine, EngineDead, type Palette } from '../engine/engine.ts';
import type { Theme, WasmSource } from '../engine/types.ts';
import { loadWidgetBuild, type WidgetBuild } from '../engine/widget.ts';
import { Failure } from './failure.ts';
import type { LensName } from './state/lens-place.ts';
import type { DrawLens, LensModule } from './view/lens-panel.ts';

/** The engine, once it is loaded. */
export let ready: WidgetBuild | undefined;
/** Draw the lenses whose code is loaded; null if it cannot be. */
export const drawLens: Partial<Record<LensName, DrawLens | null>> = {};

let loading: Promise<void> | undefined;
const palettes: Partial<Record<Theme, Palette>> = {};

/**
 * Loads the engine, once.
 * @throws Failure
 */
export function load(wasm: WasmSource | (() => WasmSource | Promise<WasmSource>)): Promise<void> {
  const bring = async () => {
    try {
      ready = await loadWidgetBuild(typeof wasm === 'function' ? await wasm() : wasm);
    } catch (error) {
      // Fetched again for the next board that comes near.
      loading = undefined;
      const isBlocked = typeof WebAssembly === 'undefined' || /content security|csp/i.test(String(error));
      throw isBlocked ? new Failure('blocked', missing.blocked) : new Failure('no-engine', missing.engine);
    }
  };
  loading ??= bring();
  return loading;
}

/** Delay before the engine is loaded in advance, in milliseconds. */
const LATER = 1000;
let isPlanned = false;

/** Loads the engine in advance. Failures are left to the boards that will need it. */
export function loadLater(wasm: Parameters<typeof load>[0]): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => load(wasm).catch(() => {}), LATER);
}

let modules: Readonly<Record<LensName, () => Promise<LensModule>>>;

/** Sets how the lenses are imported: their addresses depend on the file that the element is in. */
export function provideLenses(imports: typeof modules): void {
  modules = imports;
}

/** Fetches a lens. */
export async function loadLens(name: LensName): Promise<void> {
  try {
    drawLens[name] ??= await (await modules[name]()).loadLens();
  } catch (error) {
    drawLens[name] = null;
    // biome-ignore lint/suspicious/noConsole: the reader sees a line; the cause is for the page's author.
    console.warn(error);
  }
}

export function paletteOf(engine: Engine, theme: Theme): Palette {
  palettes[theme] ??= engine.palette(theme);
  return palettes[theme];
}

/** The reason why only the text inside the element is shown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return error instanceof EngineDead
    ? new Failure('engine-dead', missing.stopped)
    : new Failure('internal', missing.internal);
}
