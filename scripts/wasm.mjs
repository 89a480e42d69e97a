/**
 * `npm run wasm`: builds the binding into `web/engine/pkg` for development and tests, with `--shipped`
 * for readers; what is there from the same sources stays.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ask, Failure, main, root, run, runLocal } from './command.mjs';
import { ensureBuild } from './tools.mjs';

const INPUTS = ['Cargo.toml', 'Cargo.lock', 'package-lock.json', 'scripts/wasm.mjs'];
const CRATES = ['core', 'notation', 'eyes', 'json', 'learn', 'scene', 'wasm', 'analyze'];
const TARGET = 'wasm32-unknown-unknown';

const PROFILE = 'browser';
const BINDING = 'pass-alive-wasm';

/** The folder of what is built. */
const OUT = join(root, 'web', 'engine', 'pkg');

/**
 * The builds of the binding in the profile `browser` of `Cargo.toml`, each with the feature that it
 * adds to the board: the board, which the page fetches first; the widget, for other people's pages;
 * everything but the eyes of groups, which the page fetches when a text is read or a lens or
 * panel needs more than the board, and the widget for `mode="capture"` and `try` and for boards with layers or
 * joined edges; and the eyes, for the lens of that name and for `mode="eyes"`. The answers in JSON, for
 * `analyze()` of the package, are a crate of their own, and so is what lessons need besides the board.
 * The widget is small throughout: the one run that it records takes twice as long, a twentieth of a
 * millisecond more (docs/benchmarks.md).
 * @type {Readonly<Record<string, { crate: string, isSmall?: boolean, feature?: string }>>}
 */
const BUILDS = {
  board: { crate: BINDING, feature: 'legend' },
  widget: { crate: BINDING, isSmall: true, feature: 'texts' },
  everything: { crate: BINDING, feature: 'lenses' },
  eyes: { crate: BINDING, feature: 'eyes' },
  analyze: { crate: 'pass-alive-analyze' },
  learn: { crate: 'pass-alive-learn', feature: 'binding' },
};

/** The features of the builds that are fetched late. */
const LATE = new Set(['lenses', 'eyes']);

/**
 * The features of a build: for development and tests all print panics, for readers only those that are
 * fetched late, because the messages are a tenth of the board and of the widget.
 * @param {string | undefined} feature undefined for a crate without features
 * @param {boolean} isShipped
 */
function featuresOf(feature, isShipped) {
  if (feature === undefined) return '';
  return [feature, isShipped && !LATE.has(feature) ? '' : 'panics'].filter(Boolean).join(',');
}

/** The sets of features that the binding is built with. */
export const FEATURES = Object.values(BUILDS)
  .filter(({ crate }) => crate === BINDING)
  .flatMap(({ feature }) => [...new Set([featuresOf(feature, true), featuresOf(feature, false)])]);

/** A hash of everything the binding is made from, the compiler included. */
function fingerprint() {
  const hash = createHash('sha256').update(ask('rustc', '--version') ?? '');
  const files = [...INPUTS];
  for (const crate of CRATES) {
    const folder = join('crates', crate);
    files.push(join(folder, 'Cargo.toml'));
    for (const file of readdirSync(join(root, folder, 'src'), { recursive: true, withFileTypes: true })) {
      if (file.isFile()) files.push(join(file.parentPath, file.name).slice(root.length + 1));
    }
  }
  for (const file of files.sort()) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** The size of functions that are copied to where they are called: of 0 to 30 the one that makes the widget smallest. */
const INLINED = 10;

/**
 * How Cargo is told the flags of the compiler: `more`, and what removes the folders of the building machine from the
 * names of source files in panics, so that every machine builds the same bytes.
 * @param {string[]} more
 */
function compilerFlags(more = []) {
  const sysroot = execFileSync('rustc', ['--print', 'sysroot'], { cwd: root, encoding: 'utf8' }).trim();
  const cargo = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  const pairs = [`${cargo}=/cargo`, `${sysroot}=/rust`, `${root}=`];
  // A string of JSON is one of TOML, whatever characters a folder's name has.
  const flags = [...pairs.map((pair) => `--remap-path-prefix=${pair}`), ...more].map((flag) => JSON.stringify(flag));
  return `target.${TARGET}.rustflags=[${flags.join(',')}]`;
}

/** The folder that Cargo builds into. */
export function builtFolder() {
  const metadata = ask('cargo', 'metadata', '--no-deps', '--format-version', '1');
  if (metadata === null) throw new Failure('cargo metadata failed');
  return JSON.parse(metadata).target_directory;
}

/**
 * Builds the binding where it is out of date. Needs the tools.
 * @param {{ isShipped?: boolean }} options
 */
export async function buildWasm({ isShipped = false } = {}) {
  const sources = fingerprint();
  const target = builtFolder();
  // Cargo links on one core: the build before is made smaller beside it.
  let shrinking = Promise.resolve();
  for (const [name, { feature }] of Object.entries(BUILDS)) {
    const features = featuresOf(feature, isShipped);
    const stamp = join(OUT, `.${name}-built-from`);
    const built = `${sources} ${features}`;
    if (isBuilt(stamp, built)) {
      console.log(`[wasm] ${name} is up to date`);
      continue;
    }
    rmSync(stamp, { force: true });
    // What is there for development is kept for when it is wanted again, and so is what is shipped.
    const kept = join(target, 'binding', [name, ...features.split(',')].filter(Boolean).join('-'));
    if (isBuilt(join(kept, basename(stamp)), built)) {
      console.log(`[wasm] ${name} has been built before`);
      cpSync(kept, OUT, { recursive: true });
      continue;
    }
    await Promise.all([shrinking, bind(name, features, target)]);
    shrinking = shrink(join(OUT, `${name}_bg.wasm`), BUILDS[name]?.isSmall).then(() => {
      shortenNames(join(OUT, `${name}_bg.wasm`), join(OUT, `${name}.js`), BUILDS[name]?.isSmall);
      writeFileSync(stamp, built);
      rmSync(kept, { recursive: true, force: true });
      const own = new RegExp(`^(\\.${name}-|${name}(_bg)?\\.)`);
      for (const file of readdirSync(OUT).filter((each) => own.test(each))) cpSync(join(OUT, file), join(kept, file));
    });
  }
  await shrinking;
}

/**
 * Compiles a build and makes the script that loads it.
 * @param {string} name
 * @param {string} features
 * @param {string} target
 */
async function bind(name, features, target) {
  const { crate, isSmall } = /** @type {(typeof BUILDS)[string]} */ (BUILDS[name]);
  // Only a crate that no other crate can use is optimised together with what it uses.
  await run('cargo', [
    ...['rustc', '--package', crate, '--lib', '--crate-type', 'cdylib'],
    ...['--target', TARGET, '--profile', PROFILE],
    ...['--no-default-features', '--features', features],
    ...['--config', compilerFlags(isSmall ? [`-Cllvm-args=-inline-threshold=${INLINED}`] : [])],
    ...(isSmall ? ['--config', `profile.${PROFILE}.package.pass-alive.opt-level="z"`] : []),
  ]);
  // The page passes the address of the wasm itself: a default would carry the file twice.
  await run('wasm-bindgen', [
    join(target, TARGET, PROFILE, `${crate.replaceAll('-', '_')}.wasm`),
    ...['--target', 'web', '--omit-default-module-path', '--out-dir', OUT, '--out-name', name],
  ]);
}

/**
 * Makes a build smaller, in place.
 * @param {string} wasm
 * @param {boolean} [isSmall] by a longer search
 */
function shrink(wasm, isSmall = false) {
  // The names are for wasm-bindgen, and stripped after it. No pointer is below the address 1024,
  // where the end of the stack is.
  return runLocal('wasm-opt', [
    ...[wasm, '-o', wasm, '-Oz', ...(isSmall ? ['--flatten', '--rereloop', '-Oz'] : [])],
    ...['--converge', '--low-memory-unused', '--strip-debug', '--strip-producers'],
  ]);
}

/**
 * Gives the imports and exports of a build names of one or two letters: those of wasm-bindgen end in hashes, which
 * nothing compresses. What the search before has ended with is made smaller once more.
 * @param {string} wasm
 * @param {string} script
 * @param {boolean} [isSmall]
 */
function shortenNames(wasm, script, isSmall = false) {
  const tool = join(root, 'node_modules', '.bin', 'wasm-opt');
  const passes = [...(isSmall ? ['--monomorphize'] : []), '-Oz', '--minify-imports-and-exports-and-modules'];
  const printed = ask(tool, wasm, '-o', wasm, '--low-memory-unused', ...passes);
  if (printed === null) throw new Failure(`The names of ${wasm} could not be shortened`);
  /** @type {{ imports: [module: string, name: string, short: string][], exports: [name: string, short: string][] }} */
  const { imports, exports } = JSON.parse(printed);
  const given = new Map(imports.map(([, name, short]) => [name, short]));
  const called = new Map(exports);
  const source = readFileSync(script, 'utf8')
    .replace(/(?<=^ {8})\w+(?=: function\()/gm, (name) => given.get(name) ?? name)
    .replace(/(?<=\bwasm\.)\w+/g, (name) => called.get(name) ?? name)
    .replace(/"\.\/\w+_bg\.js"(?=: import0)/, 'a');
  writeFileSync(script, source);
}

/**
 * True if a build's stamp says that it is made from this.
 * @param {string} stamp
 * @param {string} built
 */
const isBuilt = (stamp, built) => existsSync(stamp) && readFileSync(stamp, 'utf8') === built;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await ensureBuild();
    await buildWasm({ isShipped: process.argv.includes('--shipped') });
  });
}
