/**
 * `npm run package`, which `npm pack` runs too: builds everything that npm publishes into
 * `package/`: the widget, the analysis, their types, and the manifest of the element.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, main, root, runLocal } from './command.mjs';
import { ensureBuild } from './tools.mjs';
import { buildWasm } from './wasm.mjs';
import { buildWidget, bundle, OUT } from './widget.mjs';

const SOURCE = join(root, 'web', 'package');
const WIDGET = join(root, 'web', 'widget');
const TYPES = join(OUT, 'types');

/** The entries, by where their WebAssembly is: beside the module, in a file that Node reads, or inside the module. */
const ENTRIES = ['index', 'node', 'inline'];

/** The frameworks with types for their markup, written by hand because the frameworks are not installed here. */
const FRAMEWORKS = ['react', 'preact', 'vue', 'svelte'];

/** @param {string} framework */
const declaration = (framework) => join('frameworks', `${framework}.d.ts`);

/** The folder into which tsc writes all types; the package takes those that it needs. */
const ALL_TYPES = join(root, 'target', 'types');

/** Builds the package from the binding, which must be there. */
export async function buildPackage() {
  await buildWidget();
  await bundle(Object.fromEntries(ENTRIES.map((name) => [name, join(SOURCE, `${name}.ts`)])), 'es');
  rmSync(ALL_TYPES, { recursive: true, force: true });
  await runLocal('tsc', ['-p', SOURCE, '--outDir', ALL_TYPES]);
  for (const name of FRAMEWORKS)
    copyFileSync(join(WIDGET, declaration(name)), join(ALL_TYPES, 'widget', declaration(name)));
  const frameworks = FRAMEWORKS.map((name) => `widget/frameworks/${name}.ts`);
  copyFileSync(join(root, 'web', 'engine', 'pkg', 'analyze_bg.wasm'), join(OUT, 'pass-alive-analyze.wasm'));
  takeTypes(['package/index.ts', 'package/inline.ts', 'widget/hosts/element.ts', ...frameworks]);
  copyFileSync(join(SOURCE, 'custom-elements.json'), join(OUT, 'custom-elements.json'));
}

/** A relative import of another module, in a declaration. */
const IMPORT = /((?:from|import)\s*\(?')(\.[^']*)\.ts'/g;

/**
 * Copies the declarations of these modules and of the modules that they import. tsc leaves imports
 * as they are in the source, where they name files that are not published.
 * @param {string[]} modules
 */
function takeTypes(modules) {
  const taken = new Set(modules);
  for (const module of taken) {
    const name = module.replace(/ts$/, 'd.ts');
    const text = readFileSync(join(ALL_TYPES, name), 'utf8').replace(IMPORT, (_, before, path) => {
      taken.add(join(dirname(module), `${path}.ts`));
      return `${before}${path}.js'`;
    });
    const left = /from '(#|\.[^']*(?<!\.js)')|\/pkg\//.exec(text);
    if (left) throw new Failure(`${name} imports what is not in the package: ${left[0]}`);
    const file = join(TYPES, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await ensureBuild();
    await buildWasm({ isShipped: true });
    await buildPackage();
  });
}
