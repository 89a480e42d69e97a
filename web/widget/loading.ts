/** Shared by all elements: the engine, and what is fetched for some. */

import { missing } from '#locale/widget.ts';
import type { BoardBinding, TextsBinding } from '../engine/binding.ts';
import { Engine, EngineDead } from '../engine/engine.ts';
import { Texts } from '../engine/texts.ts';
import type { WasmSource } from '../engine/types.ts';
import { loadWidgetBuild, type WidgetBuild } from '../engine/widget.ts';
import type { FaultWords } from './content/fault-words.ts';
import { Failure } from './failure.ts';
import { receivePart } from './parts.ts';
import type { LensName } from './state/lens-place.ts';
import type { CreateBoard } from './view/component.ts';
import type { DrawHosted } from './view/hosted-panel.ts';
import type { DrawLens, LensModule } from './view/lens-panel.ts';
import type { MenuPart } from './view/menu.ts';
import type { PressedPart } from './view/view.ts';

/** The engine for boards in space, and what makes their pictures. */
export interface SpaceBuild extends WidgetBuild {
  readonly createBoard: CreateBoard;
}

/** The engine, once it is loaded. */
export let ready: WidgetBuild | undefined;
/** Draw the lenses whose code is loaded; null if it cannot be. */
export const drawLens: Partial<Record<LensName, DrawLens | null>> = {};

/** The same for boards in space. */
export let spaces: SpaceBuild | undefined;

let loading: Promise<void> | undefined;

/**
 * Loads the engine, once.
 * @throws Failure
 */
function load(wasm: WasmSource | (() => WasmSource | Promise<WasmSource>)): Promise<void> {
  const fetchEngine = async () => {
    try {
      ready = await loadWidgetBuild(typeof wasm === 'function' ? await wasm() : wasm);
    } catch (error) {
      // Fetched again for the next board that comes near.
      loading = undefined;
      throw unloaded(error, () => missing.engine);
    }
  };
  loading ??= fetchEngine();
  return loading;
}

function unloaded(error: unknown, say: () => string): Failure {
  const isBlocked = typeof WebAssembly === 'undefined' || /content security|csp/i.test(String(error));
  return isBlocked ? new Failure('blocked', () => missing.blocked) : new Failure('no-engine', say);
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

/** The module `web/widget/lenses/space.tsx`, which is fetched for the first board in space. */
interface SpaceModule {
  loadSpaces(): Promise<BoardBinding & TextsBinding>;
  readonly createBoard: CreateBoard;
}

/** Reads bytes in any encoding. */
type Decode = (bytes: Uint8Array) => string;

/** What comes in scripts of their own, by the names of their files. */
interface Parts {
  /** The controls of games. */
  games: DrawHosted;
  menu: MenuPart;
  /** What is wrong with a text. */
  faults: FaultWords;
  board: PressedPart;
}

let modules: Readonly<Record<LensName, () => Promise<LensModule>>> & {
  readonly space: () => Promise<SpaceModule>;
  readonly encodings: () => Promise<{ readonly decodeBytes: Decode }>;
} & /** Run scripts that hand over their parts. */ Readonly<Record<keyof Parts, () => Promise<unknown>>>;

const parts: { [Name in keyof Parts]?: Parts[Name] | null } = {};
const fetched: Partial<Record<keyof Parts, Promise<void>>> = {};

/** Sets how the parts that few elements need are imported: their addresses depend on the file that the element is in. */
export function provideParts(imports: typeof modules): void {
  modules = imports;
}

/** Fetches what reads encodings other than UTF-8. */
export const loadDecoder = (): Promise<Decode> => modules.encodings().then(({ decodeBytes }) => decodeBytes);

/** Fetches a lens. */
async function loadLens(name: LensName): Promise<void> {
  drawLens[name] ??= await orNull(async () => (await modules[name]()).loadLens());
}

/** A part that has been fetched; null if it cannot be had, and undefined before. */
export const partNamed = <Name extends keyof Parts>(name: Name): Parts[Name] | null | undefined => parts[name];

/** Fetches a part, once; null if it cannot be had. */
export async function loadPart<Name extends keyof Parts>(name: Name): Promise<Parts[Name] | null> {
  const load = async () => {
    parts[name] = await orNull(() => receivePart<Parts[Name]>(name, modules[name]));
  };
  fetched[name] ??= load();
  await fetched[name];
  return parts[name] ?? null;
}

/** A part that an element can do without. */
async function orNull<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the reader sees a line; the cause is for the page's author.
    console.warn(error);
    return null;
  }
}

/** The failure where boards in space cannot be shown. */
export const noSpaces = (): Failure => new Failure('no-engine', () => missing.spaces);

/**
 * Fetches what boards in space need.
 * @throws Failure
 */
async function loadSpaces(): Promise<void> {
  try {
    const { loadSpaces, createBoard } = await modules.space();
    const classes = await loadSpaces();
    spaces ??= { engine: new Engine(classes), texts: new Texts(classes), createBoard };
  } catch (error) {
    throw unloaded(error, () => missing.spaces);
  }
}

/**
 * Loads the engine for a board, and a lens.
 * @throws Failure
 */
export const loadFor = (wasm: Parameters<typeof load>[0], isInSpace: boolean, lens: LensName | null) =>
  Promise.all([isInSpace ? loadSpaces() : load(wasm), lens && loadLens(lens)]);

/** The reason why only the text inside the element is shown. */
export function failureOf(error: unknown): Failure {
  // In the words that are spoken now.
  if (error instanceof Failure) return new Failure(error.code, error.say);
  return error instanceof EngineDead
    ? new Failure('engine-dead', () => missing.stopped)
    : new Failure('internal', () => missing.internal);
}
