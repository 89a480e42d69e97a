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
import { loadLanguages } from './words.mjs';

/** The folder in which the widget's binding is built. */
const ENGINE = join(root, 'web', 'engine', 'pkg');
const WASM = join(ENGINE, 'widget_bg.wasm');

const CODING = join(root, 'web', 'engine', 'text-coding.ts');
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
 * @param {{ siblings?: Record<string, string>, define?: Record<string, string>, shared?: string }} [options]
 *   entries of other builds that are imported from their own files, constants, and the name of the file with
 *   what several entries have in common
 */
export async function bundle(input, format, { siblings = {}, define = {}, shared = '' } = {}) {
  const { build } = await import('vite');
  const { language } = await loadLanguages();
  const paths = Object.fromEntries(Object.entries(siblings).map(([name, module]) => [module, `./${name}.js`]));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [language(process.env.PASS_ALIVE_LANGUAGE ?? 'en'), plainImports, plainClasses],
    define,
    build: {
      outDir: OUT,
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
        transform: { inject: { TextDecoder: [CODING, 'TextDecoder'], TextEncoder: [CODING, 'TextEncoder'] } },
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

/** Builds the widget from the binding, which must be there. */
export async function buildWidget() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  await bundle(ELEMENT, 'es', { siblings: { ...LENSES, ...GAMES, ...MENU, ...BOARD, ...ENCODINGS } });
  await bundle(DEFINE, 'es', { siblings: ELEMENT });
  // A slower search for the same format, which is four kilobytes smaller.
  const { gzipAsync } = await import('@gfx/zopfli');
  const packed = Buffer.from(await gzipAsync(readFileSync(WASM), {})).toString('base64');
  await bundle(STANDALONE, 'iife', { define: { PACKED_WASM: JSON.stringify(packed) } });
  await bundle(LENSES, 'es', { shared: VIEWER });
  await bundle(GAMES, 'iife');
  await bundle(MENU, 'iife');
  await bundle(BOARD, 'iife');
  await bundle(ENCODINGS, 'es');
  await bundle(FRAME, 'iife');
  copyFileSync(WASM, join(OUT, 'pass-alive.wasm'));
  for (const name of ['everything', 'eyes']) {
    copyFileSync(join(ENGINE, `${name}_bg.wasm`), join(OUT, `pass-alive-${name}.wasm`));
  }
  copyFileSync(join(HOSTS, 'loader.js'), join(OUT, 'loader.js'));
  copyFileSync(join(root, 'embed.html'), join(OUT, 'embed.html'));
  if (existsSync(DIST)) for (const name of FOR_PAGES) copyFileSync(join(OUT, name), join(DIST, name));
  report();
}

/** Prints what was built, each file with its gzipped size and its hash. */
function report() {
  console.log('\npackage/, in bytes gzipped, and for `integrity`:\n');
  for (const name of ['element.js', 'define.js', 'pass-alive.wasm', ...FOR_PAGES]) {
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
