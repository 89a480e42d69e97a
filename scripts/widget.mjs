/**
 * `npm run widget`: builds the widget as files for other sites into `package/`, and prints their
 * sizes and the hashes for their `integrity` attributes. Files for pages without a bundler also
 * go beside the built page, into `dist/`.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { main, root } from './command.mjs';
import { plainClasses } from './plain-classes.mjs';
import { plainImports } from './plain-imports.mjs';
import { ensureBuild } from './tools.mjs';
import { buildWasm } from './wasm.mjs';
import { loadLanguages, loadSpoken } from './words.mjs';

/** The folder in which the widget's binding is built. */
const ENGINE = join(root, 'web', 'engine', 'pkg');
const WASM = join(ENGINE, 'widget_bg.wasm');

const CODING = join(root, 'web', 'engine', 'text-coding.ts');
/** @type {Record<string, [file: string, name: string]>} */
const CODINGS = { TextDecoder: [CODING, 'TextDecoder'], TextEncoder: [CODING, 'TextEncoder'] };
const WIDGET = join(root, 'web', 'widget');
const HOSTS = join(WIDGET, 'hosts');
export const OUT = join(root, 'package');
const DIST = join(root, 'dist');

/** The modules and classic scripts of the package by the names of their files there. */
const ELEMENT = { element: join(HOSTS, 'element.ts') };
const DEFINE = { define: join(HOSTS, 'define.ts') };
const LENSES = {
  proof: join(WIDGET, 'lenses', 'proof.tsx'),
  eyes: join(WIDGET, 'lenses', 'eyes.tsx'),
  space: join(WIDGET, 'lenses', 'space.tsx'),
};
/** Scripts that also run as modules: pages from local files and in sandboxed frames import none. */
const GAMES = { games: join(HOSTS, 'games.ts') };
const MENU = { menu: join(HOSTS, 'menu.ts') };
const FAULTS = { faults: join(HOSTS, 'faults.ts') };
const BOARD = { board: join(HOSTS, 'board.ts') };
const ENCODINGS = { encodings: join(WIDGET, 'content', 'encodings.ts') };
/** The file with what lenses share, such as Preact and the page's board: a page with several fetches it once. */
const VIEWER = 'viewer';
const STANDALONE = { standalone: join(HOSTS, 'standalone.ts') };
const FRAME = { embed: join(HOSTS, 'embed.ts') };

/** The files that a page fetches at run time, which are beside the built page too. */
const FOR_PAGES = [
  'standalone.js',
  'proof.js',
  'eyes.js',
  'space.js',
  'games.js',
  'menu.js',
  'board.js',
  'faults.js',
  'viewer.js',
  'encodings.js',
  'pass-alive-everything.wasm',
  'pass-alive-eyes.wasm',
  'loader.js',
  'embed.html',
  'embed.js',
];

/**
 * Builds entries, given by the names of their files in the package.
 * @param {Record<string, string>} input
 * @param {'es' | 'iife'} format
 * @param {{ siblings?: Record<string, string>, define?: Record<string, string>, shared?: string, out?: string,
 *   spoken?: import('vite').Plugin | null, language?: string }} [options]
 *   entries of other builds that are imported from their own files, constants, the name of the file with
 *   what several entries have in common, the folder, and the language with what chooses among others
 */
export async function bundle(
  input,
  format,
  { siblings = {}, define = {}, shared = '', out = OUT, spoken = null, language: name = OWN } = {},
) {
  const { build } = await import('vite');
  const { language } = await loadLanguages();
  const paths = Object.fromEntries(Object.entries(siblings).map(([name, module]) => [module, `./${name}.js`]));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [spoken, language(name), plainImports, plainClasses],
    define,
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input,
        external: [/^node:/, ...Object.keys(paths)],
        // No property here is a getter that does something: what only reads one may go.
        treeshake: { propertyReadSideEffects: false },
        // Importing must not fail in jsdom, which has neither.
        ...(format === 'es' && { transform: { inject: CODINGS } }),
        preserveEntrySignatures: 'strict',
        output: {
          format,
          paths,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          ...(shared && { codeSplitting: { groups: [{ name: shared, minShareCount: 2 }] } }),
        },
      },
    },
  });
}

/** The language of the scripts. */
const OWN = process.env.PASS_ALIVE_LANGUAGE ?? 'en';

/** All languages of a build: that of the scripts, and those of its files of words. */
async function languagesThere() {
  const { languages } = await loadLanguages();
  return [OWN, ...languages().filter((name) => name !== OWN)];
}

/**
 * Builds the scripts, and a file of words for each language but the first.
 * @param {string} out the folder
 * @param {readonly string[]} languages
 */
export async function buildScripts(out, languages) {
  const { compile } = await loadLanguages();
  for (const name of languages) compile(name);
  const { Languages } = await loadSpoken();
  const [language = OWN, ...others] = languages;
  const all = new Languages(languages);
  const spoken = others.length > 0 ? all.plugin() : null;
  /** @param {Record<string, string>} input @param {'es' | 'iife'} format @param {object} [options] */
  const make = (input, format, options) => bundle(input, format, { ...options, out, spoken, language });
  await make(ELEMENT, 'es', { siblings: { ...LENSES, ...GAMES, ...MENU, ...BOARD, ...FAULTS, ...ENCODINGS } });
  await make(DEFINE, 'es', { siblings: ELEMENT });
  // A slower search for the same format, which is four kilobytes smaller.
  const { gzipAsync } = await import('@gfx/zopfli');
  const packed = Buffer.from(await gzipAsync(readFileSync(WASM), { numiterations: 60 })).toString('base64');
  await make(STANDALONE, 'iife', { define: { PACKED_WASM: JSON.stringify(packed) } });
  await make(LENSES, 'es', { shared: VIEWER });
  await make(GAMES, 'iife');
  await make(MENU, 'iife');
  await make(BOARD, 'iife');
  await make(FAULTS, 'iife');
  await make(ENCODINGS, 'es');
  await make(FRAME, 'iife');
  // With the messages that the scripts before use.
  for (const [name, module] of Object.entries(all.files)) await make({ [name]: module }, 'iife');
  return Object.keys(all.files).map((name) => `${name}.js`);
}

/** Builds the widget from the binding, which must be there. */
export async function buildWidget() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  const words = await buildScripts(OUT, await languagesThere());
  const forPages = [...FOR_PAGES, ...words];
  copyFileSync(WASM, join(OUT, 'pass-alive.wasm'));
  for (const name of ['everything', 'eyes']) {
    copyFileSync(join(ENGINE, `${name}_bg.wasm`), join(OUT, `pass-alive-${name}.wasm`));
  }
  copyFileSync(join(HOSTS, 'loader.js'), join(OUT, 'loader.js'));
  copyFileSync(join(root, 'embed.html'), join(OUT, 'embed.html'));
  if (existsSync(DIST)) for (const name of forPages) copyFileSync(join(OUT, name), join(DIST, name));
  report(forPages);
}

/**
 * Prints what was built, each file with its gzipped size and its hash.
 * @param {readonly string[]} forPages
 */
function report(forPages) {
  console.log('\npackage/, in bytes gzipped, and for `integrity`:\n');
  for (const name of ['element.js', 'define.js', 'pass-alive.wasm', ...forPages]) {
    const bytes = readFileSync(join(OUT, name));
    const size = gzipSync(bytes, { level: 9 }).length;
    const hash = createHash('sha384').update(bytes).digest('base64');
    console.log(`${String(size).padStart(8)}  ${name.padEnd(16)} sha384-${hash}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await ensureBuild();
    await buildWasm({ isShipped: true });
    await buildWidget();
  });
}
