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
import { Failure, main, root } from './command.mjs';
import { plainImports } from './plain-imports.mjs';
import { ensureBuild } from './tools.mjs';
import { buildWasm } from './wasm.mjs';

/** Where the widget's binding is built. */
const ENGINE = join(root, 'web', 'engine', 'pkg');
const WASM = join(ENGINE, 'widget_bg.wasm');

const CODING = join(root, 'web', 'engine', 'text-coding.ts');
const WIDGET = join(root, 'web', 'widget');
export const OUT = join(root, 'package');
const PROOF = join(WIDGET, 'proof');
const DIST = join(root, 'dist');

/** The import of the proofs. */
const PROOFS = /import\('[^']*embedded\.tsx'\)/g;

/** The files that a page fetches at run time, which are beside the built page too. */
const FOR_PAGES = ['standalone.js', 'proof.js', 'pass-alive-everything.wasm', 'loader.js', 'embed.html', 'embed.js'];

/** @param {string} entry of `web/widget` */
const one = (entry) => ({ [entry]: join(WIDGET, `${entry}.ts`) });

/**
 * Builds entries, given by the names of their files in the package.
 * @param {Record<string, string>} input
 * @param {'es' | 'iife'} format
 * @param {import('vite').Plugin[]} [plugins]
 */
export async function bundle(input, format, plugins = []) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins, plainImports],
    build: {
      outDir: OUT,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input,
        external: /^node:/,
        // Importing must not fail in jsdom, which has neither.
        transform: { inject: { TextDecoder: [CODING, 'TextDecoder'], TextEncoder: [CODING, 'TextEncoder'] } },
        preserveEntrySignatures: 'strict',
        output: { format, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}

/**
 * Resolves the imports that end in `source` to another module.
 * @param {string} source
 * @param {string | { id: string, external: true }} target
 * @returns {import('vite').Plugin}
 */
function redirect(source, target) {
  return { name: 'redirect', enforce: 'pre', resolveId: (id) => (id.endsWith(source) ? target : null) };
}

/** Makes the built modules, which are in one folder, import each other. */
const besideElement = () => redirect('/element.ts', { id: './element.js', external: true });
const besideProofs = () => redirect('/embedded.tsx', { id: './proof.js', external: true });

/** The parts of the page that the widget shows are styled in its shadow root, not in the document. */
const inShadow = () => redirect('/ui/adopt.ts', join(PROOF, 'adopted.ts'));

/**
 * Makes a classic script of the element, with the WebAssembly inside.
 * @returns {import('vite').Plugin}
 */
function inOneFile() {
  const packed = gzipSync(readFileSync(WASM), { level: 9 }).toString('base64');
  return {
    name: 'in-one-file',
    enforce: 'pre',
    transform(source, id) {
      if (id === join(WIDGET, 'packed.ts')) return { code: `export default ${JSON.stringify(packed)};`, map: null };
      let code = source;
      if (id === join(WIDGET, 'loading.ts')) {
        // In a script from another host a relative import has no base address.
        code = source.replace(PROOFS, "import(new URL('./proof.js', import.meta.url).href)");
        if (source.match(PROOFS)?.length !== 1) throw new Failure(`${id} does not import what proves`);
      }
      if (!code.includes('import.meta.url')) return null;
      const own = JSON.stringify(join(WIDGET, 'script.ts'));
      code = `import { address as scriptAddress } from ${own};\n${code.replaceAll('import.meta.url', 'scriptAddress')}`;
      return { code, map: null };
    },
  };
}

/** Builds the widget from the binding, which must be there. */
export async function buildWidget() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  await bundle(one('element'), 'es', [besideProofs()]);
  await bundle(one('define'), 'es', [besideElement()]);
  await bundle(one('standalone'), 'iife', [inOneFile()]);
  await bundle({ proof: join(PROOF, 'embedded.tsx') }, 'es', [inShadow()]);
  copyFileSync(WASM, join(OUT, 'pass-alive.wasm'));
  copyFileSync(join(ENGINE, 'everything_bg.wasm'), join(OUT, 'pass-alive-everything.wasm'));
  await bundle(one('embed'), 'iife');
  copyFileSync(join(WIDGET, 'loader.js'), join(OUT, 'loader.js'));
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
    await buildWasm();
    await buildWidget();
  });
}
